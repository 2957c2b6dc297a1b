// The numbers of what cards do without being activated.

export const passives = {
  steadyHand: { piercing: 1, fromDistance: 2 },
  heavyHands: { dice: 1 },
  bigCharges: { dice: 1 },
  momentum: { ap: 1 },
  plated: { armor: 1 },
  notToday: { health: 1 },
  cartography: { regions: 2, charges: 1 },
  uplink: { ap: 1 },
  overdrive: { fromHealth: 2, health: 1, ap: 3 },
}
