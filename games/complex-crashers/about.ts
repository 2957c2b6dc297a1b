// What Complex Crashers is, for those who have not loaded it: the list of games, and the game itself.

export const about = {
  id: 'complex-crashers',
  name: 'Complex Crashers',
  about: 'Operatives crash a research complex to shut its reactors down, while its manager builds it around them.',
  seats: { least: 2, most: 5 }, // CC-001
}

export const listed = { ...about, minutes: '45 to 150' }
