import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30

/** Six digits every thirty seconds with SHA-1, which every authenticator app supports (RFC 6238). */
const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: 'Sextant',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  })

/** A new 160-bit secret in Base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The URI that authenticator apps read from a QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/**
 * The time step of a code: the current one, or an adjacent one to tolerate clock drift. Null if the code matches none.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta
}
