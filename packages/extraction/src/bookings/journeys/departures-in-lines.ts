import type { Context } from '../../links/context'
import type { Candidate } from '../roles'

/** A line with one flight and its departure alone: the digits of its number, and its airports. */
interface FlightLine {
  readonly number: string
  readonly from: string
  readonly to: string
}

/** The flight of a line with one day and one time, as in lists and invoices; null for any other line. */
function flightIn(line: number, { byLine }: Context): FlightLine | null {
  const mentions = byLine[line] ?? []
  const valuesOf = (type: string): string[] => [
    ...new Set(mentions.flatMap((one) => (one.type === type ? one.value.replace(/^\D+/, '') : []))),
  ]
  const airports = mentions.flatMap(({ type, value }) => (type === 'airport' ? value : []))
  const [number, ...more] = valuesOf('number')
  const [from, to, ...others] = airports
  const isAlone = ['date', 'time'].every((type) => mentions.filter((one) => one.type === type).length === 1)
  return number && from && to && from !== to && more.length + others.length === 0 && isAlone
    ? { number, from, to }
    : null
}

/**
 * If two or more lines each have a flight with one day and one time, these are departures: the second line is not the
 * arrival of the first.
 */
export function shareDepartures(candidates: readonly Candidate[], context: Context): void {
  const flights = new Map(
    [...new Set(candidates.map(({ mention }) => mention.line))].flatMap((line) => {
      const one = flightIn(line, context)
      return one ? [[line, one] as const] : []
    }),
  )
  if (new Set([...flights.values()].map(({ number, from }) => `${number} ${from}`)).size < 2) return
  const timed = candidates.filter(
    ({ mention: { type, line } }) => (type === 'date' || type === 'time') && flights.has(line),
  )
  const starts = timed.filter(({ roles }) => (roles.start ?? 0) > (roles.end ?? 0))
  if (starts.length === 0) return
  for (const { roles } of timed) {
    roles.start = (roles.start ?? 0) + (roles.end ?? 0)
    roles.end = 0
  }
}
