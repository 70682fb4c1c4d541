"""Every benchmark: rules, computer players, environments and the server, as ratios measured in one run."""
