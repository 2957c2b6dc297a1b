// What Liar's Dice is, for those who have not loaded it: the list of games, and the game itself.

export const about = {
  id: 'liars-dice',
  name: "Liar's Dice",
  about: 'Bid on all the dice while you see only your own, and catch the others lying.',
  seats: { least: 2, most: 6 },
}

export const listed = { ...about, minutes: '10' }
