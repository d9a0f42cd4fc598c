import type { EventType } from '@sextant/contract/kit/event-types'
import type { Parcel } from '@sextant/contract/marketplace/schemas'
import type { Segment } from '@sextant/contract/segments/schemas'
import type { Traveler } from '@sextant/contract/travelers/schemas'

/** One value that a team gives a partner's connection. */
export type ManifestField = {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'secret' | 'url' | 'email' | 'host' | 'port' | 'folder' | 'fingerprint'
  readonly required: boolean
  readonly hint?: string
  /** What counts where nothing is given. */
  readonly default?: string
}

/** What partners learn of the person who travels. */
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

/** What happened, as a partner is told of it. */
export type SegmentEvent = {
  readonly event: { readonly id: string; readonly type: EventType; readonly created: string }
  readonly segment: Segment
  /** Null where the traveler is nobody that the team knows. */
  readonly person: Person | null
  /** The page at which people read more of it. */
  readonly url: string
}

/** A partner's values by the names of its fields, secrets among them. */
export type Config = Readonly<Record<string, string>>

/** One column of what a partner receives: its name there, what it holds in words, and how it is made. */
export type Column = readonly [name: string, holds: string, of: (segmentEvent: SegmentEvent) => string | number | null]

/** How travel goes to a partner. */
export type Manifest = {
  readonly delivery: Parcel['by']
  readonly events: readonly EventType[]
  readonly fields: readonly ManifestField[]
  readonly columns: readonly Column[]
  /** What is sent of an event; null where it is of no use to the partner. */
  readonly compose: (segmentEvent: SegmentEvent, config: Config) => Parcel | null
}

/** The events that tell of bookings. */
export const segmentEvents = [
  'segment.created',
  'segment.updated',
  'segment.cancelled',
  'segment.deleted',
] as const satisfies readonly EventType[]

/** What the partner is to do with the record. */
export function actionOf({ event, segment }: SegmentEvent): 'create' | 'update' | 'cancel' {
  if (event.type === 'segment.deleted' || segment.status === 'Cancelled') return 'cancel'
  return event.type === 'segment.created' ? 'create' : 'update'
}

/** The values of all columns of one record under their names. */
export const recordOf = (
  columns: readonly Column[],
  segmentEvent: SegmentEvent,
): Record<string, string | number | null> => Object.fromEntries(columns.map(([name, , of]) => [name, of(segmentEvent)]))
