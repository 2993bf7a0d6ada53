"""What touches the disk: the journal of a tournament, its dated copies, and the register of players."""
