import type { SegmentType } from '@sextant/contract/segments/schemas'
import { isKnown, near, type TripPlace } from './trip-place'

/**
 * The fields of a segment that determine where its traveler is. Times are milliseconds since 1970. The end is never
 * before the start.
 */
export type Booking = {
  readonly id: string
  readonly type: SegmentType
  readonly isRide: boolean
  readonly status: 'Active' | 'Cancelled'
  readonly start: number
  readonly end: number
  readonly from: TripPlace
  readonly to: TripPlace
}

/** Flights, trains, and rides between two cities: journeys from place to place. */
export const isMove = ({ type, isRide, from, to }: Booking): boolean =>
  type === 'air' || type === 'rail' || (isRide && isKnown(from) && isKnown(to) && !near(from, to))

/** Where a person is known to have been: at the end of a journey, or at the start and end of anything else. */
export type Trace = { readonly at: number; readonly place: TripPlace; readonly booking: Booking }

/** The traces that a booking has left by an instant. */
export function tracesOf(booking: Booking, at: number): Trace[] {
  const { start, end, from, to } = booking
  const departure = isMove(booking) || start > at ? [] : [{ at: start, place: from, booking }]
  return end > at ? departure : [...departure, { at: end, place: isKnown(to) ? to : from, booking }]
}
