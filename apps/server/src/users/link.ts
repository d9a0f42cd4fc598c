import { hashToken, makeToken } from '../platform/tokens'

/** How long an invitation is valid. */
const invitationDays = 7

/** A new invitation link: the token goes into the email, its hash into the row. */
export function newLink(publicUrl: string) {
  const token = makeToken(128)
  return {
    url: `${publicUrl}/invitations/${token}`,
    row: { token_hash: hashToken(token), days: invitationDays },
  }
}
