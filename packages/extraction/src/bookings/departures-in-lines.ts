import type { Context } from '../links/context'
import type { Candidate } from './roles'

/** The digits and places of a line that tells one flight with its departure alone. */
interface Told {
  readonly number: string
  readonly from: string
  readonly to: string
}

/** A flight told in one line with one day and one time, as in lists and invoices; null for any other line. */
function toldIn(line: number, { byLine }: Context): Told | null {
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
 * If two or more lines each tell a flight with one day and one time, these are departures: the second line is not the
 * arrival of the first.
 */
export function shareDepartures(candidates: readonly Candidate[], context: Context): void {
  const told = new Map(
    [...new Set(candidates.map(({ mention }) => mention.line))].flatMap((line) => {
      const one = toldIn(line, context)
      return one ? [[line, one] as const] : []
    }),
  )
  if (new Set([...told.values()].map(({ number, from }) => `${number} ${from}`)).size < 2) return
  const timed = candidates.filter(
    ({ mention: { type, line } }) => (type === 'date' || type === 'time') && told.has(line),
  )
  const starts = timed.filter(({ roles }) => (roles.start ?? 0) > (roles.end ?? 0))
  if (starts.length === 0) return
  for (const { roles } of timed) {
    roles.start = (roles.start ?? 0) + (roles.end ?? 0)
    roles.end = 0
  }
}
