"""The bag, the balance of vowels and consonants, and drawing a rack."""
