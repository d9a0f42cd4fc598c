import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { BoundedDay, Id, listQuery, one, page } from '../kit/wire'
import { Email, EmailDetail, EmailEvent, EmailReview, EmailStatus, ReadBy, ReviewDecision } from './schemas'

/** The maximum message size, by SMTP and HTTP: 25 MiB, as at the large email providers. */
export const maximumMessageBytes = 25 * 1024 * 1024

export const listEmails = endpoint({
  name: 'emails.list',
  summary: "List a team's emails, newest first.",
  method: 'GET',
  path: '{team}/emails',
  permission: 'browse-emails',
  query: z.object({
    ...listQuery({ fields: ['created', 'subject', 'from_address', 'status'], default: 'created:desc' }),
    status: z.optional(EmailStatus),
    /** `Open`: the queue of emails that need a person's attention. */
    review: z.optional(EmailReview),
    /** A user's id, or `none`. */
    assignee: z.optional(z.string().check(z.regex(/^(\d{1,18}|none)$/, 'Must be a user’s id, or none.'))),
    read_by: z.optional(ReadBy),
    /** The source's machine name, such as `lufthansa`; `Email` for unknown senders. */
    source: z.optional(z.string().check(z.maxLength(100))),
    mailbox_id: z.optional(Id),
    /** First and last day of receipt, in the team's time zone. */
    start_date: z.optional(BoundedDay),
    end_date: z.optional(BoundedDay),
  }),
  output: page(Email),
})

export const listEmailSources = endpoint({
  name: 'emails.sources',
  summary: "List the sources of a team's emails by name, for filtering.",
  method: 'GET',
  path: '{team}/emails/sources',
  permission: 'browse-emails',
  output: z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) }),
})

export const readEmail = endpoint({
  name: 'emails.read',
  summary: 'Retrieve an email with its headers, attachments and extracted data.',
  method: 'GET',
  path: '{team}/emails/{id}',
  permission: 'read-emails',
  output: one(EmailDetail),
})

export const listEmailEvents = endpoint({
  name: 'emails.events',
  summary: 'List the events of an email, oldest first.',
  method: 'GET',
  path: '{team}/emails/{id}/events',
  permission: 'read-emails',
  output: z.object({ data: z.array(EmailEvent) }),
})

export const receiveEmail = endpoint({
  name: 'emails.receive',
  summary:
    'Upload a message as message/rfc822 or as the part `file` of a form. 200 if the same message already exists; 409 if the mailbox is inactive.',
  method: 'POST',
  path: '{team}/emails',
  permission: 'add-emails',
  body: z.object({ mailbox_id: z.optional(Id) }),
  upload: { types: ['message/rfc822', 'application/octet-stream'], maxBytes: maximumMessageBytes },
  output: one(Email),
  statuses: [201, 200],
  errors: ['too_large', 'unsupported_type', 'conflict'],
})

export const releaseEmail = endpoint({
  name: 'emails.release',
  summary: 'Release a held email to be read. 409 if it is not held.',
  method: 'POST',
  path: '{team}/emails/{id}/release',
  permission: 'edit-emails',
  output: one(Email),
  statuses: [200],
  errors: ['conflict'],
})

export const discardEmail = endpoint({
  name: 'emails.discard',
  summary: 'Reject a held email; it stays in the list, unread. 409 if it is not held.',
  method: 'POST',
  path: '{team}/emails/{id}/discard',
  permission: 'edit-emails',
  output: one(Email),
  statuses: [200],
  errors: ['conflict'],
})

export const reviewEmail = endpoint({
  name: 'emails.review',
  summary:
    'Decide on an email in review: accept or reject what was read, dismiss it as not about travel, put it off, or reopen it; the last three also together with the emails that look like it. 409 if it is not in review, decided otherwise, or has nothing to accept or reject.',
  method: 'POST',
  path: '{team}/emails/{id}/review',
  permission: 'edit-segments',
  body: z.object({
    decision: ReviewDecision,
    /** Whether the decision also applies to the `similar` emails; `reopen` reopens every email it applied to. */
    similar: z.optional(z.boolean()),
  }),
  output: z.object({
    data: Email,
    /** How many emails the decision changed; 0 if it had already been made. */
    meta: z.object({ emails: z.int() }),
  }),
  statuses: [200],
  errors: ['conflict'],
})

export const assignEmail = endpoint({
  name: 'emails.assign',
  summary: 'Assign an email in review to a user who may decide on it, or to nobody. 409 if it is not in review.',
  method: 'POST',
  path: '{team}/emails/{id}/assign',
  permission: 'edit-segments',
  body: z.object({ assignee_id: z.nullable(Id) }),
  output: one(Email),
  statuses: [200],
  errors: ['conflict'],
})
