import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import type { Mention } from '../mentions/mention'
import type { ScoredDraft } from './assemble'
import { type Draft, startDay } from './draft'
import { kinds, type Slot } from './kinds'

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
  const time = draft.anchor.mention.type === 'time' ? draft.anchor.mention.value : draft.slots.startTime?.mention.value
  return time === undefined ? day : `${day}T${time}`
}

/** When it ends: an hour without a day is the same day's, or the next one's where it is earlier than the beginning. */
function endOf(draft: Draft, start: string): string | null {
  const { endDate, endTime } = draft.slots
  const time = endTime?.mention.value
  const startsAt = start.slice(0, 10)
  if (!endDate) {
    if (time === undefined || draft.kind === 'lodging') return null
    const shift = Number(endTime?.mention.detail || 0)
    const isNext =
      shift === 0 && kinds[draft.kind].isLeg && draft.kind !== 'car' && start.length > 10 && time < start.slice(11, 16)
    return `${addDays(startsAt, isNext ? 1 : shift)}T${time}`
  }
  const day = endDate.mention.value < startsAt ? startsAt : endDate.mention.value
  if (time === undefined) return day === startsAt && draft.kind !== 'lodging' ? null : day
  const shift = day === startsAt ? Number(endTime?.mention.detail || 0) : 0
  return `${shift > 0 ? addDays(day, shift) : day}T${time}`
}

const minKeep = 0.15

const countSlots = ({ slots }: Draft): number => Object.keys(slots).length

/** Whether two bookings are one, told twice: of one kind, beginning at once, and not between other places. */
function isDuplicate(a: Booking, b: Booking): boolean {
  if (a.draft.anchor.mention === b.draft.anchor.mention) return true
  if (a.kind !== b.kind)
    return a.start === b.start && a.start.length > 10 && a.kind !== 'lodging' && b.kind !== 'lodging'
  if (!agree(a, b, 'reference') && areSeparateRooms(a, b)) return false
  // the hours of a stay are when its desk is open
  const length = a.kind === 'lodging' ? 10 : Math.min(a.start.length, b.start.length)
  if (a.start.slice(0, length) !== b.start.slice(0, length)) return false
  const differs = (['from', 'number', 'place'] as const).filter((slot) => !agree(a, b, slot))
  return differs.length < 2
}

const namesOf = ({ draft }: Booking): string[] => draft.travelers.map(({ mention }) => mention.value)

/** Whether two stays are two rooms: each with a reference and guests of its own. */
function areSeparateRooms(a: Booking, b: Booking): boolean {
  const [mine, theirs] = [namesOf(a), namesOf(b)]
  return a.kind === 'lodging' && mine.length > 0 && theirs.length > 0 && !mine.some((name) => theirs.includes(name))
}

/** Days that a stay or a rental lasts at most: what lasts longer is how long a voucher holds. */
const maxDays = 180

const isTooLong = ({ start, end }: Booking): boolean =>
  end !== null && (Date.parse(end.slice(0, 10)) - Date.parse(start.slice(0, 10))) / 86_400_000 > maxDays

const valueOf = ({ draft }: Booking, slot: Slot): string | undefined => draft.slots[slot]?.mention.value

/** Whether two bookings do not differ in a slot, as far as both say. */
function agree(a: Booking, b: Booking, slot: Slot): boolean {
  const [x, y] = [valueOf(a, slot), valueOf(b, slot)]
  return x === undefined || y === undefined || x === y
}

/**
 * Whether two legs lead the same way at nearly the same time: nobody goes there twice, so one is the time before a
 * change.
 */
function isSameRoute(a: Booking, b: Booking): boolean {
  const days = Math.abs(Date.parse(a.start.slice(0, 10)) - Date.parse(b.start.slice(0, 10))) / 86_400_000
  const isOneWay = (['from', 'to'] as const).every(
    (slot) => valueOf(a, slot) !== undefined && valueOf(a, slot) === valueOf(b, slot),
  )
  const isShared = namesOf(a).length === 0 || namesOf(a).some((name) => namesOf(b).includes(name))
  return isOneWay && isShared && days <= (a.kind === 'taxi' ? 0 : 1)
}

/** Whether two bookings of one reference and place claim different times: only the surer one can be right. */
function conflicts(a: Booking, b: Booking): boolean {
  if (a.kind !== b.kind || a.start === b.start || areSeparateRooms(a, b) || !agree(a, b, 'reference')) return false
  if (a.kind === 'car') return agree(a, b, 'from')
  return kinds[a.kind].isLeg ? isSameRoute(a, b) : agree(a, b, 'place')
}

/** From this probability on, a booking that begins is one, whatever else has its reference. */
const minAnchored = 0.6

/**
 * Whether one of a stay and another booking is its echo: doubtful, of the same reference, and with no place of its own.
 */
function isRedundant(a: Booking, b: Booking): boolean {
  if ((a.kind === 'lodging') === (b.kind === 'lodging') || b.draft.probability >= minAnchored) return false
  const stay = a.kind === 'lodging' ? a : b
  const reference = valueOf(a, 'reference')
  return (
    reference !== undefined &&
    reference === valueOf(b, 'reference') &&
    agree(a, b, 'place') &&
    (valueOf(stay, 'place') === undefined || valueOf(a, 'place') === valueOf(b, 'place'))
  )
}

/** Completes a booking by what its twin knows. */
function mergeDuplicate(known: Booking, duplicate: Booking): void {
  if (known.kind !== duplicate.kind) return
  for (const slot of kinds[known.kind].slots) {
    const [own, other] = [known.draft.slots[slot], duplicate.draft.slots[slot]]
    const isSurer = (duplicate.draft.slotProbabilities[slot] ?? 0) > (known.draft.slotProbabilities[slot] ?? 0) + 0.2
    if (other && (!own || isSurer) && slot !== 'startDate' && slot !== 'startTime') known.draft.slots[slot] = other
  }
  if (duplicate.draft.travelers.length > known.draft.travelers.length) known.draft.travelers = duplicate.draft.travelers
}

const placeOf = ({ line, start }: Mention): number => line * 10_000 + start

/** Legs that stand one after the other have their numbers in that order: what was chosen crosswise is exchanged. */
function swapCrossedNumbers(bookings: readonly Booking[]): void {
  const legs = bookings
    .filter(({ kind, draft }) => kinds[kind].isLeg && draft.slots.number)
    .toSorted((a, b) => placeOf(a.draft.anchor.mention) - placeOf(b.draft.anchor.mention))
  for (const kind of new Set(legs.map((leg) => leg.kind))) {
    const own = legs.filter((leg) => leg.kind === kind)
    const numbers = [...new Set(own.flatMap(({ draft }) => draft.slots.number ?? []))]
    if (numbers.length !== own.length) continue
    const ordered = numbers.toSorted((a, b) => placeOf(a.mention) - placeOf(b.mention))
    for (const [at, { draft }] of own.entries()) {
      const number = ordered[at]
      if (number) draft.slots.number = number
    }
  }
}

/** Takes an hour from a stay that it was given by mistake: the hours of legs and visits are theirs. */
function releaseTime(stay: Booking, mention: Mention): void {
  const { slots } = stay.draft
  if (slots.endTime?.mention === mention) delete slots.endTime
  if (slots.startTime?.mention === mention) delete slots.startTime
  stay.start = startOf(stay.draft) ?? stay.start
  stay.end = endOf(stay.draft, stay.start)
}

/**
 * Sees to it that each hour of a page begins or ends one booking alone. A stay gives way: its hours are often not told,
 * and then those of what stands beside it are taken for them. False where the draft has nothing of its own.
 */
function claimTimes(draft: Draft, bookings: readonly Booking[]): boolean {
  const begins = (mention: Mention | undefined): boolean =>
    mention !== undefined &&
    bookings.some((other) => other.kind !== 'lodging' && other.draft.anchor.mention === mention)
  const ends = (mention: Mention | undefined): boolean =>
    mention !== undefined &&
    bookings.some((other) => other.kind !== 'lodging' && other.draft.slots.endTime?.mention === mention)
  const { anchor, slots, kind } = draft
  if (kind === 'lodging') {
    if (begins(slots.startTime?.mention) || ends(slots.startTime?.mention)) delete slots.startTime
    if (begins(slots.endTime?.mention) || ends(slots.endTime?.mention)) delete slots.endTime
    return true
  }
  if (ends(anchor.mention)) return false
  if (begins(slots.endTime?.mention)) delete slots.endTime
  if (anchor.mention.type === 'time' && ends(slots.endTime?.mention)) return false
  for (const stay of bookings) {
    if (stay.kind !== 'lodging') continue
    releaseTime(stay, anchor.mention)
    if (slots.endTime) releaseTime(stay, slots.endTime.mention)
  }
  return true
}

/** Beside a booking as sure as this, what is doubtful is left out. */
const minConfident = 0.9

/**
 * Whether a booking is hardly likely, or not likely and without what its kind is made of: both ends of a way, or a
 * place.
 */
function isDoubtful({ kind, probability, draft: { slots } }: Booking): boolean {
  const isWhole = kinds[kind].isLeg ? slots.from && slots.to : slots.place
  return probability < (isWhole ? 0.3 : 0.5)
}

/** The bookings that are claimed: each once, the surest telling first, completed by the others. */
export function resolve(scoredDrafts: readonly ScoredDraft[]): Booking[] {
  const bookings: Booking[] = []
  const likely = scoredDrafts
    .filter(({ probability }) => probability >= minKeep)
    .toSorted((a, b) => b.probability - a.probability || countSlots(b.draft) - countSlots(a.draft))
  for (const { draft, probability } of likely) {
    if (!claimTimes(draft, bookings)) continue
    const start = startOf(draft)
    if (start === null) continue
    const booking: Booking = { kind: draft.kind, start, end: endOf(draft, start), draft, probability }
    if (isTooLong(booking) || bookings.some((other) => conflicts(other, booking) || isRedundant(other, booking)))
      continue
    const known = bookings.find((other) => isDuplicate(other, booking))
    if (known) {
      mergeDuplicate(known, booking)
      known.end = endOf(known.draft, known.start)
    } else bookings.push(booking)
  }
  swapCrossedNumbers(bookings)
  const surest = Math.max(0, ...bookings.map(({ probability }) => probability))
  return bookings
    .filter((one) => surest < minConfident || !isDoubtful(one))
    .toSorted((a, b) => a.start.localeCompare(b.start))
}
