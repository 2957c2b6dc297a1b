// What Connect Four is, for those who have not loaded it: the list of games, and the game itself.

export const about = {
  id: 'connect-four',
  name: 'Connect Four',
  about: 'Drop discs in turn; four in a row, in any direction, win.',
  seats: { least: 2, most: 2 },
}

export const listed = { ...about, minutes: '5' }
