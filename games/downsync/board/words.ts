// Small words for the windows of the table.

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
