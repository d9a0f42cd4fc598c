import { conceptTag } from '../languages/lexicon'
import { type Mention, overlaps } from '../mentions/mention'
import type { AssembledPage } from './assemble'
import { type Booking, withReference } from './resolve'
import type { Candidate, Role } from './roles'
import { endOf } from './times/draft-times'
import { onDay } from './times/own-days'

/** Minimum probability of a value that no booking has chosen. */
const min: Partial<Record<Role, number>> = { number: 0.6, reference: 0.85, start: 0.5 }
/** Maximum number of lines between a value and the start of its booking. */
const maxLines: Partial<Record<Role, number>> = { number: 8, reference: 4, start: 4 }
const types = { number: 'number', reference: 'code', start: 'date' } as const satisfies Partial<
  Record<Role, Mention['type']>
>
/** Minimum probability of a booking that gets it. */
const minLikely = 0.5

/** Probability of a day from which a booking keeps it, although it is another's. */
const sureDay = 0.98

/** How far a value is from the start of a booking: lines, then characters. In one line, it follows its start. */
function distance(value: Mention, { draft }: Booking): number {
  const { line, start } = draft.anchor.mention
  if (line !== value.line) return Math.abs(line - value.line) - (line < value.line ? 0.5 : 0)
  return value.start > start ? (value.start - start) / 10_000 : 0.4
}

/** The booking whose start is nearest to a value; undefined if all are too far. */
function nearestTo(value: Mention, bookings: readonly Booking[], lines: number): Booking | undefined {
  const [nearest] = bookings.toSorted((a, b) => distance(value, a) - distance(value, b))
  return nearest && Math.abs(nearest.draft.anchor.mention.line - value.line) <= lines ? nearest : undefined
}

/** The likely values of a role that no booking has, by the booking that starts nearest to them. */
function unclaimed(
  role: keyof typeof types,
  bookings: readonly Booking[],
  { candidates, context: { read } }: AssembledPage,
): Map<Booking, Candidate[]> {
  const used = bookings.flatMap(({ draft }) => [
    draft.anchor.mention,
    ...Object.values(draft.slots).map(({ mention }) => mention),
  ])
  const found = new Map<Booking, Candidate[]>()
  for (const candidate of candidates) {
    const { mention, roles } = candidate
    const line = read.page.lines[mention.line]
    const isFree = !used.some((other) => other.value === mention.value || overlaps(other, mention))
    if (mention.type !== types[role] || (roles[role] ?? 0) < (min[role] ?? 1) || !isFree) continue
    const nearest =
      line?.origin === 'body' && !line.isQuoted ? nearestTo(mention, bookings, maxLines[role] ?? 0) : undefined
    if (nearest) found.set(nearest, [...(found.get(nearest) ?? []), candidate])
  }
  return found
}

/** A number that has no form of a flight's, as one: `H8 218`, `1188`; null if it cannot be one. */
export function asFlight({ mention, ...rest }: Candidate): Candidate | null {
  const [, code = '', value] = /^(?:(\p{L}\p{L}{1,2}|\p{L}\d|\d\p{L})[\s-]?)?(\d{1,4})$/u.exec(mention.value) ?? []
  const detail = /^[A-Z\d]{2}$/.test(code) ? code : ''
  return value === undefined ? null : { ...rest, mention: { ...mention, value, detail } }
}

/**
 * Gives flights without a number the likely one nearest to their departure, if that is the only one: carriers without a
 * known code print numbers that may as well be trains'.
 */
export function withUnclaimedNumbers(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  const isOpen = ({ kind, probability, draft }: Booking): boolean =>
    kind === 'flight' && probability >= minLikely && !draft.slots.number
  if (!bookings.some(isOpen)) return [...bookings]
  const numbers = unclaimed('number', bookings, assembled)
  return bookings.map((booking) => {
    const own = isOpen(booking) ? (numbers.get(booking) ?? []).flatMap((one) => asFlight(one) ?? []) : []
    const [number] = own
    if (!number || own.some(({ mention }) => mention.value !== number.mention.value)) return booking
    return { ...booking, draft: { ...booking.draft, slots: { ...booking.draft.slots, number } } }
  })
}

const ticketTag = conceptTag('ticket')
const referenceTag = conceptTag('reference')

/** Whether the label right before a code in its line is one of tickets: `Ticket 7140 2288`. */
function isTicketNumber({ line, start }: Mention, { tags }: AssembledPage['context']['read']): boolean {
  const label = (tags[line] ?? []).findLast(({ end }) => end <= start && start - end <= 3)
  return label !== undefined && label.ids.includes(ticketTag) && !label.ids.includes(referenceTag)
}

/**
 * Gives bookings without a reference, or with the number of a ticket, the certain one nearest to their start that no
 * other booking has.
 */
export function withUnclaimedReferences(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  const isOpen = ({ probability, draft: { slots } }: Booking): boolean =>
    probability >= minLikely && (!slots.reference || isTicketNumber(slots.reference.mention, assembled.context.read))
  if (!bookings.some(isOpen)) return [...bookings]
  const references = unclaimed('reference', bookings, assembled)
  return bookings.map((booking) => {
    const own = isOpen(booking) ? (references.get(booking) ?? []) : []
    const [reference] = own
    const isOnly = own.every(({ mention }) => mention.value === reference?.mention.value)
    return reference && isOnly ? withReference(booking, reference) : booking
  })
}

/** What joins both hours of a range: `13:00 - 17:00`, `13 Uhr – 17 Uhr`. */
const toEnd = /^\s?(?:Uhr|uur|h|hrs?)?\s?[-–—~〜～]\s?$/u

/** Gives events without an end the hour that a dash joins to that of their start. */
export function withUnclaimedEnds(bookings: readonly Booking[], { candidates, context }: AssembledPage): Booking[] {
  return bookings.map((booking) => {
    const { kind, draft, start } = booking
    const begin = draft.anchor.mention
    if (kind !== 'event' || draft.slots.endTime || draft.slots.endDate || begin.type !== 'time') return booking
    const text = context.read.page.lines[begin.line]?.text ?? ''
    const endTime = candidates.find(
      ({ mention: { type, line, start: from, value } }) =>
        type === 'time' && line === begin.line && value > begin.value && toEnd.test(text.slice(begin.end, from)),
    )
    const own = endTime && { ...draft, slots: { ...draft.slots, endTime } }
    return own ? { ...booking, draft: own, end: endOf(own, start) } : booking
  })
}

/**
 * Gives bookings that chose the day of another booking, nearer to it, the only likely day nearest to their start that
 * no booking has: a card may show the day below the hour.
 */
export function withUnclaimedDays(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  const isOpen = (booking: Booking): boolean => {
    const { anchor, slots, slotProbabilities } = booking.draft
    const day = slots.startDate?.mention
    return (
      anchor.mention.type === 'time' &&
      day !== undefined &&
      (slotProbabilities.startDate ?? 1) < sureDay &&
      bookings.some(
        (other) =>
          (other.draft.slots.startDate?.mention === day || other.draft.anchor.mention === day) &&
          distance(day, other) < distance(day, booking),
      )
    )
  }
  if (!bookings.some(isOpen)) return [...bookings]
  const days = unclaimed('start', bookings, assembled)
  return bookings.map((booking) => {
    const own = isOpen(booking) ? (days.get(booking) ?? []) : []
    const [startDate] = own
    const last = booking.draft.slots.endDate?.mention.value
    if (!startDate || own.some(({ mention }) => mention.value !== startDate.mention.value)) return booking
    return last !== undefined && last < startDate.mention.value ? booking : onDay(booking, startDate)
  })
}
