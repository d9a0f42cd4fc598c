import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'
import { isSamePerson } from './same'

/** From this confidence on, words add bookings of a kind that the surer sources do not tell of. */
export const minAdded = 0.4
/** From this confidence on, words add bookings of a known kind on another day. */
const minSure = 0.75

/** Kinds of bookings that lead nowhere: a journey may have the reference of another one. */
const isPlace: Partial<Record<Reservation['kind'], boolean>> = { lodging: true, restaurant: true, event: true }

/** The values that were read from what a reservation system printed. */
const printedIn = ({ evidence }: Reservation) => Object.values(evidence).filter(({ reader }) => reader === 'prose')

/** Whether a booking was read from what a reservation system printed. */
export const isOfPrint = (one: Reservation): boolean =>
  printedIn(one).length > 0 && printedIn(one).length === Object.values(one.evidence).length

/**
 * Whether words found a name or, for what is no journey, a reference that is part of a line that was read as what a
 * reservation system printed.
 */
function isPrinted({ kind, name, confirmation_no: reference }: Reservation, surer: readonly Reservation[]): boolean {
  const lines = surer.flatMap(printedIn)
  const values = [name, isPlace[kind] ? reference : undefined].flatMap((value) => value || [])
  return values.some((value) => lines.some(({ text = '' }) => text.includes(value)))
}

const dayOf = (one: Reservation, side: 'start' | 'end' = 'start'): string | undefined =>
  one[side].time.local?.slice(0, 10)

/** Whether two bookings begin on one day, or it is unknown on which one of them does. */
function beginTogether(a: Reservation, b: Reservation): boolean {
  const [day, other] = [dayOf(a), dayOf(b)]
  return day === undefined || other === undefined || day === other
}

/** Whether the days of two bookings overlap, as those of two readings of one stay or rental do. */
function overlap(a: Reservation, b: Reservation): boolean {
  const [start, end] = [dayOf(a) ?? '', dayOf(a, 'end') ?? '']
  const [other, otherEnd] = [dayOf(b) ?? '', dayOf(b, 'end') ?? '']
  return start === other || (start < otherEnd && other < end)
}

/** Whether two journeys lead from and to the same airports. */
const haveSameEnds = (a: Reservation, b: Reservation): boolean =>
  (['start', 'end'] as const).every((side) => {
    const code = a[side].place.iata_code
    return code !== undefined && code === b[side].place.iata_code
  })

const hourOf = (one: Reservation): string | undefined => one.start.time.local?.slice(11, 16)

/** Whether two journeys have one number, route and hour, so that they differ by no more than the day. */
const areOneRun = (a: Reservation, b: Reservation): boolean =>
  a.number !== undefined && a.number === b.number && hourOf(a) === hourOf(b) && haveSameEnds(a, b)

/**
 * Whether words read the same as what was printed: something of its kind that begins in the same minute, a journey on
 * its day with its number or its airports, or at its hour on the day in the row below, one without a number between its
 * airports, or a stay or rental of its days.
 */
function isReadingOf(said: Reservation, printed: Reservation): boolean {
  if (said.kind !== printed.kind) return false
  if (said.start.time.local?.slice(0, 16) === printed.start.time.local?.slice(0, 16)) return true
  if (said.kind === 'lodging' || said.kind === 'car') return overlap(said, printed)
  if ((said.number === undefined && haveSameEnds(said, printed)) || areOneRun(said, printed)) return true
  const isOther = said.number !== undefined && printed.number !== undefined && said.number !== printed.number
  return beginTogether(said, printed) && (!isOther || haveSameEnds(said, printed))
}

/**
 * A booking that words add, without those whom the print beside it does not name, if it names others of its travelers:
 * a reservation system prints everybody who travels.
 */
export function withPrintedTravelers(said: Reservation, surer: readonly Reservation[]): Reservation {
  const printed = surer.filter(isOfPrint).flatMap(({ travelers }) => travelers)
  const travelers = said.travelers.filter((one) => printed.some((other) => isSamePerson(one, other)))
  if (travelers.length === 0 || travelers.length === said.travelers.length) return said
  const others = Object.entries(said.evidence).filter(([field]) => !field.startsWith('travelers.'))
  const names = travelers.flatMap((one, index) =>
    Object.entries(said.evidence)
      .filter(([field]) => field === `travelers.${said.travelers.indexOf(one)}.name`)
      .map(([, evidence]): [string, Evidence] => [`travelers.${index}.name`, evidence]),
  )
  return { ...said, travelers, evidence: Object.fromEntries([...others, ...names]) }
}

/**
 * Whether words may add a booking to those of surer sources: to data for machines and a supplier's definition, one of
 * another kind or, if it is sure, of another day. What a reservation system printed is only a part of what the email
 * says, so that the words beside it count as they do without it.
 */
export function isAdded(said: Reservation, surer: readonly Reservation[]): boolean {
  if (isPrinted(said, surer)) return false
  if (surer.every(isOfPrint)) return !surer.some((one) => isReadingOf(said, one))
  return (
    said.confidence >= minAdded &&
    !surer.some((one) =>
      one.kind === said.kind
        ? said.confidence < minSure || beginTogether(one, said)
        : one.start.time.local === said.start.time.local,
    )
  )
}
