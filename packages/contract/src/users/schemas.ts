import * as z from 'zod/mini'
import { teamRoles } from '../kit/permissions'
import { EmailAddress, Id, Instant, oneLine, timestamps } from '../kit/wire'

const TeamRole = z.enum(teamRoles)

/** A person as a user of one team. */
export const TeamUser = z.object({
  id: Id,
  name: z.nullable(z.string()),
  email: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  role: TeamRole,
  /** Disabled: the team's directory (SCIM) revoked access. */
  status: z.enum(['Active', 'Disabled']),
  two_factor_enabled: z.boolean(),
  last_login_at: z.nullable(Instant),
  ...timestamps,
})
export type TeamUser = z.infer<typeof TeamUser>

export const RoleChange = z.object({ role: TeamRole })

export const invitationStatuses = ['Pending', 'Accepted', 'Expired', 'Revoked'] as const

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role: TeamRole,
  status: z.enum(invitationStatuses),
  invited_by: z.nullable(z.string()),
  expires_at: Instant,
  ...timestamps,
})
export type Invitation = z.infer<typeof Invitation>

export const NewInvitation = z.object({ email: EmailAddress, role: TeamRole })

/** A name and a password, both required if the address has no account and omitted if it has one. */
export const Acceptance = z.object({
  name: z.optional(z.string().check(z.trim(), z.maxLength(200), oneLine)),
  password: z.optional(z.string().check(z.maxLength(1024))),
})
