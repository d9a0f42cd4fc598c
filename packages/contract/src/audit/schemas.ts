import * as z from 'zod/mini'
import { Id, Instant } from '../kit/wire'

export const AuditEvent = z.object({
  id: Id,
  /** `user:{id}`, `nobody` before sign-in, `scim` for the directory, `system` for the product itself. */
  actor: z.string(),
  /** The actor's name or address, for users of the team. */
  actor_name: z.nullable(z.string()),
  /** `feature.verb`, such as `users.update`. */
  action: z.string(),
  target: z.nullable(z.string()),
  before: z.nullable(z.unknown()),
  after: z.nullable(z.unknown()),
  ip: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  created: Instant,
})
export type AuditEvent = z.infer<typeof AuditEvent>
