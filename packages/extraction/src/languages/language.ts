import type { ReservationKind } from '@sextant/contract/emails/reservation'

/** Concepts expressed by labels in booking mails. */
export const concepts = [
  'checkIn',
  'checkOut',
  'arrival',
  'departure',
  'pickUp',
  'dropOff',
  'start',
  'end',
  'date',
  'time',
  'duration',
  'nights',
  'origin',
  'destination',
  'route',
  'outbound',
  'inbound',
  'reference',
  'agencyReference',
  'ticket',
  'otherNumber',
  'traveler',
  'bookedBy',
  'hotel',
  'restaurant',
  'event',
  'venue',
  'address',
  'phone',
  'room',
  'party',
  'total',
  'partPrice',
  'payment',
  'flight',
  'airline',
  'operatedBy',
  'train',
  'bus',
  'ship',
  'seat',
  'carriage',
  'platform',
  'terminal',
  'cabin',
  'equipment',
  'baggage',
  'stop',
  'vehicle',
  'company',
  'boarding',
  'deadline',
  'bookedOn',
  'old',
  'new',
  'status',
  'remark',
] as const
export type Concept = (typeof concepts)[number]

/**
 * Statements about the status of a booking. `noBooking` is for offers, newsletters and the like, `notBooked` for
 * explicit statements that nothing was booked.
 */
export const statements = [
  'confirmed',
  'changed',
  'cancelled',
  'pending',
  'waitlisted',
  'declined',
  'noBooking',
  'notBooked',
] as const
export type Statement = (typeof statements)[number]

/** Function words by their use in a sentence or next to a value. */
export const particles = [
  'if',
  'from',
  'to',
  'until',
  'at',
  'on',
  'and',
  'by',
  'hour',
  'am',
  'pm',
  'noon',
  'midnight',
  'today',
  'tomorrow',
  'nextDay',
  'night',
  'greeting',
  'closing',
  'title',
  'forwarded',
  'wrote',
  'boilerplate',
  'offer',
] as const
export type Particle = (typeof particles)[number]

/** Phrases separated by commas or line breaks, in lower case, with their diacritics. */
type Phrases = string

/**
 * The words of one language. Phrases are what suppliers print: each inflected form or abbreviation in use is a separate
 * phrase. Language files contain only data.
 */
export interface Language {
  /** BCP 47. */
  tag: string
  labels: Partial<Readonly<Record<Concept, Phrases>>>
  /** Nouns and verbs for each kind of booking. */
  kinds: Partial<Readonly<Record<ReservationKind, Phrases>>>
  statements: Partial<Readonly<Record<Statement, Phrases>>>
  particles: Partial<Readonly<Record<Particle, Phrases>>>
  /** Month names that CLDR lacks, from January, separated by `|`; forms of one month are separated by commas. */
  months?: string
  /** Weekday names that CLDR lacks, from Monday, in the same format. */
  weekdays?: string
}
