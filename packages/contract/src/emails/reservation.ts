import * as z from 'zod/mini'
import { ChangedTimes } from './changed-times'
import { StatedAmount, StatedPrice } from './stated-amounts'

/**
 * What extraction reads from a document: one reservation, with all travelers on the same leg together. Unknown
 * properties are absent; nothing is guessed.
 */

export const reservationKinds = [
  'flight',
  'lodging',
  'car',
  'train',
  'bus',
  'boat',
  'taxi',
  'restaurant',
  'event',
] as const
export const ReservationKind = z.enum(reservationKinds)
export type ReservationKind = z.infer<typeof ReservationKind>

/** Where a value was read: the reader, the part of the message, and the path or position. */
export const Evidence = z.object({
  reader: z.string(),
  /** IMAP part number (`1.2`), `attachment name` inside an archive, or `file`. */
  part: z.string(),
  /** JSON path, microdata property path, or a position such as `line:column`. */
  path: z.string(),
  /** The original text, up to 200 characters. */
  text: z.optional(z.string()),
})
export type Evidence = z.infer<typeof Evidence>

const text = z.optional(z.string())

/** A place as given in the document, completed from bundled data if recognised. */
export const Place = z.object({
  name: text,
  address: text,
  locality: text,
  admin_code: text,
  postal_code: text,
  /** ISO 3166 alpha-2. */
  country_code: text,
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  /** IATA code of an airport. */
  iata_code: text,
  /** Station code: UIC, or the railway's own. */
  station_code: text,
  /** IANA zone. */
  time_zone_id: text,
  phone: text,
})
export type Place = z.infer<typeof Place>

/** One end of a reservation: local time `YYYY-MM-DDTHH:MM:SS`, or `YYYY-MM-DD` if only the day is known. */
export const Moment = z.object({
  local: text,
  /** IANA zone, or a fixed offset such as `+02:00` if that is all the document gives. */
  zone: text,
})
export type Moment = z.infer<typeof Moment>

export const Passenger = z.object({
  name: text,
  first_name: text,
  last_name: text,
  email: text,
  seat: text,
  ticket_number: text,
  membership_number: text,
})
export type Passenger = z.infer<typeof Passenger>

export const Organization = z.object({
  name: text,
  /** IATA airline designator. */
  iata_code: text,
  phone: text,
  url: text,
})

/**
 * Issuers of references, closest to the supplier first. An event's identifier in calendars (RFC 5545 §3.8.4.7) connects
 * an invitation with its updates; people are not shown it.
 */
export const referenceIssuers = [
  'airline',
  'hotel',
  'rail_line',
  'car_company',
  'supplier',
  'agency',
  'online_agency',
  'ticket',
  'calendar',
] as const

/** A booking reference and its issuer. A ticket number is a reference too. */
export const Reference = z.object({ value: z.string(), issuer: z.enum(referenceIssuers) })
export type Reference = z.infer<typeof Reference>

export const Reservation = z.object({
  kind: ReservationKind,
  status: z.enum(['confirmed', 'cancelled', 'pending', 'hold']),
  confirmation_no: text,
  /**
   * References from issuers other than the confirmation number's, such as the agency's in addition to the airline's.
   */
  references: z.optional(z.array(Reference)),
  travelers: z.array(Passenger),
  /** Airline, hotel brand, rental company, railway, restaurant or organiser. */
  provider: Organization,
  operator: z.optional(Organization),
  /** Departure, check-in, pick-up or start. */
  start: z.object({ place: Place, time: Moment }),
  /** Arrival, check-out, drop-off or end. */
  end: z.object({ place: Place, time: Moment }),
  /** Flight number without the airline (`110`), train or bus number. */
  number: text,
  /** Name of the hotel, restaurant, event or vehicle. */
  name: text,
  train_type: text,
  departure_terminal: text,
  departure_gate: text,
  departure_platform: text,
  arrival_terminal: text,
  boarding: z.optional(Moment),
  coach: text,
  /** Cabin or class as given in the document. */
  class_of_service: text,
  booking_class: text,
  equipment: text,
  /** Rooms, guests, or seats at the table. */
  rooms: z.optional(z.number()),
  guests: z.optional(z.number()),
  room_type: text,
  vehicle_type: text,
  /** Decimal string, in `currency`. */
  price: text,
  /** ISO 4217. */
  currency: text,
  /** ISO 8601, as given in the document. */
  booked_at: text,
  /** A barcode's content, as text. */
  ticket_token: text,
  /** The seller, if other than the provider. */
  seller: z.optional(Organization),
  /**
   * Whether it is a notice of new hours, a delay, or another gate or platform of a flight or train that is booked. It
   * names that by number and day, and not always by its places.
   */
  is_notice: z.optional(z.boolean()),
  /** From 0 to 1: 1 for markup and barcodes, less for values read from prose. */
  confidence: z.number(),
  /** Path of a field (`start.time.local`, `travelers.0.name`) → where it was read. */
  evidence: z.record(z.string(), Evidence),
})
export type Reservation = z.infer<typeof Reservation>

export const Diagnostic = z.object({
  level: z.enum(['info', 'warning', 'error']),
  /** A short stable code: `json-ld-repaired`, `part-limit`, `no-boundary`. */
  code: z.string(),
  message: z.string(),
  part: z.optional(z.string()),
  /** The kind of booking the email may be about, if it could not be read as one. */
  kind: z.optional(ReservationKind),
  /** What was found, although incomplete or uncertain. */
  found: z.optional(Reservation),
})
export type Diagnostic = z.infer<typeof Diagnostic>

export const emailClasses = ['booking', 'update', 'cancellation', 'folio', 'receipt', 'itinerary', 'other'] as const

/** The source of an email: the sender, and whether it is a travel management company. */
export const Source = z.object({
  /** Machine name, such as `united`; `Email` if the sender is unknown. */
  id: z.string(),
  name: z.string(),
  type: z.enum(['supplier', 'ota', 'tmc', 'unknown']),
})

export const Extraction = z.object({
  reservations: z.array(Reservation),
  class: z.enum(emailClasses),
  source: Source,
  diagnostics: z.array(Diagnostic),
  /**
   * References that an email cancels without giving further booking details, such as “K777 has been cancelled”, even
   * alongside what it books instead.
   */
  cancelled_references: z.optional(z.array(z.string())),
  /** The sentences that say so; they may name the travelers whose part is cancelled. */
  cancelled_words: z.optional(z.array(z.string())),
  /** Fees, refunds and the like that an email states for its bookings, one of each kind. */
  amounts: z.optional(z.array(z.union([StatedAmount, StatedPrice]))),
  /** New days and hours of bookings of which an email has only the references. */
  changed_times: z.optional(ChangedTimes),
  /** References of the bookings that amounts and changed times belong to, if the email says nothing else about them. */
  amount_references: z.optional(z.array(z.string())),
  /** Names of travelers that an email corrects in bookings of which it has only the references. */
  corrected_names: z.optional(z.array(z.object({ from: z.string(), to: z.string(), references: z.array(z.string()) }))),
})
export type Extraction = z.infer<typeof Extraction>
