import type { Reservation } from '@sextant/contract/emails/reservation'
import type { SegmentKind } from '../ui/segment-icon'

/** The kind of segment that a reservation becomes. */
export const segmentKindOf: Readonly<Record<Reservation['kind'], SegmentKind>> = {
  flight: 'air',
  lodging: 'hotel',
  car: 'car',
  train: 'rail',
  bus: 'transportation',
  boat: 'transportation',
  taxi: 'transportation',
  restaurant: 'restaurant',
  event: 'activity',
}
