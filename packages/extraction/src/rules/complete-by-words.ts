import type { Evidence, Moment, Place, Reservation } from '@sextant/contract/emails/reservation'
import { distanceKm } from '@sextant/places/distance/great-circle'
import { findStation, stationOfLetters } from '@sextant/places/stations/find-station'
import { isOpaque } from './printed-names'

/** From this confidence on, words add travelers, and bookings of a kind that the surer sources do not tell of. */
const minAdded = 0.4
/** From this confidence on, words add travelers where a supplier's definition found none. */
const minSure = 0.75

/** The same day, and not another hour. */
function agree(a: Moment, b: Moment): boolean {
  if (a.local === undefined || b.local === undefined) return false
  const length = Math.min(a.local.length, b.local.length, 16)
  return a.local.slice(0, length) === b.local.slice(0, length)
}

/** Kilometres between a station and what words may call it: another station of its town, or the town itself. */
const sameTownKm = 50

/** Whether words name a station far from the one that a code has as letters. */
function isElsewhere(place: Place, said: Place): boolean {
  const station = stationOfLetters(place.name ?? '')
  const other = station && findStation(said.name ?? '')
  return Boolean(station && other && distanceKm(station, other) > sameTownKm)
}

/** Whether words speak of a booking that a surer source told of. */
const isSameBooking = (surer: Reservation, said: Reservation): boolean =>
  surer.kind === said.kind &&
  agree(surer.start.time, said.start.time) &&
  !(
    surer.kind === 'train' &&
    (['start', 'end'] as const).some((side) => isElsewhere(surer[side].place, said[side].place))
  )

/** A number without the kind of train and leading zeros. */
const bare = (number: string | undefined): string | undefined => /0*(\d+)\D*$/.exec(number ?? '')?.[1]

/** Whether words may speak of another journey of the same kind and day: then its number has to say which. */
const hasRival = (one: Reservation, surer: readonly Reservation[]): boolean =>
  (one.kind === 'train' || one.kind === 'flight') &&
  one.start.time.local?.length === 10 &&
  surer.some((other) => other !== one && isSameBooking(one, other) && bare(other.number) !== bare(one.number))

/** A moment with the hour that only the other has. */
function withHour(known: Moment, said: Moment): Moment {
  if (known.local === undefined) return said
  const hasHour = said.local !== undefined && said.local.length > 10 && said.local.startsWith(known.local)
  return known.local.length === 10 && hasHour ? { local: said.local, zone: known.zone ?? said.zone } : known
}

/** Persons that words name, without those that are the place's own name. */
const personsIn = ({ travelers, name }: Reservation, place: string | undefined): Reservation['travelers'] =>
  travelers.filter((person) => person.name !== undefined && person.name !== name && person.name !== place)

/** A train's place: the name that is printed, where the code has only letters or a number for it. */
function named(surer: Reservation, said: Reservation, side: 'start' | 'end'): Place {
  const [place, other] = [surer[side].place, said[side].place]
  const isName = other.name !== undefined && !isOpaque(other)
  return surer.kind === 'train' && isOpaque(place) && isName ? { ...place, ...other } : place
}

/** The people of a code that knows only their seats, with the names that words have for as many. */
function withNames({ travelers }: Reservation, persons: Reservation['travelers']): Reservation['travelers'] {
  return travelers.map((one, index) => ({ ...persons[index], ...one }))
}

/** Evidence of what is taken over. */
function taken(surer: Reservation, said: Reservation, fields: readonly string[]): Record<string, Evidence> {
  return Object.fromEntries(
    Object.entries(said.evidence).filter(
      ([field]) =>
        fields.some((name) => field === name || field.startsWith(`${name}.`)) && surer.evidence[field] === undefined,
    ),
  )
}

/** An airline's record locator: six letters and digits. */
const recordLocator = /^[A-Z\d]{6}$/

/** A booking without a number that is the agency's alone, where words say another one. */
function withoutAgencys(surer: Reservation, said: Reservation): Reservation {
  const { confirmation_no: own, references = [], kind } = surer
  const isAgencys = references.some(({ value, issuer }) => issuer === 'agency' && value === own)
  const other = said.confidence < minAdded ? undefined : said.confirmation_no
  if (!isAgencys || other === undefined || (kind === 'flight' && !recordLocator.test(other))) return surer
  const { confirmation_no, ...evidence } = surer.evidence
  return { ...surer, confirmation_no: undefined, evidence }
}

/** One booking, with what only the words of the mail say of it: hours, travelers, the reference. */
function completed(printed: Reservation, said: Reservation, isDefined: boolean): Reservation {
  const surer = withoutAgencys(printed, said)
  const lacks: string[] = []
  // a definition knows where its travelers stand; where it found none, a name near by is more often somebody else's
  if (surer.travelers.length === 0 && said.confidence >= (isDefined ? minSure : minAdded)) lacks.push('travelers')
  const persons = personsIn(said, surer.name)
  const isNameless =
    surer.travelers.length > 0 &&
    surer.travelers.length === persons.length &&
    surer.travelers.every(({ name }) => name === undefined) &&
    said.confidence >= minAdded
  if (isNameless) for (const index of persons.keys()) lacks.push(`travelers.${index}`)
  if (surer.confirmation_no === undefined) lacks.push('confirmation_no')
  const hasNumber = surer.kind === 'flight' || surer.kind === 'train'
  if (surer.number === undefined && hasNumber) lacks.push('number')
  // hours of other bookings stand near a stay as often as its own
  const isStay = surer.kind === 'lodging'
  const start = isStay ? surer.start.time : withHour(surer.start.time, said.start.time)
  const end = isStay ? surer.end.time : withHour(surer.end.time, said.end.time)
  if (start !== surer.start.time) lacks.push('start.time')
  if (end !== surer.end.time) lacks.push('end.time')
  const [from, to] = [named(surer, said, 'start'), named(surer, said, 'end')]
  const renamed = [
    from === surer.start.place ? [] : ['start.place.name'],
    to === surer.end.place ? [] : ['end.place.name'],
  ].flat()
  const names = Object.fromEntries(
    renamed.flatMap((field) => (said.evidence[field] ? [[field, said.evidence[field]]] : [])),
  )
  return {
    ...surer,
    ...(lacks.includes('travelers') ? { travelers: persons } : {}),
    ...(isNameless ? { travelers: withNames(surer, persons) } : {}),
    confirmation_no: surer.confirmation_no ?? said.confirmation_no,
    number: surer.number ?? (hasNumber ? said.number : undefined),
    start: { place: from, time: start },
    end: { place: to, time: end },
    evidence: { ...taken(surer, said, lacks), ...surer.evidence, ...names },
  }
}

/** Whether a name that words found is part of a line that was read as what a reservation system printed. */
function isPrinted({ name = '' }: Reservation, surer: readonly Reservation[]): boolean {
  const lines = surer.flatMap(({ evidence }) => Object.values(evidence).filter(({ reader }) => reader === 'prose'))
  return name !== '' && lines.some(({ text = '' }) => text.includes(name))
}

/** Whether a booking was read from what a reservation system printed. */
const isOfPrint = ({ evidence }: Reservation): boolean =>
  Object.values(evidence).length > 0 && Object.values(evidence).every(({ reader }) => reader === 'prose')

/** Whether two bookings begin on one day, or it is unknown on which one of them does. */
function beginTogether(a: Reservation, b: Reservation): boolean {
  const [day, other] = [a, b].map(({ start }) => start.time.local?.slice(0, 10))
  return day === undefined || other === undefined || day === other
}

/** Whether words may add a booking to those of surer sources: one of another kind or, if it is sure, of another day. */
export const isAdded = (said: Reservation, surer: readonly Reservation[]): boolean =>
  said.confidence >= minAdded &&
  !isPrinted(said, surer) &&
  !surer.some((one) =>
    one.kind === said.kind
      ? said.confidence < minSure || beginTogether(one, said)
      : one.start.time.local === said.start.time.local,
  )

/**
 * Bookings of surer sources, each completed by what the words of the same mail say of it. Where `mayAdd`, kinds that
 * the surer sources leave out are taken from the words.
 */
export function completeByWords(
  surer: readonly Reservation[],
  said: readonly Reservation[],
  mayAdd: boolean,
): Reservation[] {
  const more = mayAdd ? said.filter((one) => isAdded(one, surer)) : []
  const completedOnes = surer.map((one) => {
    const mustAgree = hasRival(one, surer)
    const others = said.filter(
      (candidate) => isSameBooking(one, candidate) && (!mustAgree || bare(candidate.number) === bare(one.number)),
    )
    const [other] = others
    if (!other) return one
    // what a reservation system printed says of a flight what was booked, not what became of it
    const isCancelled = isOfPrint(one) && others.every(({ status }) => status === 'cancelled')
    return completed(isCancelled ? { ...one, status: 'cancelled' } : one, other, mayAdd)
  })
  return [...completedOnes, ...more]
}
