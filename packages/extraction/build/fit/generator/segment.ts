import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Person } from './people'

/** One thing booked, as the mail will tell it. */
export interface Segment {
  kind: ReservationKind
  /** Days as 2026-05-31, hours as 14:05. */
  startDay: string
  startTime: string | null
  endDay: string | null
  endTime: string | null
  from: Place | null
  to: Place | null
  place: string | null
  /** The number as it should be read. */
  number: string | null
  /** The number as the mail prints it. */
  displayNumber: string | null
  company: string
  reference: string
  travelers: Person[]
  status: 'confirmed' | 'cancelled'
  nights: number
}

/** Where a ride begins or ends. */
export interface Place {
  /** As it should be read: a code, or the name as written. */
  value: string
  /** As the mail prints it. */
  displayed: string
  /** A short form, where there is one. */
  city: string
}

/** What was booked together: facts of one kind under one reference, legs in the order of travel. */
export interface Booking {
  kind: ReservationKind
  segments: Segment[]
  company: string
  reference: string
}
