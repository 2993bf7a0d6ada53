"""The entry line: keys in, what they mean, and the intent that goes out."""
