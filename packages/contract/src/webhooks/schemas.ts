import * as z from 'zod/mini'
import { eventTypes } from '../kit/event-types'
import { Id, Instant, oneLine, timestamps } from '../kit/wire'
import { FieldChange } from '../segments/history'

export const EventTypeName = z.enum(eventTypes)
export type EventTypeName = z.infer<typeof EventTypeName>

/**
 * `Failing`: the latest attempts failed, with no success since. `Disabled`: it receives nothing until it is re-enabled.
 */
export const webhookStatuses = ['Active', 'Failing', 'Disabled'] as const
export const WebhookStatus = z.enum(webhookStatuses)
export type WebhookStatus = z.infer<typeof WebhookStatus>

/** What disabled it: a person; the receiver, by answering 410; or five days of continuous failure. */
export const DisabledReason = z.enum(['person', 'gone', 'failing'])
export type DisabledReason = z.infer<typeof DisabledReason>

/** Fields of an event's object that a webhook can filter by. */
export const filterFields = [
  'type',
  'status',
  'class',
  'source',
  'source_classification',
  'mailbox_id',
  'member_id',
] as const
export type FilterField = (typeof filterFields)[number]

/** Field → accepted values. A filter does not apply to events whose object lacks the field. */
export const WebhookFilters = z.partialRecord(
  z.enum(filterFields),
  z
    .array(z.string().check(z.trim(), z.minLength(1, 'Enter a value.'), z.maxLength(200), oneLine))
    .check(z.minLength(1, 'Enter a value.'), z.maxLength(50, 'Enter at most 50 values.')),
)
export type WebhookFilters = z.infer<typeof WebhookFilters>

/**
 * Headers used by the connection, the message format or the signature are reserved (RFC 9110 §7.6.1, Standard
 * Webhooks).
 */
const reservedHeaders =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|expect|date|content-.*|webhook-.*)$/

const HeaderName = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(100),
  z.regex(/^[a-z0-9!#$%&'*+.^_`|~-]+$/, 'Must be the name of a header, such as x-api-key.'),
  z.refine((name) => !reservedHeaders.test(name), 'Is a header that Sextant sets itself.'),
)
const HeaderValue = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter a value.'),
    z.maxLength(1000),
    z.regex(/^[\x20-\x7e]*$/, 'Must be plain ASCII text on one line.'),
  )

/** A custom header. Its value is secret, so it is never returned; if omitted, it stays unchanged. */
export const CustomHeader = z.object({ name: HeaderName, value: z.optional(HeaderValue) })
export type CustomHeader = z.infer<typeof CustomHeader>

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)
const isWebAddress = (text: string): boolean => /^https?:$/.test(urlOf(text)?.protocol ?? '')
const isPlainText = (text: string): boolean => {
  const url = urlOf(text)
  return url === null || url.username + url.password + url.hash === ''
}

/** The settings of a webhook. */
const fields = {
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100), oneLine),
  url: z
    .string()
    .check(
      z.trim(),
      z.maxLength(2000),
      oneLine,
      z.refine(isWebAddress, 'Must be a web address such as https://example.com/hook.'),
      z.refine(isPlainText, 'Must have no user name, password or fragment.'),
    )
    .register(z.globalRegistry, { examples: ['https://example.com/hook'] }),
  description: z.string().check(z.trim(), z.maxLength(500)),
  /** The event types it receives; an empty list means all. */
  events: z.array(EventTypeName).check(z.maxLength(eventTypes.length)),
  filters: WebhookFilters,
  /** The maximum number of deliveries per second; null for no limit. */
  rate_limit: z.nullable(z.int().check(z.minimum(1), z.maximum(1000))),
}

/** The attempts of the last 24 hours, excluding tests; per hour, oldest first, without empty hours. */
export const WebhookStats = z.object({
  succeeded: z.int(),
  failed: z.int(),
  average_ms: z.nullable(z.int()),
  hours: z.array(z.object({ hour: Instant, succeeded: z.int(), failed: z.int() })),
})
export type WebhookStats = z.infer<typeof WebhookStats>

export const Webhook = z.object({
  id: Id,
  ...fields,
  status: WebhookStatus,
  disabled_reason: z.nullable(DisabledReason),
  disabled_at: z.nullable(Instant),
  failing_since: z.nullable(Instant),
  custom_headers: z.array(z.object({ name: z.string() })),
  /** When the previous secret stops signing; null if there is only one. */
  previous_secret_until: z.nullable(Instant),
  stats_24h: WebhookStats,
  last_success_at: z.nullable(Instant),
  last_failure_at: z.nullable(Instant),
  ...timestamps,
})
export type Webhook = z.infer<typeof Webhook>

const custom_headers = z.array(CustomHeader).check(
  z.maxLength(20, 'Enter at most 20 headers.'),
  z.refine((headers) => new Set(headers.map(({ name }) => name)).size === headers.length, 'Name each header once.'),
)

export const WebhookDraft = z
  .object({
    name: fields.name,
    url: fields.url,
    description: z._default(fields.description, ''),
    events: z._default(fields.events, []),
    filters: z._default(fields.filters, {}),
    rate_limit: z._default(fields.rate_limit, null),
    custom_headers: z._default(custom_headers, []),
  })
  .register(z.globalRegistry, {
    examples: [{ name: 'Bookings', url: 'https://example.com/hook', events: ['email.processed'] }],
  })
export type WebhookDraft = z.infer<typeof WebhookDraft>

export const WebhookEdit = z.partial(z.object({ ...fields, custom_headers, status: z.enum(['Active', 'Disabled']) }))
export type WebhookEdit = z.infer<typeof WebhookEdit>

/** Verifies signatures: `whsec_` and 32 random bytes in base64 (Standard Webhooks). */
export const WebhookSecret = z.object({
  secret: z.string(),
  /** The previous secret, while it still signs. */
  previous: z.nullable(z.object({ secret: z.string(), until: Instant })),
})
export type WebhookSecret = z.infer<typeof WebhookSecret>

export const deliveryStatuses = ['pending', 'success', 'failed'] as const
export const DeliveryStatus = z.enum(deliveryStatuses)
export type DeliveryStatus = z.infer<typeof DeliveryStatus>
export const DeliveryTrigger = z.enum(['scheduled', 'manual', 'test'])

/** One attempt: the request and the response. */
export const Attempt = z.object({
  id: Id,
  attempt: z.int(),
  trigger: DeliveryTrigger,
  status: z.enum(['success', 'failed']),
  url: z.string(),
  /** Secret values are omitted. */
  request_headers: z.record(z.string(), z.string()),
  response_status: z.nullable(z.int()),
  response_headers: z.nullable(z.record(z.string(), z.string())),
  /** Its first 4 KiB. */
  response_body: z.nullable(z.string()),
  duration_ms: z.int(),
  error: z.nullable(z.string()),
  created: Instant,
})
export type Attempt = z.infer<typeof Attempt>

const EventName = z.object({ id: Id, type: EventTypeName, resource_id: Id, created: Instant })

/** The delivery of an event to a webhook. */
export const Delivery = z.object({
  id: Id,
  webhook_id: Id,
  event: EventName,
  status: DeliveryStatus,
  trigger: DeliveryTrigger,
  attempt_count: z.int(),
  next_attempt_at: z.nullable(Instant),
  /** Of the newest attempt; null before the first. */
  response_status: z.nullable(z.int()),
  error: z.nullable(z.string()),
  duration_ms: z.nullable(z.int()),
  attempted_at: z.nullable(Instant),
  created: Instant,
})
export type Delivery = z.infer<typeof Delivery>

/** Includes the request body and all attempts, newest first. */
export const DeliveryDetail = z.object({
  ...Delivery.shape,
  request_body: z.string(),
  attempts: z.array(Attempt),
})
export type DeliveryDetail = z.infer<typeof DeliveryDetail>

/** An attempt to notify a webhook about a record, as shown on the record's page. */
export const Callback = z.object({
  id: Id,
  event_id: Id,
  webhook_id: Id,
  url: z.string(),
  attempt: z.int(),
  trigger: DeliveryTrigger,
  /** `pending`: this attempt failed, and another will follow. */
  status: DeliveryStatus,
  request_headers: z.record(z.string(), z.string()),
  request_body: z.string(),
  response_status: z.nullable(z.int()),
  response_headers: z.nullable(z.record(z.string(), z.string())),
  response_body: z.nullable(z.string()),
  duration_ms: z.int(),
  error: z.nullable(z.string()),
  next_attempt_at: z.nullable(Instant),
  created: Instant,
})
export type Callback = z.infer<typeof Callback>

/**
 * An event, the same in webhooks, the feed and the stream. `object` is the record as GET returns it; `changes` says
 * what `segment.updated` and `segment.cancelled` changed.
 */
export const EventRecord = z.object({
  ...EventName.shape,
  data: z.object({ object: z.unknown(), changes: z.optional(z.array(FieldChange)) }),
})
export type EventRecord = z.infer<typeof EventRecord>
