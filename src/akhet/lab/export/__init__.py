"""Games as Parquet files, one row per decision: from records and back, and data sets of games between bots."""
