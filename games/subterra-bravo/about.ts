// What Subterra Bravo is, for those who have not loaded it: the list of games, and the game itself.

export const about = {
  id: 'subterra-bravo',
  name: 'Subterra Bravo',
  about: 'Commandos fight their way through an underground base, and all the adrenaline they take feeds the Overseer.',
  seats: { least: 2, most: 6 }, // SB-009
}

export const listed = { ...about, minutes: '25 to 50' }
