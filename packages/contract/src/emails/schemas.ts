import * as z from 'zod/mini'
import { Id, Instant, timestamps } from '../kit/wire'
import { Authenticity } from './authenticity'
import { Diagnostic, emailClasses, Reservation } from './reservation'

export const emailStatuses = [
  'Pending',
  'Processing',
  'Processed',
  'Partial',
  'Unrecognized',
  'No Travel Data',
  'Duplicate',
  'Held',
  'Rejected',
  'Failed',
] as const
export const EmailStatus = z.enum(emailStatuses)
export type EmailStatus = z.infer<typeof EmailStatus>

export const matchMethods = ['email', 'extra_email', 'name', 'manual', 'none'] as const

/** `Later`: postponed. `Accepted` and `Dismissed`: decided. */
export const EmailReview = z.enum(['Open', 'Later', 'Accepted', 'Dismissed'])
export type EmailReview = z.infer<typeof EmailReview>

/** How an email's bookings were read; `manual`: entered by people. */
export const readBys = ['markup', 'definition', 'words', 'rule', 'model', 'manual'] as const
export const ReadBy = z.enum(readBys)
export type ReadBy = z.infer<typeof ReadBy>

/**
 * Decisions on an email in review. `reject`: the reading is wrong, and the booking must be entered. `dismiss`: the
 * email is not about travel. `reopen` undoes a decision.
 */
export const ReviewDecision = z.enum(['accept', 'reject', 'dismiss', 'later', 'reopen'])
export type ReviewDecision = z.infer<typeof ReviewDecision>

export const Email = z.object({
  id: Id,
  mailbox_id: z.nullable(Id),
  status: EmailStatus,
  status_reason: z.nullable(z.string()),
  source: z.nullable(z.string()),
  /** The sender's display name. */
  source_name: z.nullable(z.string()),
  source_type: z.nullable(z.string()),
  class: z.nullable(z.enum(emailClasses)),
  from_address: z.nullable(z.string()),
  to_address: z.nullable(z.string()),
  cc_address: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  msg_id: z.nullable(z.string()),
  msg_date: z.nullable(Instant),
  size_bytes: z.int(),
  attachment_count: z.int(),
  segment_count: z.int(),
  attempt: z.int(),
  member_id: z.nullable(Id),
  match_method: z.nullable(z.enum(matchMethods)),
  retry_of_id: z.nullable(Id),
  /** The review of an uncertain reading; null if it is certain. */
  review: z.nullable(EmailReview),
  /** The user assigned to its review; null if unassigned. */
  assignee_id: z.nullable(Id),
  /** How its bookings were read; null if it has none. */
  read_by: z.nullable(ReadBy),
  metadata: z.record(z.string(), z.unknown()),
  ...timestamps,
})
export type Email = z.infer<typeof Email>

export const Attachment = z.object({
  id: Id,
  /** Its part of the message, as referenced by evidence. */
  part: z.string(),
  filename: z.nullable(z.string()),
  content_type: z.string(),
  size: z.int(),
  inline: z.boolean(),
  sha256: z.string(),
  parsed: z.boolean(),
})
export type Attachment = z.infer<typeof Attachment>

export const EmailDetail = z.object({
  ...Email.shape,
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  attachments: z.array(Attachment),
  /** The extracted data, each value with its evidence; empty until the email is processed. */
  reservations: z.array(Reservation),
  diagnostics: z.array(Diagnostic),
  /** Whether the sender is authentic; null until the email is read, or if it was read before this was checked. */
  authenticity: z.nullable(Authenticity),
  /** False once the message was redacted, or deleted after its mailbox's retention period. */
  message_kept: z.boolean(),
  /**
   * Whether the reader and the team's live parsing rules are unchanged since the last reading, so a retry would give
   * the same result.
   */
  reader_unchanged: z.boolean(),
  /** Similar emails in review: same sender, structure and result. */
  similar: z.array(z.object({ id: Id, subject: z.nullable(z.string()) })),
  /** The next newer and next older emails, by time of receipt. */
  newer_id: z.nullable(Id),
  older_id: z.nullable(Id),
})
export type EmailDetail = z.infer<typeof EmailDetail>

const emailEventTypes = [
  'received',
  'authenticated',
  'matched_rule',
  'classified',
  'extracted',
  'normalized',
  'member_matched',
  'member_unmatched',
  'deduplicated',
  'segment_created',
  'segment_updated',
  'segment_cancelled',
  'completed',
  'failed',
  'retried',
  'callback_sent',
] as const

export const EmailEvent = z.object({
  id: Id,
  email_id: Id,
  type: z.enum(emailEventTypes),
  status: z.enum(['ok', 'warning', 'error']),
  message: z.string(),
  detail: z.record(z.string(), z.unknown()),
  duration_ms: z.nullable(z.number()),
  created: Instant,
})
export type EmailEvent = z.infer<typeof EmailEvent>
