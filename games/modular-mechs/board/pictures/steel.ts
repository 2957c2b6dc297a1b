// The colours that the pictures of modules are made of: steel in three tones, and what glows.

export const steel = '#8fa3b5'
export const light = '#c6d2dc'
export const dark = '#5d7183'
export const ink = '#2b3640'
export const red = '#ff5a49'
export const pink = '#ff8a7a'
export const orange = '#ff9a4a'
export const gold = '#ffd65c'
export const teal = '#5fd6c8'
export const blue = '#7cc0ff'
export const violet = '#b9a2ff'
export const green = '#7fe0a8'
