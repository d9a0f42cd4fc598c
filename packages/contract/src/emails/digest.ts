import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { one } from '../kit/wire'

/** Whether the caller receives the daily summary of emails in review. */
export const Digest = z.object({ enabled: z.boolean() })
export type Digest = z.infer<typeof Digest>

export const readDigest = endpoint({
  name: 'emails.digest',
  summary: 'Retrieve whether you receive a daily summary of the emails in review. 409 for applications.',
  method: 'GET',
  path: '{team}/emails/digest',
  permission: 'edit-segments',
  output: one(Digest),
  errors: ['conflict'],
})

export const updateDigest = endpoint({
  name: 'emails.update_digest',
  summary:
    'Turn your daily summary of the emails in review on or off. It is sent at 8:00 in the team’s time zone on days on which emails wait for a decision. 409 for applications.',
  method: 'PATCH',
  path: '{team}/emails/digest',
  permission: 'edit-segments',
  body: Digest,
  output: one(Digest),
  errors: ['conflict'],
})
