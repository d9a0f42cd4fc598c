import type { ReservationKind } from '@sextant/contract/emails/reservation'

/** What a label of a booking mail speaks of. */
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

/** What a mail says has become of a booking; `noBooking` is said of offers, newsletters and the like. */
export const statements = [
  'confirmed',
  'changed',
  'cancelled',
  'pending',
  'waitlisted',
  'declined',
  'noBooking',
] as const
export type Statement = (typeof statements)[number]

/** Small words by what they do in a sentence or beside a value. */
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

/** Phrases parted by commas or line breaks, in lower case, as they are spelled with their accents. */
type Phrases = string

/**
 * The words of one language. Phrases are what suppliers print: the forms of a word that occur (cases, genders, plurals,
 * abbreviations) are phrases of their own. Nothing but data stands in the files of the languages.
 */
export interface Language {
  /** BCP 47. */
  tag: string
  labels: Partial<Readonly<Record<Concept, Phrases>>>
  /** Nouns and verbs that tell of what is booked. */
  kinds: Partial<Readonly<Record<ReservationKind, Phrases>>>
  statements: Partial<Readonly<Record<Statement, Phrases>>>
  particles: Partial<Readonly<Record<Particle, Phrases>>>
  /**
   * Forms of the months that CLDR does not have: January first, parted by `|`, each with its forms parted by commas.
   */
  months?: string
  /** Forms of the days of the week that CLDR does not have: Monday first, written like the months. */
  weekdays?: string
}
