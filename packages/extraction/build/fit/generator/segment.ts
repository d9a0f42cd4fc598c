import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Point } from '@sextant/domain/kit/great-circle'
import type { Person } from './people'

/** A segment of a booking, as the mail will show it. */
export interface Segment {
  kind: ReservationKind
  /** Days as `YYYY-MM-DD`, times as `HH:MM`. */
  startDay: string
  startTime: string | null
  endDay: string | null
  endTime: string | null
  from: Place | null
  to: Place | null
  place: string | null
  /** The expected number. */
  number: string | null
  /** The number as printed in the mail. */
  displayNumber: string | null
  company: string
  reference: string
  travelers: Person[]
  status: 'confirmed' | 'cancelled'
  nights: number
  /** Whether it is part of the return. */
  isReturn: boolean
}

/** The origin or destination of a ride. */
export interface Place {
  /** The expected value: a code, or the name as written. */
  value: string
  /** As printed in the mail. */
  displayed: string
  /** Short form, if there is one. */
  city: string
  /** Coordinates; null if only its code determines them. */
  at: Point | null
}

/** A booking: segments of one kind with one record locator, with legs in order of travel. */
export interface Booking {
  kind: ReservationKind
  segments: Segment[]
  company: string
  reference: string
}
