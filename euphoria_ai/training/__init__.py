"""Training of the learned evaluation: self-play (`data`), the net in numpy (`learner`), generations (`recipe`)."""
