/**
 * Whether the browser has a session. The session cookie itself is not readable; the `signed_in` cookie beside it is.
 */
export const hasSession = (cookie: string): boolean => /(?:^|;\s*)signed_in=/.test(cookie)
