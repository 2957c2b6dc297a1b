// A message as one frame of a socket (RFC 6455), in the form in which a server sends it: whole and without a mask.

export const longestFramed = 0xffff

const text = '\x81'
const binary = '\x82'
/** Stands in place of a length that takes two bytes. */
const twoBytes = '\x7e'

/**
 * Both the message and the frame are bytes as a text, one in each letter. Written to the connection as such a text, a
 * message needs no buffer on its way there.
 */
export function frame(message: string, isBinary: boolean): string {
  const { length } = message
  const kind = isBinary ? binary : text
  if (length < 126) return kind + String.fromCharCode(length) + message
  return kind + twoBytes + String.fromCharCode(length >> 8, length & 0xff) + message
}
