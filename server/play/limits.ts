// Limits of play; docs/hosting.md says the same to those who host.

/** Messages a page may send through its socket: a second, and at once. A bad one counts as `badMessage`. */
export const messagesPerSecond = 50
export const messagesAtOnce = 200
export const badMessage = 10
/** A page that has so much waiting unread is cut off. */
export const bytesUnread = 1024 * 1024
/** Chat lines that a page gets when it opens a match. */
export const chatShown = 100
/** A match in which nobody has done anything for so long is put away, and made again from its answers when somebody does. */
export const restAfter = 10_000
/** A match with more answers stays as it is: to make it again would hold up the others. */
export const restUpTo = 200
/** A match that nobody has open is forgotten by the process after that; its log is not. */
export const idleAfter = 60_000
