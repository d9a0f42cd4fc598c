/** Whether this browser has a session, as far as a page can tell: the cookie itself is not readable, its shadow is. */
export const hasSession = (cookie: string): boolean => /(?:^|;\s*)signed_in=/.test(cookie)
