import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import type { Find } from '../finds/find'
import type { Judged } from './assemble'
import { kinds } from './kinds'
import { type Draft, startDay } from './slots'

/** What a draft says, as values: local wall clocks, `YYYY-MM-DDTHH:MM` or days. */
export interface Booking {
  kind: ReservationKind
  start: string
  end: string | null
  draft: Draft
  /** That it is a booking as it stands. */
  probability: number
}

/** When a draft begins; null where no day is known. */
function startOf(draft: Draft): string | null {
  const day = startDay(draft)
  if (day === undefined) return null
  const time = draft.begin.find.type === 'time' ? draft.begin.find.value : draft.slots.startTime?.find.value
  return time === undefined ? day : `${day}T${time}`
}

/** When it ends: an hour without a day is the same day's, or the next one's where it is earlier than the beginning. */
function endOf(draft: Draft, start: string): string | null {
  const { endDate, endTime } = draft.slots
  const time = endTime?.find.value
  const startsAt = start.slice(0, 10)
  if (!endDate) {
    if (time === undefined || draft.kind === 'lodging') return null
    const shift = Number(endTime?.find.detail || 0)
    const isNext =
      shift === 0 &&
      kinds[draft.kind].isLeg &&
      draft.kind !== 'car' &&
      start.length > 10 &&
      time < start.slice(11, 16)
    return `${addDays(startsAt, isNext ? 1 : shift)}T${time}`
  }
  const day = endDate.find.value < startsAt ? startsAt : endDate.find.value
  if (time === undefined) return day === startsAt && draft.kind !== 'lodging' ? null : day
  const shift = day === startsAt ? Number(endTime?.find.detail || 0) : 0
  return `${shift > 0 ? addDays(day, shift) : day}T${time}`
}

const minKeep = 0.2

const filled = ({ slots }: Draft): number => Object.keys(slots).length

/** Whether two bookings are one, told twice: of one kind, beginning at once, and not between other places. */
function isTwin(a: Booking, b: Booking): boolean {
  if (a.draft.begin.find === b.draft.begin.find) return true
  if (a.kind !== b.kind) return a.start === b.start && a.start.length > 10
  if (
    ownReference(a) !== null &&
    ownReference(b) !== null &&
    ownReference(a) !== ownReference(b) &&
    parts(a, b)
  )
    return false
  // the hours of a stay are when its desk is open
  const length = a.kind === 'lodging' ? 10 : Math.min(a.start.length, b.start.length)
  if (a.start.slice(0, length) !== b.start.slice(0, length)) return false
  const differs = (['from', 'number', 'place'] as const).filter((slot) => {
    const [x, y] = [a.draft.slots[slot]?.find.value, b.draft.slots[slot]?.find.value]
    return x !== undefined && y !== undefined && x !== y
  })
  return differs.length < 2
}

const ownReference = ({ draft }: Booking): string | null => draft.slots.reference?.find.value ?? null

/** Whether two stays are two rooms: each with a reference and guests of its own. */
function parts(a: Booking, b: Booking): boolean {
  const names = ({ draft }: Booking): string => draft.travelers.map(({ find }) => find.value).join()
  return a.kind === 'lodging' && names(a) !== '' && names(b) !== '' && names(a) !== names(b)
}

/** Days that a stay or a rental lasts at most: what lasts longer is how long a voucher holds. */
const maxDays = 180

const isTooLong = ({ start, end }: Booking): boolean =>
  end !== null && (Date.parse(end.slice(0, 10)) - Date.parse(start.slice(0, 10))) / 86_400_000 > maxDays

/** Whether two visits claim one reference and place for different times: only the surer one can be right. */
function isRival(a: Booking, b: Booking): boolean {
  if (
    a.kind !== b.kind ||
    kinds[a.kind].isLeg !== kinds[b.kind].isLeg ||
    (kinds[a.kind].isLeg && a.kind !== 'car')
  )
    return false
  if (a.start === b.start || parts(a, b)) return false
  const same = (slot: 'reference' | 'place' | 'from'): boolean => {
    const [x, y] = [a.draft.slots[slot]?.find.value, b.draft.slots[slot]?.find.value]
    return x === undefined || y === undefined || x === y
  }
  return same('reference') && (a.kind === 'car' || same('place'))
}

/** Completes a booking by what its twin knows. */
function complete(known: Booking, twin: Booking): void {
  if (known.kind !== twin.kind) return
  for (const slot of kinds[known.kind].slots) {
    const [own, other] = [known.draft.slots[slot], twin.draft.slots[slot]]
    const isSurer = (twin.draft.sureness[slot] ?? 0) > (known.draft.sureness[slot] ?? 0) + 0.2
    if (other && (!own || isSurer) && slot !== 'startDate' && slot !== 'startTime')
      known.draft.slots[slot] = other
  }
  if (twin.draft.travelers.length > known.draft.travelers.length) known.draft.travelers = twin.draft.travelers
}

const placeOf = ({ line, start }: Find): number => line * 10_000 + start

/** Legs that stand one after the other have their numbers in that order: what was chosen crosswise is exchanged. */
function uncross(bookings: readonly Booking[]): void {
  const legs = bookings
    .filter(({ kind, draft }) => kinds[kind].isLeg && draft.slots.number)
    .toSorted((a, b) => placeOf(a.draft.begin.find) - placeOf(b.draft.begin.find))
  for (const kind of new Set(legs.map((leg) => leg.kind))) {
    const own = legs.filter((leg) => leg.kind === kind)
    const numbers = [...new Set(own.flatMap(({ draft }) => draft.slots.number ?? []))]
    if (numbers.length !== own.length) continue
    const ordered = numbers.toSorted((a, b) => placeOf(a.find) - placeOf(b.find))
    for (const [at, { draft }] of own.entries()) {
      const number = ordered[at]
      if (number) draft.slots.number = number
    }
  }
}

/** The bookings that are claimed: each once, the surest telling first, completed by the others. */
export function resolve(judged: readonly Judged[]): Booking[] {
  const bookings: Booking[] = []
  const likely = judged
    .filter(({ probability }) => probability >= minKeep)
    .toSorted((a, b) => b.probability - a.probability || filled(b.draft) - filled(a.draft))
  for (const { draft, probability } of likely) {
    const start = startOf(draft)
    // a time ends one booking or begins another, never both
    const ended = bookings.find((other) => other.draft.slots.endTime?.find === draft.begin.find)
    if (start === null || (ended && ended.kind !== 'lodging')) continue
    if (ended) {
      delete ended.draft.slots.endTime
      ended.end = endOf(ended.draft, ended.start)
    }
    if (bookings.some((other) => other.draft.begin.find === draft.slots.endTime?.find))
      delete draft.slots.endTime
    const ends = draft.slots.endTime?.find
    if (
      ends !== undefined &&
      draft.begin.find.type === 'time' &&
      bookings.some((other) => other.draft.slots.endTime?.find === ends)
    )
      continue
    const booking: Booking = { kind: draft.kind, start, end: endOf(draft, start), draft, probability }
    if (isTooLong(booking) || bookings.some((other) => isRival(other, booking))) continue
    const known = bookings.find((other) => isTwin(other, booking))
    if (known) {
      complete(known, booking)
      known.end = endOf(known.draft, known.start)
    } else bookings.push(booking)
  }
  uncross(bookings)
  return bookings.toSorted((a, b) => a.start.localeCompare(b.start))
}
