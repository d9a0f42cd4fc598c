import { Invitation, TeamUser } from '@sextant/contract/users/schemas'
import { nameOf } from '../account'
import type { MemberRow } from '../teams'
import type { InvitationRow } from './store'

/** Converts a user's row to the shape of the API. */
export const shapeUser = (row: MemberRow) => ({
  ...row,
  name: nameOf(row),
  two_factor_enabled: row.two_factor,
})

export const presentUser = (row: MemberRow): TeamUser => TeamUser.parse(shapeUser(row))

/** Converts an invitation's row to the shape of the API. */
export const shapeInvitation = (row: InvitationRow) => ({
  ...row,
  status: row.shown_status,
  expires_at: row.expires,
})

export const presentInvitation = (row: InvitationRow): Invitation => Invitation.parse(shapeInvitation(row))
