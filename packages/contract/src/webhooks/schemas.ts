import * as z from 'zod/mini'
import { eventTypes } from '../kit/event-types'
import { Id, Instant, oneLine, stamps } from '../kit/wire'

export const EventTypeName = z.enum(eventTypes)
export type EventTypeName = z.infer<typeof EventTypeName>

/**
 * `Failing`: the newest attempts failed, and nothing has succeeded since. `Disabled`: it gets nothing until it is
 * enabled.
 */
export const webhookStatuses = ['Active', 'Failing', 'Disabled'] as const
export const WebhookStatus = z.enum(webhookStatuses)
export type WebhookStatus = z.infer<typeof WebhookStatus>

/** Who disabled it: a person; the receiver, by answering 410; or five days of nothing but failure. */
export const DisabledReason = z.enum(['person', 'gone', 'failing'])
export type DisabledReason = z.infer<typeof DisabledReason>

/** Fields of an event's object that a webhook may be narrowed by. */
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

/** Field → the values that are wanted of it. An event whose object does not have the field is not held back by it. */
export const WebhookFilters = z.partialRecord(
  z.enum(filterFields),
  z
    .array(z.string().check(z.trim(), z.minLength(1, 'Enter a value.'), z.maxLength(200), oneLine))
    .check(z.minLength(1, 'Enter a value.'), z.maxLength(50, 'Enter at most 50 values.')),
)
export type WebhookFilters = z.infer<typeof WebhookFilters>

/**
 * Headers of the connection, of the message's form and of the signature are ours to set (RFC 9110 §7.6.1, Standard
 * Webhooks).
 */
const ownHeaders =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|expect|date|content-.*|webhook-.*)$/

const HeaderName = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(100),
  z.regex(/^[a-z0-9!#$%&'*+.^_`|~-]+$/, 'Must be the name of a header, such as x-api-key.'),
  z.refine((name) => !ownHeaders.test(name), 'Is a header that Sextant sets itself.'),
)
const HeaderValue = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter a value.'),
    z.maxLength(1000),
    z.regex(/^[\x20-\x7e]*$/, 'Must be plain ASCII text on one line.'),
  )

/** A header that is sent along. Its value is a secret: it is taken, never answered; left out, it stays as it is. */
export const CustomHeader = z.object({ name: HeaderName, value: z.optional(HeaderValue) })
export type CustomHeader = z.infer<typeof CustomHeader>

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)
const isWebAddress = (text: string): boolean => /^https?:$/.test(urlOf(text)?.protocol ?? '')
const isBare = (text: string): boolean => {
  const url = urlOf(text)
  return url === null || url.username + url.password + url.hash === ''
}

/** What people set of a webhook. */
const fields = {
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100), oneLine),
  url: z
    .string()
    .check(
      z.trim(),
      z.maxLength(2000),
      oneLine,
      z.refine(isWebAddress, 'Must be a web address such as https://example.com/hook.'),
      z.refine(isBare, 'Must have no user name, password or fragment.'),
    )
    .register(z.globalRegistry, { examples: ['https://example.com/hook'] }),
  description: z.string().check(z.trim(), z.maxLength(500)),
  /** Types of events that it gets; an empty list stands for all of them. */
  events: z.array(EventTypeName).check(z.maxLength(eventTypes.length)),
  filters: WebhookFilters,
  /** Deliveries a second at most; null for as many as it takes. */
  rate_limit: z.nullable(z.int().check(z.minimum(1), z.maximum(1000))),
}

/** How attempts of the last 24 hours went, tests aside; by the hour, oldest first, hours without any left out. */
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
  /** Until when the secret that was replaced signs beside the new one; null when there is one only. */
  previous_secret_until: z.nullable(Instant),
  stats_24h: WebhookStats,
  last_success_at: z.nullable(Instant),
  last_failure_at: z.nullable(Instant),
  ...stamps,
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

/** What verifies signatures: `whsec_` and 32 random bytes in base64 (Standard Webhooks). */
export const WebhookSecret = z.object({
  secret: z.string(),
  /** The one before it, while that signs too. */
  previous: z.nullable(z.object({ secret: z.string(), until: Instant })),
})
export type WebhookSecret = z.infer<typeof WebhookSecret>

export const deliveryStatuses = ['pending', 'success', 'failed'] as const
export const DeliveryStatus = z.enum(deliveryStatuses)
export type DeliveryStatus = z.infer<typeof DeliveryStatus>
export const DeliveryTrigger = z.enum(['scheduled', 'manual', 'test'])

/** One attempt: what was sent and what came back. */
export const Attempt = z.object({
  id: Id,
  attempt: z.int(),
  trigger: DeliveryTrigger,
  status: z.enum(['success', 'failed']),
  url: z.string(),
  /** What is secret in them is left out. */
  request_headers: z.record(z.string(), z.string()),
  response_status: z.nullable(z.int()),
  response_headers: z.nullable(z.record(z.string(), z.string())),
  /** The first 4 KiB of it. */
  response_body: z.nullable(z.string()),
  duration_ms: z.int(),
  error: z.nullable(z.string()),
  created: Instant,
})
export type Attempt = z.infer<typeof Attempt>

const EventName = z.object({ id: Id, type: EventTypeName, resource_id: Id, created: Instant })

/** An event on its way to a webhook. */
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

/** With the body that is sent, and every attempt, newest first. */
export const DeliveryDetail = z.object({
  ...Delivery.shape,
  request_body: z.string(),
  attempts: z.array(Attempt),
})
export type DeliveryDetail = z.infer<typeof DeliveryDetail>

/** An attempt to tell a webhook of something, as the record shows it that it is about. */
export const Callback = z.object({
  id: Id,
  event_id: Id,
  webhook_id: Id,
  url: z.string(),
  attempt: z.int(),
  trigger: DeliveryTrigger,
  /** `pending`: this attempt failed, and there will be another. */
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

/** Something that happened, the same in webhooks, feed and stream. `object` is the record as GET answers it. */
export const EventRecord = z.object({ ...EventName.shape, data: z.object({ object: z.unknown() }) })
export type EventRecord = z.infer<typeof EventRecord>
