import * as z from 'zod/mini'
import { Id, Instant, stamps } from '../kit/wire'

export const Mailbox = z.object({
  id: Id,
  attributes: z.object({
    name: z.string(),
    address: z.string(),
    type: z.enum(['forwarding', 'imap', 'api']),
    status: z.enum(['Active', 'Inactive', 'Failing']),
  }),
  last_received_at: z.nullable(Instant),
  ...stamps,
})
export type Mailbox = z.infer<typeof Mailbox>
