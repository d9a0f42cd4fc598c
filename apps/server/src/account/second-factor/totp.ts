import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30

/** Six digits every thirty seconds by SHA-1: what every authenticator app understands (RFC 6238). */
const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: 'Sextant',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  })

/** A new secret of 160 bits, in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator app reads from a picture. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/**
 * The step whose code this is: the present one, or one beside it for a clock that is off. Null where it is none of
 * them.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta
}
