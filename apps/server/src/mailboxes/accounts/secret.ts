import type { Secrets } from '../../platform/secrets/secrets'

/** What is sealed for one mailbox opens for no other. */
const purposeOf = (team: string, mailbox: string): string => `mailbox:${team}/${mailbox}`

export const sealSecret = (secrets: Secrets, team: string, mailbox: string, secret: string): string =>
  secrets.seal(secret, purposeOf(team, mailbox))

/** The secret was sealed with a key that is gone. */
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
