import type { Secrets } from '../../platform/secrets/secrets'

/** The purpose that binds a sealed secret to its mailbox. */
const purposeOf = (team: string, mailbox: string): string => `mailbox:${team}/${mailbox}`

export const sealSecret = (secrets: Secrets, team: string, mailbox: string, secret: string): string =>
  secrets.seal(secret, purposeOf(team, mailbox))

/** The key that sealed the secret no longer exists. */
export class SecretLost extends Error {
  override readonly name = 'SecretLost'
}

/** The password or token of an account. Throws `SecretLost`. */
export function openSecret(secrets: Secrets, team: string, mailbox: string, sealed: string): string {
  try {
    return secrets.open(sealed, purposeOf(team, mailbox))
  } catch (cause) {
    throw new SecretLost('The secret of an account cannot be opened.', { cause })
  }
}
