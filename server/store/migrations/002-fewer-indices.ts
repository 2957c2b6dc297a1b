// Indices that every answer had to be written into, for little use.

export const fewerIndices = (): readonly string[] => [
  // Whoever adds to a log has read all of it, and so knows the keys: that its length is still the same is enough.
  'drop index entries_by_key',
  // The newest first is as good a list as the last changed first, and a match is made only once.
  'drop index public_matches',
  'create index public_matches on matches (status, created) where is_public',
]
