import type { Reservation } from '@sextant/contract/emails/reservation'
import { activityDraft } from './activity-draft'
import { airDraft } from './air-draft'
import { carDraft } from './car-draft'
import type { DraftContext } from './common-fields'
import { derive } from './derive'
import type { SegmentDraft } from './draft'
import { hotelDraft } from './hotel-draft'
import { railDraft } from './rail-draft'

/**
 * Converts a reservation to a segment. Null if it has neither a start nor an end date, unless it is a cancellation,
 * which may identify its booking by number alone.
 */
export function fromReservation(reservation: Reservation, context: DraftContext): SegmentDraft | null {
  const { start, end, status } = reservation
  if (!start.time.local && !end.time.local && status !== 'cancelled') return null
  return derive(draftOf(reservation, context))
}

/** Converts a reservation to a segment without derived fields, whether it has a day or not. */
export function draftOf(reservation: Reservation, context: DraftContext): SegmentDraft {
  switch (reservation.kind) {
    case 'flight':
      return airDraft(reservation, context)
    case 'lodging':
      return hotelDraft(reservation, context)
    case 'car':
      return carDraft(reservation, context)
    case 'train':
      return railDraft(reservation, context)
    case 'bus':
    case 'boat':
    case 'taxi':
      return activityDraft(reservation, 'transportation', context)
    case 'restaurant':
      return activityDraft(reservation, 'restaurant', context)
    case 'event':
      return activityDraft(reservation, 'general', context)
  }
}
