/**
 * Whether the browser has a session. The session cookie itself is not readable, but the `signed_in` cookie set along
 * with it is.
 */
export const hasSession = (cookie: string): boolean => /(?:^|;\s*)signed_in=/.test(cookie)
