import { hashToken, makeToken } from '../platform/tokens'

/** How long an invitation is good for. */
const invitationDays = 7

/** A new link of an invitation: the token for the mail, its hash for the row. */
export function newLink(publicUrl: string) {
  const token = makeToken(128)
  return {
    url: `${publicUrl}/invitations/${token}`,
    row: { token_hash: hashToken(token), days: invitationDays },
  }
}
