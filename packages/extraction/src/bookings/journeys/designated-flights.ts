import { airlineCalled } from '@sextant/places/carriers/airline-name'
import { type Mention, overlaps } from '../../mentions/mention'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { endOf } from '../times/draft-times'
import { asFlight } from '../unclaimed-values'

/** The airport that a chosen place names; undefined if it names none, or several. */
function airportOf(place: Candidate | undefined, { candidates }: AssembledPage): Candidate | undefined {
  const found = candidates.filter(
    ({ mention }) =>
      mention.type === 'airport' &&
      place !== undefined &&
      (overlaps(mention, place.mention) || isBehind(mention, place.mention)),
  )
  const [airport] = found
  return found.every(({ mention }) => mention.value === airport?.mention.value) ? airport : undefined
}

/** Whether a code is in brackets behind a name. */
const isBehind = (code: Mention, { line, end }: Mention): boolean =>
  code.line === line && code.start >= end && code.start - end <= 2

/**
 * Turns trains and coaches between two airports into flights if their number has the designator of the sender, or of an
 * airline whose flights the page has: the way back of an Austrian flight, `OS 793 Viena - Bucuresti Otopeni`, is no
 * train, and Viva Aerobus runs no coaches.
 */
export function withDesignatedFlights(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  const sender = assembled.context.read.page.lines.find(({ origin }) => origin === 'sender')?.text ?? ''
  const airlines = new Set([
    ...bookings.flatMap(({ kind, draft }) => (kind === 'flight' ? (draft.slots.number?.mention.detail ?? []) : [])),
    airlineCalled(sender) ?? '',
  ])
  return bookings.map((booking) => {
    const { kind, draft, start } = booking
    if (kind !== 'train' && kind !== 'bus') return booking
    const code = /^([A-Z][A-Z\d]|\d[A-Z]) ?\d{1,4}$/.exec(draft.slots.number?.mention.value ?? '')?.[1]
    const number = draft.slots.number && code && airlines.has(code) ? asFlight(draft.slots.number) : null
    const [from, to] = [airportOf(draft.slots.from, assembled), airportOf(draft.slots.to, assembled)]
    if (!number || !from || !to || from.mention.value === to.mention.value) return booking
    const flight = { ...draft, kind: 'flight' as const, slots: { ...draft.slots, number, from, to } }
    return { ...booking, kind: 'flight', draft: flight, end: endOf(flight, start) }
  })
}
