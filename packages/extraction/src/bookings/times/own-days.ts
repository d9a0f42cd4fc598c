import { addDays } from '@sextant/domain/kit/local-time'
import { type Mention, readingOrder } from '../../mentions/mention'
import { kinds } from '../kinds'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { isSamePosition, type PageValues } from '../same-position'
import { endOf } from './draft-times'
import { canFly } from './flight-time'

/** Minimum start probability of a date at a position corresponding to that of another leg's day. */
const minCorresponding = 0.05

const anchorOf = ({ draft }: Booking): Mention => draft.anchor.mention
const dayOf = ({ draft }: Booking): Mention | undefined => draft.slots.startDate?.mention

/** Whether a booking is a journey anchored at its time, so that its day was chosen from the page. */
const isTimedLeg = ({ kind, draft }: Booking): boolean =>
  kinds[kind].isLeg && kind !== 'car' && draft.anchor.mention.type === 'time'

/** The later date positioned relative to a leg as the chosen day is to its owner, another leg. */
function correspondingDay(leg: Booking, owner: Booking, { candidates, lines }: PageValues): Candidate | undefined {
  const chosen = dayOf(owner)
  return candidates.find(
    ({ mention, roles }) =>
      chosen !== undefined &&
      mention.type === 'date' &&
      mention.value > chosen.value &&
      (roles.start ?? 0) >= minCorresponding &&
      isSamePosition(mention, anchorOf(leg), chosen, anchorOf(owner), lines),
  )
}

/** The leg on the given day. */
export function onDay(leg: Booking, startDate: Candidate): Booking {
  const draft = { ...leg.draft, slots: { ...leg.draft.slots, startDate } }
  const start = startDate.mention.value + leg.start.slice(10)
  return { ...leg, draft, start, end: endOf(draft, start) }
}

/** Gives a leg that chose another leg's day the date at the same relative position. */
function withCorresponding(legs: readonly Booking[], leg: Booking, page: PageValues): Booking {
  const chosen = dayOf(leg)
  const distance = (one: Booking): number => Math.abs(anchorOf(one).line - (chosen?.line ?? 0))
  const [owner] = legs
    .filter((one) => chosen !== undefined && one.kind === leg.kind && dayOf(one) === chosen)
    .toSorted((a, b) => distance(a) - distance(b))
  if (!owner || anchorOf(owner).line >= anchorOf(leg).line) return leg
  const startDate = correspondingDay(leg, owner, page)
  return startDate ? onDay(leg, startDate) : leg
}

/** Minimum hours of an overnight journey, and maximum wait for the next leg. */
const minNight = 4
const maxWait = 8

const hoursBetween = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / 3_600_000

/**
 * Whether a leg ends on another day only because its arrival time is earlier, which may be a misreading: unless a
 * flight of this distance takes that long, or another leg follows soon after an overnight journey.
 */
function mayBeMisread({ kind, start, end, draft: { slots } }: Booking, next: Booking): boolean {
  if (end === null || end.slice(0, 10) === start.slice(0, 10) || slots.endDate) return false
  if (Number(slots.endTime?.mention.detail || 0)) return false
  if (kind === 'flight')
    return !slots.from || !slots.to || !canFly(slots.from.mention.value, slots.to.mention.value, start, end)
  const wait = hoursBetween(end, `${end.slice(0, 10)}${next.start.slice(10)}`)
  return hoursBetween(start, end) < minNight || wait < 0 || wait > maxWait
}

/** Moves a leg that would leave before the previous one arrives at the same place to the next day. */
function afterConnection(legs: readonly Booking[], leg: Booking): Booking {
  const from = leg.draft.slots.from?.mention.value
  const before = legs.findLast(
    (one) =>
      one !== leg &&
      one.kind === leg.kind &&
      dayOf(one) === dayOf(leg) &&
      from !== undefined &&
      one.draft.slots.to?.mention.value === from &&
      (anchorOf(one).line - anchorOf(leg).line || anchorOf(one).start - anchorOf(leg).start) < 0,
  )
  if (!before || before.end === null || before.end.length === 10 || leg.start >= before.end) return leg
  if (mayBeMisread(before, leg)) return leg
  const time = leg.start.slice(10)
  const sameDay = before.end.slice(0, 10)
  const start = sameDay + time < before.end ? addDays(sameDay, 1) + time : sameDay + time
  return { ...leg, start, end: leg.end !== null && leg.end < start ? endOf(leg.draft, start) : leg.end }
}

/** Minimum probability for a leg to keep its day, and that of another day on which it continues the previous leg. */
const sureDay = 0.85
const minOtherDay = 0.1
const maxHours = 24

/** Moves a leg with an uncertain day that is before the leg above it to the day on which it continues that leg. */
function continued(legs: readonly Booking[], leg: Booking): Booking {
  if ((leg.draft.slotProbabilities.startDate ?? 1) >= sureDay) return leg
  const above = legs
    .filter((one) => one.kind === leg.kind && readingOrder(anchorOf(one)) < readingOrder(anchorOf(leg)))
    .toSorted((a, b) => readingOrder(anchorOf(a)) - readingOrder(anchorOf(b)))
    .at(-1)
  const end = above?.end
  if (!end || end.length === 10 || above.draft.slots.to?.mention.value !== leg.draft.slots.from?.mention.value)
    return leg
  if (leg.start >= end) return leg
  const follows = (start: string): boolean => start >= end && hoursBetween(end, start) <= maxHours
  const other = (leg.draft.ranked.startDate ?? []).find(
    ({ candidate, probability }) =>
      candidate && probability >= minOtherDay && follows(candidate.mention.value + leg.start.slice(10)),
  )?.candidate
  return other ? onDay(leg, other) : leg
}

/**
 * Gives legs their own days: a date at a position corresponding to another leg's, the day on which it continues the leg
 * above it, or the next day for a connection that is impossible on the same day.
 */
export function withOwnDays(bookings: readonly Booking[], page: PageValues): Booking[] {
  const dated = bookings.map((one) => (isTimedLeg(one) ? withCorresponding(bookings, one, page) : one))
  const following = dated.map((one) => (isTimedLeg(one) ? continued(dated, one) : one))
  return following
    .map((one) => (isTimedLeg(one) ? afterConnection(following, one) : one))
    .toSorted((a, b) => a.start.localeCompare(b.start))
}
