import { Invitation, TeamUser } from '@sextant/contract/users/schemas'
import { nameOf } from '../account'
import type { MemberRow } from '../teams'
import type { InvitationRow } from './store'

export const presentUser = (row: MemberRow): TeamUser =>
  TeamUser.parse({
    id: row.id,
    name: nameOf(row),
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    role: row.role,
    status: row.status,
    two_factor_enabled: row.two_factor,
    last_login_at: row.last_login_at,
    created: row.created,
    modified: row.modified,
  })

export const presentInvitation = (row: InvitationRow): Invitation =>
  Invitation.parse({
    id: row.id,
    email: row.email,
    role: row.role,
    status: row.shown_status,
    invited_by: row.invited_by,
    expires_at: row.expires,
    created: row.created,
    modified: row.modified,
  })
