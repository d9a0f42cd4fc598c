import * as z from 'zod/mini'
import { eventTypes } from '../kit/event-types'
import { Id, Instant, timestamps } from '../kit/wire'

/** Marketplace partners by machine name; `domain/marketplace` has their descriptions. */
export const partnerNames = [
  'sap_concur',
  'international_sos',
  'expensify',
  'zoho_expense',
  'ramp',
  'crisis24',
  'everbridge',
  'thrust_carbon',
  'watershed',
  'snowflake',
  'tableau',
  'tripit',
  'sherpa',
  'hrs',
] as const
export const PartnerName = z.enum(partnerNames)
export type PartnerName = z.infer<typeof PartnerName>

/** A partner that this installation can connect to. */
export const ConnectionPartner = z.object({ id: Id, machine_name: PartnerName })
export type ConnectionPartner = z.infer<typeof ConnectionPartner>

const connectionStatuses = ['PENDING', 'ENABLED', 'ENABLING', 'DISABLING', 'DISABLED'] as const
export type ConnectionStatus = (typeof connectionStatuses)[number]

/** Accepted in any case, as people and older clients write it. */
const AnyCaseStatus = z.pipe(
  z
    .string()
    .check(z.toUpperCase())
    .register(z.globalRegistry, { examples: ['DISABLED'] }),
  z.enum(connectionStatuses),
)

/** Values of a partner's fields, by the names in its manifest. */
const Values = z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(10_000)))

export const Connection = z.object({
  id: Id,
  app_id: Id,
  machine_name: PartnerName,
  status: z.enum(connectionStatuses),
  /** The configuration without secrets. */
  config: Values,
  /** The names of the stored secrets. */
  secrets: z.array(z.string()),
  /** The requester's name at the time. */
  requested_by: z.nullable(z.string()),
  enabled_at: z.nullable(Instant),
  last_sync_at: z.nullable(Instant),
  last_error: z.nullable(z.string()),
  /** Pending deliveries. */
  waiting: z.int(),
  ...timestamps,
})
export type Connection = z.infer<typeof Connection>

export const ConnectionRequest = z.object({ app_id: Id })

/**
 * Changes to a connection: `status` disconnects (`DISABLED`) or resumes it (`ENABLED`); `config` has values of the
 * partner's fields. Omitted fields stay unchanged, empty ones are deleted.
 */
export const ConnectionEdit = z.object({ status: z.optional(AnyCaseStatus), config: z.optional(Values) })
export type ConnectionEdit = z.infer<typeof ConnectionEdit>

/** What would be or was sent, as the partner receives it. Secrets are hidden. */
export const PartnerMessage = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('http'),
    url: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
  }),
  z.object({ by: z.literal('sftp'), path: z.string(), type: z.string(), content: z.string() }),
  z.object({
    by: z.literal('mail'),
    to: z.string(),
    subject: z.string(),
    paragraphs: z.array(z.string()),
    attachment: z.object({ filename: z.string(), type: z.string(), content: z.string() }),
  }),
])
export type PartnerMessage = z.infer<typeof PartnerMessage>

/** One attempt to deliver to a partner. */
export const ConnectionAttempt = z.object({
  id: Id,
  event_type: z.enum(eventTypes),
  /** The record the attempt was about. */
  resource_id: Id,
  status: z.enum(['success', 'failed', 'skipped']),
  attempt: z.int(),
  /** The destination; empty if nothing was sent. */
  url: z.string(),
  response_status: z.nullable(z.int()),
  /** Why it failed, or why nothing was sent. */
  error: z.nullable(z.string()),
  duration_ms: z.int(),
  /** The time of the next retry; null if there is none. */
  next_attempt_at: z.nullable(Instant),
  created: Instant,
})
export type ConnectionAttempt = z.infer<typeof ConnectionAttempt>

export const PreviewRequest = z.object({ config: z.optional(Values) })

export const ConnectionPreview = z.object({
  /** The event used: from the team's latest travel, or a sample if there is none. */
  event_type: z.enum(eventTypes),
  sample: z.boolean(),
  /** Null if the partner ignores the event, such as an expense without a price. */
  message: z.nullable(PartnerMessage),
})
export type ConnectionPreview = z.infer<typeof ConnectionPreview>
