import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { BoundedDay, Day, Id, Instant, one, page, pageQuery, timestamps } from '../kit/wire'
import { EmailStatus } from './schemas'

/** The maximum number of emails per reprocess. */
export const maxReprocessed = 10_000

const reprocessStatuses = ['Previewing', 'Ready', 'Applying', 'Applied', 'Cancelled', 'Failed'] as const

/** Email statuses that allow rereading. */
export const rereadable = [
  'Processed',
  'Partial',
  'Unrecognized',
  'No Travel Data',
  'Failed',
] as const satisfies readonly EmailStatus[]

/** Rereads the emails of a range of days: first previews the changes, then applies them on request. */
export const Reprocess = z.object({
  id: Id,
  status: z.enum(reprocessStatuses),
  start_date: Day,
  end_date: Day,
  mailbox_id: z.nullable(Id),
  /** Only emails with this status; null for every status that allows rereading. */
  email_status: z.nullable(EmailStatus),
  emails: z.int(),
  /** How many of them were read, and how many of those with changes were applied or skipped. */
  previewed: z.int(),
  applied: z.int(),
  left_out: z.int(),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  unreadable: z.int(),
  error: z.nullable(z.string()),
  created_by: z.nullable(z.string()),
  finished: z.nullable(Instant),
  ...timestamps,
})
export type Reprocess = z.infer<typeof Reprocess>

/** One segment that an email would create, change or delete. */
export const SegmentDifference = z.object({
  change: z.enum(['added', 'changed', 'removed']),
  /** Null if the segment does not exist yet. */
  segment_id: z.nullable(Id),
  type: z.string(),
  title: z.string(),
  /** The segment's day, if known. */
  day: z.nullable(Day),
  fields: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})
export type SegmentDifference = z.infer<typeof SegmentDifference>

/** What one email would change. */
export const ReprocessItem = z.object({
  id: Id,
  email_id: Id,
  subject: z.nullable(z.string()),
  from_address: z.nullable(z.string()),
  status_before: EmailStatus,
  status_after: EmailStatus,
  differences: z.array(SegmentDifference),
  state: z.enum(['previewed', 'applied', 'left_out', 'unreadable']),
  /** Why it was skipped or could not be read. */
  reason: z.nullable(z.string()),
})
export type ReprocessItem = z.infer<typeof ReprocessItem>

const ReprocessDraft = z.object({
  /** First and last day of receipt, in the team's time zone. */
  start_date: BoundedDay,
  end_date: BoundedDay,
  mailbox_id: z.optional(Id),
  status: z.optional(z.enum(rereadable)),
})

export const createReprocess = endpoint({
  name: 'emails.reprocess',
  summary: `Read emails of some days again without applying anything: a preview of at most ${maxReprocessed} emails. 409 while another one is in progress.`,
  method: 'POST',
  path: '{team}/emails/reprocesses',
  permission: 'edit-emails',
  body: ReprocessDraft,
  output: one(Reprocess),
  errors: ['conflict'],
})

export const listReprocesses = endpoint({
  name: 'emails.reprocesses',
  summary: 'List reprocesses, newest first.',
  method: 'GET',
  path: '{team}/emails/reprocesses',
  permission: 'read-emails',
  query: z.object(pageQuery({ fields: ['created'], default: 'created:desc' })),
  output: page(Reprocess),
})

export const readReprocess = endpoint({
  name: 'emails.reprocessed',
  summary: 'Retrieve the progress of a reprocess and the total of its changes.',
  method: 'GET',
  path: '{team}/emails/reprocesses/{id}',
  permission: 'read-emails',
  output: one(Reprocess),
})

export const listReprocessItems = endpoint({
  name: 'emails.reprocessItems',
  summary: 'List the emails that would change something, in the order in which they are applied.',
  method: 'GET',
  path: '{team}/emails/reprocesses/{id}/items',
  permission: 'read-emails',
  query: z.object({
    ...pageQuery({ fields: ['id'], default: 'id:asc' }),
    state: z.optional(ReprocessItem.shape.state),
  }),
  output: page(ReprocessItem),
})

export const applyReprocess = endpoint({
  name: 'emails.applyReprocess',
  summary:
    'Apply the previewed changes. An email whose changes would now be different is skipped. 409 unless it is ready.',
  method: 'POST',
  path: '{team}/emails/reprocesses/{id}/apply',
  permission: 'edit-emails',
  output: one(Reprocess),
  statuses: [200],
  errors: ['conflict'],
})

export const cancelReprocess = endpoint({
  name: 'emails.cancelReprocess',
  summary: 'Cancel a preview or an application in progress; changes already applied stay. 409 once it has ended.',
  method: 'POST',
  path: '{team}/emails/reprocesses/{id}/cancel',
  permission: 'edit-emails',
  output: one(Reprocess),
  statuses: [200],
  errors: ['conflict'],
})
