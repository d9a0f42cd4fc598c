import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'
import { isSamePerson } from './same'

/** Minimum confidence for free text to add bookings of a kind absent from the surer sources. */
export const minAdded = 0.4
/** Minimum confidence for free text to add bookings of a known kind on another day. */
const minSure = 0.75

/** Kinds with a single place. Journeys may share a reference with others. */
const isPlace: Partial<Record<Reservation['kind'], boolean>> = { lodging: true, restaurant: true, event: true }

/** The values read from a reservation system's printout. */
const printedIn = ({ evidence }: Reservation) => Object.values(evidence).filter(({ reader }) => reader === 'prose')

/** Whether a booking was read from a reservation system's printout. */
export const isOfPrint = (one: Reservation): boolean =>
  printedIn(one).length > 0 && printedIn(one).length === Object.values(one.evidence).length

/** Amadeus's marks in the first line of a display: `--- TST RLR ---`. */
const systemMarks = /^(?:(?:TST|RLR|RLP|SFP|MSC|AXR|TSM)(?: |$))+$/

/**
 * Whether free text has a name or, unless it is a journey, a reference that is part of a line already read as a
 * printout.
 */
function isPrinted({ kind, name, confirmation_no: reference }: Reservation, base: readonly Reservation[]): boolean {
  const lines = base.flatMap(printedIn)
  if (systemMarks.test(name ?? '')) return true
  const values = [name, isPlace[kind] ? reference : undefined].flatMap((value) => value || [])
  return values.some((value) => lines.some(({ text = '' }) => text.includes(value)))
}

/** The readers of data about all bookings of an email, rather than about one ticket. */
const wholeReaders = new Set(['json-ld', 'microdata', 'calendar', 'pass', 'wallet-link'])

/** Whether a booking was read from the code of a ticket, which says nothing of other bookings. */
export const isOfCode = ({ ticket_token, evidence }: Reservation): boolean =>
  ticket_token !== undefined && !Object.values(evidence).some(({ reader }) => wholeReaders.has(reader))

const dayOf = (one: Reservation, side: 'start' | 'end' = 'start'): string | undefined =>
  one[side].time.local?.slice(0, 10)

/** Whether two bookings begin on the same day, or either day is unknown. */
function startTogether(a: Reservation, b: Reservation): boolean {
  const [day, other] = [dayOf(a), dayOf(b)]
  return day === undefined || other === undefined || day === other
}

/** Whether the days of two bookings overlap, as with two readings of one stay or rental. */
function overlap(a: Reservation, b: Reservation): boolean {
  const [start, end] = [dayOf(a) ?? '', dayOf(a, 'end') ?? '']
  const [other, otherEnd] = [dayOf(b) ?? '', dayOf(b, 'end') ?? '']
  return start === other || (start < otherEnd && other < end)
}

/** Whether two journeys have the same origin and destination airports. */
const haveSameEnds = (a: Reservation, b: Reservation): boolean =>
  (['start', 'end'] as const).every((side) => {
    const code = a[side].place.iata_code
    return code !== undefined && code === b[side].place.iata_code
  })

const hourOf = (one: Reservation): string | undefined => one.start.time.local?.slice(11, 16)

/** Whether two journeys have the same number, route and time, and so differ at most in the day. */
const areOneRun = (a: Reservation, b: Reservation): boolean =>
  a.number !== undefined && a.number === b.number && hourOf(a) === hourOf(b) && haveSameEnds(a, b)

/** Whether a number is that of a printed journey with its booking class: `985J` of `BA 985J`. */
const hasClass = (fromText: Reservation, printed: Reservation): boolean =>
  printed.number !== undefined &&
  fromText.number?.replace(/\D$/, '') === printed.number &&
  fromText.number !== printed.number

/**
 * Whether free text repeats a printout: a booking that begins in the same minute and is of the same kind or has the
 * same number; a journey on the same day with its number or airports, or at its time on the day in the row below; a
 * journey without a number, or with its number and class, between its airports; or a stay or rental on overlapping days
 * or with its reference.
 */
function isReadingOf(fromText: Reservation, printed: Reservation): boolean {
  const isAtOnce = fromText.start.time.local?.slice(0, 16) === printed.start.time.local?.slice(0, 16)
  if (fromText.kind !== printed.kind)
    return isAtOnce && fromText.number !== undefined && fromText.number === printed.number
  if (isAtOnce) return true
  const { confirmation_no: reference } = printed
  if (fromText.kind === 'lodging' || fromText.kind === 'car')
    return overlap(fromText, printed) || (reference !== undefined && reference === fromText.confirmation_no)
  const isUnnumbered = fromText.number === undefined || hasClass(fromText, printed)
  if ((isUnnumbered && haveSameEnds(fromText, printed)) || areOneRun(fromText, printed)) return true
  const isOther = fromText.number !== undefined && printed.number !== undefined && fromText.number !== printed.number
  return startTogether(fromText, printed) && (!isOther || haveSameEnds(fromText, printed))
}

/**
 * Removes travelers whom the adjacent printout does not name from a booking added by free text, if it names others of
 * them: a reservation system prints all travelers.
 */
export function withPrintedTravelers(fromText: Reservation, base: readonly Reservation[]): Reservation {
  const printed = base.filter(isOfPrint).flatMap(({ travelers }) => travelers)
  const travelers = fromText.travelers.filter((one) => printed.some((other) => isSamePerson(one, other)))
  if (travelers.length === 0 || travelers.length === fromText.travelers.length) return fromText
  const others = Object.entries(fromText.evidence).filter(([field]) => !field.startsWith('travelers.'))
  const names = travelers.flatMap((one, index) =>
    Object.entries(fromText.evidence)
      .filter(([field]) => field === `travelers.${fromText.travelers.indexOf(one)}.name`)
      .map(([, evidence]): [string, Evidence] => [`travelers.${index}.name`, evidence]),
  )
  return { ...fromText, travelers, evidence: Object.fromEntries([...others, ...names]) }
}

/**
 * Whether free text may add a booking to those of surer sources. To machine-readable data and a supplier's definition
 * it adds one of another kind or, if certain enough, on another day. A printout is only part of what the email says, so
 * free text beside it counts as it would alone.
 */
export function isAdded(fromText: Reservation, base: readonly Reservation[]): boolean {
  if (isPrinted(fromText, base)) return false
  if (base.every(isOfPrint)) return !base.some((one) => isReadingOf(fromText, one))
  return (
    fromText.confidence >= minAdded &&
    !base.some((one) =>
      one.kind === fromText.kind
        ? fromText.confidence < minSure || startTogether(one, fromText)
        : one.start.time.local === fromText.start.time.local,
    )
  )
}
