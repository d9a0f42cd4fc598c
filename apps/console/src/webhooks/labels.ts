import { type EventType, eventTypes } from '@sextant/contract/kit/event-types'
import type {
  DeliveryStatus,
  DisabledReason,
  FilterField,
  Webhook,
  WebhookStatus,
} from '@sextant/contract/webhooks/schemas'
import type { Tone } from '../ui/badge'

export const statusTones = { Active: 'good', Failing: 'bad', Disabled: 'neutral' } as const satisfies Record<
  WebhookStatus,
  Tone
>

export const deliveryTones = { success: 'good', pending: 'warning', failed: 'bad' } as const satisfies Record<
  DeliveryStatus,
  Tone
>
export const deliveryLabels = {
  success: 'Delivered',
  pending: 'Waiting',
  failed: 'Failed',
} as const satisfies Record<DeliveryStatus, string>

export const triggerLabels = { scheduled: 'scheduled', manual: 'manual', test: 'test' } as const

/** Why a webhook is disabled. */
export const disabledTexts = {
  person: 'Disabled manually.',
  gone: 'Disabled automatically because the endpoint returned 410 Gone.',
  failing: 'Disabled automatically after 5 days of failures.',
} as const satisfies Record<DisabledReason, string>

export const filterLabels = {
  type: 'Type',
  status: 'Status',
  class: 'Class of email',
  source: 'Source',
  source_classification: 'Managed or unmanaged',
  mailbox_id: 'Mailbox ID',
  member_id: 'Person ID',
} as const satisfies Record<FilterField, string>

/** The families of events in catalog order. */
const families = {
  email: 'Emails',
  segment: 'Segments',
  trip: 'Trips',
  member: 'People',
  flight_status: 'Flight status',
  report: 'Reports',
  import: 'Imports',
  connection: 'Connections',
  mailbox: 'Mailboxes',
  webhook: 'Webhooks',
} as const

/** Selectable events by family; test events are only sent manually. */
export const eventFamilies: readonly { readonly label: string; readonly types: readonly EventType[] }[] =
  Object.entries(families).map(([family, label]) => ({
    label,
    types: eventTypes.filter((type) => type.startsWith(`${family}.`) && type !== 'webhook.test'),
  }))

export const eventsText = ({ events }: Pick<Webhook, 'events'>): string => {
  const [first, ...rest] = events
  if (first === undefined) return 'All events'
  return rest.length === 0 ? first : `${first} and ${rest.length} more`
}
