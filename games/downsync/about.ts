// What Downsync is, for those who have not loaded it: the list of games, and the game itself.

export const about = {
  id: 'downsync',
  name: 'Downsync',
  about: 'Two forces hunt each other as nameless sensor contacts, where whatever is seen first is dead first.',
  seats: { least: 2, most: 2 },
}

export const listed = { ...about, minutes: '45 to 60' }
