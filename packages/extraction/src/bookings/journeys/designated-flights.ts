import { airportNamed } from '@sextant/places/airports/airport-named'
import { airlineCalled } from '@sextant/places/carriers/airline-name'
import type { Context } from '../../links/context'
import { type Mention, overlaps } from '../../mentions/mention'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { type Candidate, unscoredCandidate } from '../roles'
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
  const named = place && !airport ? airportNamed(place.mention.value) : null
  if (place && named) return unscoredCandidate({ ...place.mention, type: 'airport', value: named.iata })
  return found.every(({ mention }) => mention.value === airport?.mention.value) ? airport : undefined
}

/** Whether a code is in brackets behind a name. */
const isBehind = (code: Mention, { line, end }: Mention): boolean =>
  code.line === line && code.start >= end && code.start - end <= 2

/** Whether a flight has a number, such as one in a heading between a coach and the flight. */
const isOfFlight = (number: Mention | undefined, bookings: readonly Booking[]): boolean =>
  bookings.some(({ kind, draft }) => {
    const own = draft.slots.number?.mention
    return (
      kind === 'flight' && own && number?.value.replace(/^([A-Z\d]{2}) ?(?=\d)/, '$1 ') === `${own.detail} ${own.value}`
    )
  })

/** Maximum length of the words before a number that may name its airline. */
const reach = 60
/** The one or two words before a number. */
const wordsBefore = /((?:(?<!\p{L})\p{L}+ )?)(?<!\p{L})(\p{L}+) $/u

/** Whether the name of an airline stands right before a number with its designator: `SAS SK2031`. */
function isBehindAirline({ line, start }: Mention, code: string, { read: { page } }: Context): boolean {
  const before = (page.lines[line]?.text ?? '').slice(Math.max(0, start - reach), start)
  const [both, , last = ''] = wordsBefore.exec(before) ?? []
  return both !== undefined && [both.trim(), last].some((name) => airlineCalled(name) === code)
}

/**
 * Turns trains and coaches between two airports into flights if their number has the designator of the sender, of an
 * airline whose flights the page has, or of the one named in front of it: the way back of an Austrian flight, `OS 793
 * Viena - Bucuresti Otopeni`, is no train, and Viva Aerobus runs no coaches. A number that a flight of the page has is
 * not that of a coach to the airport.
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
    if (isOfFlight(draft.slots.number?.mention, bookings)) {
      const { number: _, ...slots } = draft.slots
      return { ...booking, draft: { ...draft, slots } }
    }
    const chosen = draft.slots.number
    const code = /^([A-Z][A-Z\d]|\d[A-Z]) ?\d{1,4}$/.exec(chosen?.mention.value ?? '')?.[1]
    const isOfAirline =
      chosen && code && (airlines.has(code) || isBehindAirline(chosen.mention, code, assembled.context))
    const number = isOfAirline ? asFlight(chosen) : null
    const [from, to] = [airportOf(draft.slots.from, assembled), airportOf(draft.slots.to, assembled)]
    if (!number || !from || !to || from.mention.value === to.mention.value) return booking
    const flight = { ...draft, kind: 'flight' as const, slots: { ...draft.slots, number, from, to } }
    return { ...booking, kind: 'flight', draft: flight, end: endOf(flight, start) }
  })
}
