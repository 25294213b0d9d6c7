"""What a seat is shown: vocabulary, views, decisions, stories, texts."""
