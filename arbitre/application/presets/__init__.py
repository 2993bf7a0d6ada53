"""What is shipped to begin with: rule sets by name, and what each language proposes."""
