// What Modular Mechs is, for those who have not loaded it: the list of games, and the game itself.

export const about = {
  id: 'modular-mechs',
  name: 'Modular Mechs',
  about: 'Bolt modules onto your mech, run your crew through them, and earn money for every dent you make.',
  seats: { least: 2, most: 6 }, // MM-001
}

export const listed = { ...about, minutes: '40' }
