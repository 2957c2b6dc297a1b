// What is said along with every file: how long it may be kept, and what a page from here may load.

/**
 * Everything comes from this server. Styles may stand in the page as well, because a dialog that is open stops the page
 * behind it from scrolling by a style element of its own.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const securityHeaders: { readonly [name: string]: string } = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** A file in `assets/` has a hash of its content in its name, so it never changes. All others are asked for each time. */
export const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** True for the address of a screen, such as `/rules/connect-four/CF-003`; false for that of a file. */
export const isScreen = (path: string): boolean =>
  !path.startsWith('/assets/') && !path.slice(path.lastIndexOf('/')).includes('.')
