import type { Evidence, Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import { findAirport } from '@sextant/places/airports/find-airport'
import { airlineName } from '@sextant/places/carriers/airline-name'
import { Draft as Fields } from '../kit/draft'
import { people } from '../kit/people'
import type { Concept } from '../languages/language'
import { nameWords } from '../languages/person-names'
import { isRentalCompany, rentalCompanyIn } from '../languages/rental-companies'
import type { Context } from '../links/context'
import { type Mention, mentionAt } from '../mentions/mention'
import { isoCurrency } from '../mentions/money'
import { confidenceOf } from './confidence'
import { airlineBeside } from './journeys/airline-beside'
import { seatsOf } from './journeys/seats'
import { findLabelledValue, type LabelledValue } from './labelled-value'
import { addressOf, addressOfEnd } from './places/place-address'
import { phoneOf } from './places/place-phone'
import { withoutPlatform } from './places/platform-suffix'
import { priceOf } from './prices/price-of'
import type { Booking } from './resolve'
import { bookedOn } from './times/booking-date'

const evidenceOf = ({ line, start, end }: Mention, { read: { page } }: Context): Evidence => ({
  reader: 'words',
  part: page.part,
  path: `${line + 1}:${start + 1}`,
  text: (page.lines[line]?.text ?? '').slice(start, end).slice(0, 200),
})

/** Journeys between places that have addresses rather than codes. */
const endsWithAddress: ReadonlySet<ReservationKind> = new Set(['car', 'taxi', 'bus'])
/** Maximum distance in lines of a rental's company above its start. */
const maxAbove = 8

const seconds = (local: string): string => (local.length === 16 ? `${local}:00` : local)

interface LabelledField {
  field: string
  /** The concept of its label. */
  concept: Concept
  /** Whether a value may be one of the field. */
  fits(value: string): boolean
  /** Reads the value as a number. */
  count?(value: string): string | null
  /** Whether a text in small letters is its label, if not all words for the concept are. */
  isLabel?(text: string): boolean
}

const labelled = (field: string, concept: Concept, fits: RegExp | LabelledField['fits']): LabelledField => ({
  field,
  concept,
  fits: typeof fits === 'function' ? fits : (value) => fits.test(value),
})

const named = /^\p{L}/u
/** A booking class behind the cabin: `Economy (K)`, `Light - T`. */
const classAtEnd = /^(.{3,}?) ?(?:\(|- )([A-Z])\)?$/
/** A number of guests, participants or passengers. */
const guests: LabelledField = { ...labelled('guests', 'party', /^\d{1,2}\b/), count: people }
const rooms: LabelledField = {
  ...labelled('rooms', 'room', /^[1-9]\d?(?!\d)(?: ?[\p{L}()]{1,14})?(?:$|,)/u),
  count: (value) => /^\d+/.exec(value)?.[0] ?? null,
}
const vehicle = labelled(
  'vehicle_type',
  'vehicle',
  (value) => named.test(value) && !/[:：]|^[A-Z]{4}$/.test(value) && !isRentalCompany(value),
)
const company = labelled('provider.name', 'company', named)

const gateWords = /^(?:gate|flugsteig|pier|puerta|porte|uscita|porta|portao|utgang|搭乗口)$/u
const terminal = {
  ...labelled('departure_terminal', 'terminal', /^\w{1,3}$/),
  isLabel: (text: string) => !gateWords.test(text),
}
const gate = { ...labelled('departure_gate', 'terminal', /^\w{1,4}$/), isLabel: (text: string) => gateWords.test(text) }

/** Fields read by label, in addition to the slots, by kind. */
const labels: Readonly<Record<ReservationKind, readonly LabelledField[]>> = {
  flight: [
    labelled('travelers.0.seat', 'seat', /^\d{1,2}\s?[A-K]$/i),
    terminal,
    gate,
    labelled('class_of_service', 'cabin', (value) => /^\p{L}[^\d:]{0,39}$/u.test(value) && !isoCurrency.test(value)),
    labelled('equipment', 'equipment', /\d/),
    labelled('operator.name', 'operatedBy', /^\p{Lu}[^\d:,]{1,39}$/u),
  ],
  train: [
    labelled('travelers.0.seat', 'seat', /^\d{1,3}\s?\w?$/),
    labelled('coach', 'carriage', /^\d{1,3}$/),
    labelled('departure_platform', 'platform', /^\d{1,2}\s?\w?$/),
    labelled('class_of_service', 'cabin', /^(?:[12](?!\d)|\p{L})[^\d:]{0,59}$/u),
  ],
  bus: [
    labelled('travelers.0.seat', 'seat', /^\d{1,2}\s?\w?$/),
    labelled('departure_platform', 'platform', /^\w{1,3}$/),
    company,
  ],
  boat: [labelled('name', 'ship', named), company],
  lodging: [labelled('room_type', 'room', /^\p{L}|^1 /u), rooms, guests],
  car: [vehicle, company],
  taxi: [vehicle, company, guests],
  restaurant: [guests],
  event: [guests],
}

/** Whether the first letters of a value are, or contain, a day, hour or amount, which no field read by label does. */
const hasOther = ({ line, start }: LabelledValue, length: number, { byLine }: Context): boolean =>
  (byLine[line] ?? []).some(
    (one) =>
      (one.type === 'date' || one.type === 'time' || one.type === 'money') &&
      one.start < start + length &&
      one.end > start,
  )

/** Whether a value is in the line of the place of arrival: a terminal there is not that of the departure. */
const isOfArrival = ({ line }: LabelledValue, { draft: { slots } }: Booking): boolean =>
  line === slots.to?.mention.line && line !== slots.from?.mention.line

/** Whether a value names a traveler, such as the guest beside a room. */
const isOfTraveler = ({ value }: LabelledValue, bookings: readonly Booking[]): boolean =>
  bookings.some(({ draft }) => draft.travelers.some(({ mention }) => value.includes(mention.value)))

/** Sets the fields that are read by label. */
function setLabelled(fields: Fields, booking: Booking, bookings: readonly Booking[], context: Context): void {
  for (const { field, concept, fits, count, isLabel } of labels[booking.kind]) {
    if (field.startsWith('travelers') && booking.draft.travelers.length !== 1) continue
    const found = findLabelledValue(concept, booking, bookings, context, {
      fits,
      ...(isLabel && { isLabel }),
      isCount: count !== undefined,
      isPhrase: concept === 'operatedBy',
    })
    if (!found || isOfTraveler(found, bookings) || (concept === 'terminal' && isOfArrival(found, booking))) continue
    const { line, start, value } = found
    const number = count?.(value) ?? null
    if (hasOther(found, number === null ? value.length : number.length, context)) continue
    const evidence = {
      reader: 'words',
      part: context.read.page.part,
      path: `${line + 1}:${start + 1}`,
      text: value.slice(0, 200),
    }
    const [, cabin, bookingClass] = concept === 'cabin' ? (classAtEnd.exec(value) ?? []) : []
    fields.set(field, number === null ? (cabin ?? value) : Number(number), evidence)
    if (bookingClass) fields.set('booking_class', bookingClass, evidence)
  }
}

/**
 * The sender as the place, for an email with only stays or only tables that names none; null if the sender is a person.
 */
function hostOf({ kind, draft }: Booking, bookings: readonly Booking[], company: string): string | null {
  if (draft.slots.place || (kind !== 'lodging' && kind !== 'restaurant') || company === '') return null
  const isPerson = nameWords(company).neither === 0
  return isPerson || bookings.some((other) => other.kind !== kind) ? null : company
}

/** The name of a place without an airport code within: `Larnaca Airport (LCA), arrivals hall`. */
const placeName = (mention: Mention): string =>
  mention.value.replace(/\s?[(（]([A-Z]{3})[)）](?=[,\s])/u, (whole, code: string) =>
    findAirport(code) === null ? whole : '',
  )

/** The name of a place, without the number of its journey in front, and the platform after a station's name. */
function placeOf({ kind, draft }: Booking, mention: Mention | undefined): Partial<ReturnType<typeof withoutPlatform>> {
  if (!mention) return {}
  const number = draft.slots.number?.mention.value ?? ''
  const whole = placeName(mention)
  const name = number !== '' && whole.startsWith(`${number} `) ? whole.slice(number.length + 1) : whole
  return kind === 'train' || kind === 'bus' ? withoutPlatform(name) : { name }
}

/** The name of a rental's company, with which a line above its start begins. */
function rentalCompanyAbove({ draft: { anchor } }: Booking, { read: { page } }: Context): Mention | undefined {
  for (let at = anchor.mention.line; at >= 0 && anchor.mention.line - at <= maxAbove; at--) {
    const line = page.lines[at]
    const name = line && rentalCompanyIn(line.text)
    if (line && name !== undefined) return mentionAt(line, 'text', line.text.indexOf(name), name, name, 'company')
  }
  return undefined
}

/** Converts a booking to a reservation, with evidence for each value. */
export function writeBooking(
  booking: Booking,
  bookings: readonly Booking[],
  status: Reservation['status'],
  company: string,
  context: Context,
): Reservation {
  const { draft, kind, start, end } = booking
  const { slots: all, anchor, travelers, isNotice = false } = draft
  const { from: _, to: __, ...placeless } = all
  const slots = isNotice ? { ...placeless, from: undefined, to: undefined } : all
  const fields = new Fields(kind, confidenceOf(booking))
  const set = (field: string, value: string | undefined, mention: Mention | undefined): void => {
    if (mention) fields.set(field, value ?? mention.value, evidenceOf(mention, context))
  }
  set('start.time.local', seconds(start), anchor.mention)
  if (end !== null)
    set('end.time.local', seconds(end), slots.endTime?.mention ?? slots.endDate?.mention ?? anchor.mention)
  const place = kind === 'flight' ? 'iata_code' : 'name'
  const [from, to] = [slots.from, slots.to].map((one) => placeOf(booking, one?.mention))
  set(`start.place.${place}`, from?.name, slots.from?.mention)
  set('departure_platform', from?.platform, from?.platform === undefined ? undefined : slots.from?.mention)
  set(`end.place.${place}`, to?.name, slots.to?.mention)
  const host = hostOf(booking, bookings, company)
  set('name', host ?? undefined, slots.place?.mention ?? (host === null ? undefined : anchor.mention))
  set('number', undefined, slots.number?.mention)
  set('confirmation_no', undefined, slots.reference?.mention)
  for (const [at, traveler] of travelers.entries()) set(`travelers.${at}.name`, undefined, traveler.mention)
  const carrier =
    kind === 'flight' && slots.number
      ? slots.number.mention.detail
        ? slots.number.mention
        : airlineBeside(slots.number.mention, context)
      : undefined
  if (carrier) {
    set('provider.iata_code', carrier.detail, carrier)
    set('provider.name', airlineName(carrier.detail) ?? undefined, carrier)
  } else if (slots.place && kind !== 'event') set('provider.name', undefined, slots.place.mention)
  for (const [at, seat] of seatsOf(booking, bookings, context).entries())
    set(`travelers.${at}.seat`, seat, seat === undefined ? undefined : travelers[at]?.mention)
  setLabelled(fields, booking, bookings, context)
  if (kind === 'car' && !isRentalCompany(company)) set('provider.name', undefined, rentalCompanyAbove(booking, context))
  if (company !== '') set('provider.name', company, anchor.mention)
  const address = slots.place ? addressOf(booking, bookings, context) : null
  if (address !== null) {
    set('start.place.address', address, slots.place?.mention)
    if (kind !== 'event') set('start.place.name', undefined, slots.place?.mention)
  }
  if (endsWithAddress.has(kind))
    for (const [side, end] of [['start', slots.from] as const, ['end', slots.to] as const]) {
      const address = end && addressOfEnd(end.mention, kind, context)
      if (address) set(`${side}.place.address`, address, end.mention)
    }
  set('start.place.phone', undefined, phoneOf(booking, context) ?? undefined)
  const booked = bookedOn(context)
  if (booked && booked.mention.value <= start.slice(0, 10)) set('booked_at', booked.value, booked.mention)
  const price = priceOf(booking, bookings, context)
  if (price) {
    set('price', price.value, price)
    set('currency', price.detail, price)
  }
  return fields.finish(status, isNotice)
}
