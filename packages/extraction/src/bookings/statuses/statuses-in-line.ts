import type { OwnStatus } from '../../languages/status-words'
import type { Booking } from '../resolve'
import type { StatusStatement } from './status-statements'

/** The statement of each booking of a line, if each has one: after its start, or before it. */
function paired(bookings: readonly Booking[], said: readonly StatusStatement[]): Map<Booking, OwnStatus> {
  const starts = bookings.map(({ draft }) => draft.anchor.mention.start)
  const between = (from: number, to: number): StatusStatement[] => said.filter(({ at }) => at >= from && at < to)
  const after = starts.map((start, index) => between(start, starts[index + 1] ?? Number.POSITIVE_INFINITY))
  const before = starts.map((start, index) => between(starts[index - 1] ?? 0, start))
  const own = [after, before].find((lists) => lists.every(({ length }) => length === 1))?.flat() ?? []
  const differ = new Set(own.map(({ status }) => status)).size > 1
  return new Map(bookings.flatMap((booking, at) => (own[at] && differ ? [[booking, own[at].status] as const] : [])))
}

/**
 * The statuses of bookings that are in one line, as in a paragraph: `Friday 20:00, confirmed, Saturday 21:00,
 * cancelled`. Only those of lines in which each booking has its own and they differ.
 */
export function statusesInLine(
  bookings: readonly Booking[],
  said: readonly StatusStatement[],
): ReadonlyMap<Booking, OwnStatus> {
  const lines = new Set(bookings.map(({ draft }) => draft.anchor.mention.line))
  return new Map(
    [...lines].flatMap((index) => {
      const own = bookings
        .filter(({ draft }) => draft.anchor.mention.line === index)
        .toSorted((a, b) => a.draft.anchor.mention.start - b.draft.anchor.mention.start)
      const statements = said.filter(({ line }) => line.index === index)
      return own.length > 1 ? [...paired(own, statements)] : []
    }),
  )
}
