"""What only some games have: a save on a sheet of paper."""
