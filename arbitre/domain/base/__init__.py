"""What the whole domain stands on: errors, names, people, ranges of numbers, randomness that anyone can check."""
