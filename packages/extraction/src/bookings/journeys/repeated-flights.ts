import type { Mention } from '../../mentions/mention'
import type { AssembledPage } from '../assemble'
import type { Draft } from '../draft'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { endOf, startOf } from '../times/draft-times'
import { canFly } from '../times/flight-time'

/** Minimum probability that the number of a repeated part is that of a flight. */
const minNumber = 0.5

/** The form of a line: `17 May(Sun) HD 36` and `4 May(Mon) HD 11` are alike. */
const formOf = (text: string): string => text.replace(/\p{L}+/gu, 'a').replace(/\d+/gu, '0')

/** The candidates of a type in a line in order, the longest of overlapping ones, each value once. */
function inLine(type: Mention['type'], line: number, { candidates }: AssembledPage): Candidate[] {
  const own = candidates
    .filter(({ mention, roles }) => mention.type === type && mention.line === line && roles.none !== 1)
    .toSorted((a, b) => a.mention.start - b.mention.start || b.mention.end - a.mention.end)
  return own.filter(({ mention }, at) => own.findIndex((other) => other.mention.value === mention.value) === at)
}

/** The way back of a flight in a part of the same form that begins some lines below it; null if there is none. */
function wayBack({ draft, start }: Booking, below: number, assembled: AssembledPage): Draft | null {
  const { lines } = assembled.context.read.page
  const { startDate, endTime, from, to, number } = draft.slots
  const { line } = draft.anchor.mention
  if (!startDate || !endTime || !from || !to || !number || endTime.mention.line !== line) return null
  const isAlike = [line, number.mention.line].every(
    (own) => formOf(lines[own]?.text ?? '') === formOf(lines[own + below]?.text ?? '-'),
  )
  if (!isAlike) return null
  const [departure, arrival, thirdTime] = inLine('time', line + below, assembled)
  const [origin, destination, third] = inLine('airport', from.mention.line + below, assembled)
  const [day] = inLine('date', startDate.mention.line + below, assembled)
  const [other] = inLine('number', number.mention.line + below, assembled)
    .filter(({ mention, roles }) => mention.form.startsWith('flight') && (roles.number ?? 0) >= minNumber)
    .toSorted((a, b) => (b.roles.number ?? 0) - (a.roles.number ?? 0))
  const isBack = origin?.mention.value === to.mention.value && destination?.mention.value === from.mention.value
  if (!departure || !arrival || !day || !other || !isBack || thirdTime || third) return null
  if (day.mention.value < start.slice(0, 10)) return null
  const slots = { ...draft.slots, startDate: day, endTime: arrival, from: origin, to: destination, number: other }
  delete slots.endDate
  return { ...draft, anchor: departure, slots }
}

/** Maximum number of lines between a flight and its way back. */
const maxBelow = 12

/**
 * Adds the way back of a page's only flight where it is printed in the same form below: the lines of its number, its
 * airports in the opposite order, and both of its hours. Ways back that were read already are left as they are.
 */
export function withRepeatedFlights(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  const [flight, another] = bookings
  if (flight?.kind !== 'flight' || another) return [...bookings]
  for (let below = 2; below <= maxBelow; below++) {
    const draft = wayBack(flight, below, assembled)
    const start = draft && startOf(draft)
    const end = start ? endOf(draft, start) : null
    const [from, to] = [draft?.slots.from, draft?.slots.to].map((one) => one?.mention.value ?? '')
    if (!draft || !start || !end || start <= flight.start || canFly(from ?? '', to ?? '', start, end) !== true) continue
    return [flight, { ...flight, draft, start, end }]
  }
  return [...bookings]
}
