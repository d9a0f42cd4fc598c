import type { EventType } from '@sextant/contract/kit/event-types'
import type { PartnerMessage } from '@sextant/contract/marketplace/schemas'
import type { Segment } from '@sextant/contract/segments/schemas'
import type { Traveler } from '@sextant/contract/travelers/schemas'

/** One setting of a partner's connection. */
export type ManifestField = {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'secret' | 'url' | 'email' | 'host' | 'port' | 'folder' | 'fingerprint'
  readonly required: boolean
  readonly hint?: string
  /** The default value. */
  readonly default?: string
}

/** The traveler as partners see them. */
export type Person = Pick<
  Traveler,
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'external_id'
  | 'employee_id'
  | 'phone'
  | 'title'
  | 'department'
  | 'cost_center'
  | 'country'
  | 'emergency_contact'
>

/** An event as partners see it. */
export type SegmentEvent = {
  readonly event: { readonly id: string; readonly type: EventType; readonly created: string }
  readonly segment: Segment
  /** Null if the traveler is unknown to the team. */
  readonly person: Person | null
  /** The page with more details. */
  readonly url: string
}

/** A partner's values by field name, including secrets. */
export type Config = Readonly<Record<string, string>>

/** A column of a partner's data: its name there, its description, and how it is computed. */
export type Column = readonly [name: string, holds: string, of: (segmentEvent: SegmentEvent) => string | number | null]

/** How travel is delivered to a partner. */
export type Manifest = {
  readonly delivery: PartnerMessage['by']
  readonly events: readonly EventType[]
  readonly fields: readonly ManifestField[]
  readonly columns: readonly Column[]
  /** The message for an event; null if the partner does not use it. */
  readonly compose: (segmentEvent: SegmentEvent, config: Config) => PartnerMessage | null
}

/** The events about bookings. */
export const segmentEvents = [
  'segment.created',
  'segment.updated',
  'segment.cancelled',
  'segment.deleted',
] as const satisfies readonly EventType[]

/** What the partner should do with the record. */
export function actionOf({ event, segment }: SegmentEvent): 'create' | 'update' | 'cancel' {
  if (event.type === 'segment.deleted' || segment.status === 'Cancelled') return 'cancel'
  return event.type === 'segment.created' ? 'create' : 'update'
}

/** The values of all columns of a record by name. */
export const recordOf = (
  columns: readonly Column[],
  segmentEvent: SegmentEvent,
): Record<string, string | number | null> => Object.fromEntries(columns.map(([name, , of]) => [name, of(segmentEvent)]))
