// What Reichbusters is, for those who have not loaded it: the list of games, and the game itself.

export const about = {
  id: 'reichbusters',
  name: 'Reichbusters',
  about:
    'Commandos steal through a castle together: unheard as long as they can, and against the clock once the alarm sounds.',
  seats: { least: 1, most: 4 },
}

export const listed = { ...about, minutes: '25 to 60' }
