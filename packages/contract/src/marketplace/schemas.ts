import * as z from 'zod/mini'
import { eventTypes } from '../kit/event-types'
import { Id, Instant, stamps } from '../kit/wire'

/** The partners of the marketplace by their machine names; what people read of them stands in `domain/marketplace`. */
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

/** A partner that this installation can be connected to. */
export const ConnectionPartner = z.object({ id: Id, machine_name: PartnerName })
export type ConnectionPartner = z.infer<typeof ConnectionPartner>

export const connectionStatuses = ['PENDING', 'ENABLED', 'ENABLING', 'DISABLING', 'DISABLED'] as const
export type ConnectionStatus = (typeof connectionStatuses)[number]

/** Taken in any case, as people and older clients write it. */
const AnyCaseStatus = z.pipe(
  z
    .string()
    .check(z.toUpperCase())
    .register(z.globalRegistry, { examples: ['DISABLED'] }),
  z.enum(connectionStatuses),
)

/** The values of a partner's fields by the names that its manifest gives them. */
const Values = z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(10_000)))

export const Connection = z.object({
  id: Id,
  app_id: Id,
  machine_name: PartnerName,
  status: z.enum(connectionStatuses),
  /** What was configured; secrets are left out. */
  config: Values,
  /** The names of the secrets that are kept. */
  secrets: z.array(z.string()),
  /** Who asked for it, by the name they had then. */
  requested_by: z.nullable(z.string()),
  enabled_at: z.nullable(Instant),
  last_sync_at: z.nullable(Instant),
  last_error: z.nullable(z.string()),
  /** Deliveries that still wait. */
  waiting: z.int(),
  ...stamps,
})
export type Connection = z.infer<typeof Connection>

export const ConnectionRequest = z.object({ app_id: Id })

/**
 * What is changed of a connection: `status` to disconnect it (`DISABLED`) or to take it up again (`ENABLED`), `config`
 * with the values of the partner's fields. A field that is left out stays as it is, an empty one is forgotten.
 */
export const ConnectionEdit = z.object({ status: z.optional(AnyCaseStatus), config: z.optional(Values) })
export type ConnectionEdit = z.infer<typeof ConnectionEdit>

/** What would go out, or went, as the partner receives it; secrets are not shown. */
export const Parcel = z.discriminatedUnion('by', [
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
export type Parcel = z.infer<typeof Parcel>

/** One attempt to deliver to a partner. */
export const ConnectionAttempt = z.object({
  id: Id,
  event_type: z.enum(eventTypes),
  /** The record that it told of. */
  resource_id: Id,
  status: z.enum(['success', 'failed', 'skipped']),
  attempt: z.int(),
  /** Where it went; empty where nothing was sent. */
  url: z.string(),
  response_status: z.nullable(z.int()),
  /** Why it failed, or why nothing was sent. */
  error: z.nullable(z.string()),
  duration_ms: z.int(),
  /** When it is tried again; null where it is not. */
  next_attempt_at: z.nullable(Instant),
  created: Instant,
})
export type ConnectionAttempt = z.infer<typeof ConnectionAttempt>

export const PreviewRequest = z.object({ config: z.optional(Values) })

export const ParcelPreview = z.object({
  /** The event that it tells of; of the team's latest travel, or of a sample where there is none yet. */
  event_type: z.enum(eventTypes),
  sample: z.boolean(),
  /** Null where the partner has no use for that event, such as an expense without a price. */
  parcel: z.nullable(Parcel),
})
export type ParcelPreview = z.infer<typeof ParcelPreview>
