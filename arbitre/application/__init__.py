"""Use cases: when things happen and in which order; the only layer that windows and the command line call."""
