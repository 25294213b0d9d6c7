"""What people are shown of Grim Farmer: words, aims, reasons, defaults, numbers for learning."""
