import type { Moment, Passenger, Reservation } from '@sextant/contract/emails/reservation'
import { minAdded } from './add-by-words'
import { completeByWords } from './complete-by-words'
import { isSamePerson, samePlace } from './same'

type Ground = Partial<Record<Reservation['kind'], boolean>>
/** Kinds between which words are often undecided. */
const onGround: Ground = { train: true, bus: true, boat: true, taxi: true }

const minuteOf = ({ start }: Reservation): string => start.time.local?.slice(0, 16) ?? ''

/** What the text of an entry says of one of its bookings: what begins with it, or the only booking of its kind. */
function readingOf(
  one: Reservation,
  own: readonly Reservation[],
  written: readonly Reservation[],
): Reservation | undefined {
  const alike = written.filter(({ kind }) => kind === one.kind || (onGround[kind] && onGround[one.kind]))
  return (
    alike.find((other) => minuteOf(other) === minuteOf(one)) ??
    (alike.length === 1 && own.length === 1 ? alike[0] : undefined)
  )
}

/** Gives each traveler the seat that the text has for them. */
function withSeats(travelers: readonly Passenger[], written: readonly Passenger[]): Passenger[] {
  const known = travelers.filter(({ seat }) => seat !== undefined).length
  if (known === travelers.length || known > 1) return [...travelers]
  return travelers.map((one, at) => {
    const named = written.filter((other) => isSamePerson({ name: one.name }, { name: other.name }))
    const own = named.length === 1 ? named[0] : written.length === travelers.length ? written[at] : undefined
    return own?.seat === undefined ? one : { ...one, seat: own.seat }
  })
}

/** Values beside the main ones. */
const details = [
  'departure_terminal',
  'departure_platform',
  'coach',
  'class_of_service',
  'booking_class',
  'equipment',
  'room_type',
  'vehicle_type',
  'rooms',
  'guests',
] as const

/** A number that words may have taken from a seat or terminal: `F 21`, `T 1`. */
const isDoubtful = (number = ''): boolean => /^[A-Z] \d{1,2}$/.test(number)

/** Minimum confidence for the text of an entry to have the reference of its booking. */
const minReferred = 0.5

/** Whether a name is that of a place or company of the booking. */
const isPlaceOf = (name: string, { start, end, provider }: Reservation): boolean =>
  [start.place.name, end.place.name, provider.name].some((other) => other === name)

/** What the text says of a booking, without what is doubtful. The document knows the times better. */
function certainOf(text: Reservation, one: Reservation): Reservation {
  const isOther =
    minuteOf(text) !== minuteOf(one) ||
    !samePlace(text.start.place, one.start.place) ||
    !samePlace(text.end.place, one.end.place)
  const isReferred = text.confidence >= minReferred && text.confirmation_no !== text.number
  return {
    ...text,
    kind: one.kind,
    provider: one.kind === 'flight' || one.provider.name !== undefined ? {} : text.provider,
    confirmation_no: isReferred ? text.confirmation_no : undefined,
    number: isDoubtful(text.number) ? undefined : text.number,
    travelers: text.travelers.filter(({ name = '' }) => /\s|\p{Lo}{2}/u.test(name) && !isPlaceOf(name, one)),
    start: { ...text.start, time: one.start.time },
    end: isOther ? { ...text.end, time: {} } : text.end,
  }
}

/** Adds what only the text says of a booking. */
function completed(one: Reservation, written: Reservation): Reservation {
  const text = certainOf(written, one)
  const isNameless = text.travelers.length > 0 && one.travelers.every(({ name }) => name === undefined)
  const [base = one] = completeByWords([isNameless ? { ...one, travelers: [] } : one], [text], false)
  const added = details.filter((field) => base[field] === undefined && text[field] !== undefined)
  const travelers = isNameless && base.travelers.length === 0 ? one.travelers : base.travelers
  // A company may have trains and coaches; a train has a number.
  const isUndecided = one.kind === 'train' && written.kind === 'bus' && one.number === undefined
  return {
    ...base,
    kind: isUndecided ? written.kind : base.kind,
    provider: { ...text.provider, ...base.provider },
    // a station or town as the document has it
    start: { ...base.start, place: one.start.place.name === undefined ? base.start.place : one.start.place },
    end: { ...base.end, place: one.end.place.name === undefined ? base.end.place : one.end.place },
    ...Object.fromEntries(added.map((field) => [field, text[field]])),
    travelers: text.confidence < minAdded ? travelers : withSeats(travelers, text.travelers),
    evidence: {
      ...Object.fromEntries(added.flatMap((field) => (text.evidence[field] ? [[field, text.evidence[field]]] : []))),
      ...base.evidence,
    },
  }
}

/** Whether a calendar's event was read as nothing more than that. */
const isPlain = ({ kind, confidence }: Reservation): boolean => kind === 'event' && confidence <= 0.5

/** Minimum confidence for the text of an entry to say what it is. */
const minStated = 0.5

/** The same without a number. */
const minCertain = 0.8

/** Whether the text says for certain that something is booked, at the time of the entry if that has one. */
function isStated(written: Reservation, start: Moment | undefined): boolean {
  const { kind, confidence, confirmation_no: reference, travelers, number } = written
  const length = kind === 'lodging' ? 10 : 16
  const isThen = start === undefined || minuteOf(written).slice(0, length) === start.local?.slice(0, length)
  const isBooked = reference !== undefined || (travelers.length > 0 && number !== undefined)
  return confidence >= minStated && kind !== 'event' && isBooked && isThen
}

/** Whether the text says for certain that an event is a stay, or a journey by its number or two places. */
const isWhole = ({ kind, number, confidence, start, end }: Reservation): boolean =>
  kind === 'lodging' ||
  number !== undefined ||
  (confidence >= minCertain && kind === 'boat' && start.place.name !== undefined && end.place.name !== undefined)

/**
 * Completes the bookings of an entry of a calendar, or of a pass, with what its text says of them. If nothing else was
 * found than an event, the text says what it is. `start` is when the entry begins, at its place.
 */
export function completeEntry(
  own: readonly Reservation[],
  written: readonly Reservation[],
  start: Moment | undefined,
): Reservation[] {
  const [one, ...others] = own
  if (others.length === 0 && (!one || isPlain(one))) {
    const certain = written.filter((text) => isStated(text, one?.start.time ?? start))
    const stated = one ? certain.filter(isWhole) : certain
    const known = one?.references
    if (stated.length > 0) return stated.map((text) => ({ ...text, ...(known && { references: known }) }))
  }
  return own.map((one) => {
    const text = readingOf(one, own, written)
    return text ? completed(one, text) : one
  })
}
