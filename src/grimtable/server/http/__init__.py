"""HTTP: paths, forms, and what each request does."""
