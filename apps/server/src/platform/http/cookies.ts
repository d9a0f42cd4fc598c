import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieJar } from './context'

const names = (secure: boolean) => ({
  session: secure ? '__Host-sextant_session' : 'sextant_session',
  authRequest: secure ? '__Host-sextant_journey' : 'sextant_journey',
  device: secure ? '__Host-sextant_device' : 'sextant_device',
  hint: 'signed_in',
})

const authRequestSeconds = 15 * 60
const deviceSeconds = 180 * 24 * 60 * 60

/** The session token sent by the browser. */
export const sessionToken = (request: FastifyRequest, secure: boolean): string | null =>
  request.cookies[names(secure).session] ?? null

/**
 * Sets and clears the session cookie, which scripts cannot read, and `signed_in`, which tells the console whether to
 * request the current user. Over TLS the session cookie is a `__Host-` cookie (RFC 6265bis §4.1.3).
 */
export function cookieJar(request: FastifyRequest, reply: FastifyReply, secure: boolean): CookieJar {
  const { session, authRequest, device, hint } = names(secure)
  const common = { path: '/', sameSite: 'lax', secure } as const
  return {
    signIn: (token, maxAgeSeconds) => {
      const age = maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds }
      void reply.setCookie(session, token, { ...common, ...age, httpOnly: true })
      void reply.setCookie(hint, '1', { ...common, ...age })
    },
    signOut: () => {
      void reply.clearCookie(session, { ...common, httpOnly: true })
      void reply.clearCookie(hint, common)
    },
    device: request.cookies[device] ?? null,
    keepDevice: (token) => void reply.setCookie(device, token, { ...common, maxAge: deviceSeconds, httpOnly: true }),
    authRequest: request.cookies[authRequest] ?? null,
    startAuthRequest: (token) =>
      void reply.setCookie(authRequest, token, { ...common, maxAge: authRequestSeconds, httpOnly: true }),
    endAuthRequest: () => void reply.clearCookie(authRequest, { ...common, httpOnly: true }),
  }
}
