import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'
import { kinds } from '../kinds'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { endOf } from '../times/draft-times'

/** The parts of a page needed to find columns. */
export interface PageColumns {
  candidates: readonly Candidate[]
  lines: readonly Pick<Line, 'left' | 'row'>[]
}

/** Minimum distance between two columns as a share of the page width, and maximum offset between lines of one. */
const minApart = 0.2
const maxShift = 0.03
/** Maximum number of rows between a journey's start and its places below. */
const maxRows = 12
/** Minimum probability that a line in the column names an end of the journey. */
const minEnd = 0.25

const endRole = ({ roles }: Candidate): number => (roles.from ?? 0) + (roles.to ?? 0)

/** The name in a line: the whole line, or its likeliest part. */
function nameOf(line: readonly Candidate[]): Candidate | undefined {
  return line.find(({ mention }) => mention.form === 'line') ?? line.toSorted((a, b) => endRole(b) - endRole(a))[0]
}

/**
 * The two lines of a column that name the ends of the journey starting above them; undefined if there are not exactly
 * two.
 */
function endsInColumn(
  anchor: Mention,
  { candidates, lines }: PageColumns,
): [from: Candidate, to: Candidate] | undefined {
  const top = lines[anchor.line]
  if (!top) return undefined
  const isBelow = (line: Pick<Line, 'left' | 'row'> | undefined): boolean =>
    line !== undefined &&
    Math.abs(line.left - top.left) <= maxShift &&
    line.row > top.row &&
    line.row <= top.row + maxRows
  const below = candidates.filter(({ mention }) => mention.type === 'text' && isBelow(lines[mention.line]))
  const named = new Set(below.filter((one) => endRole(one) >= minEnd).map(({ mention }) => mention.line))
  const [from, to, third] = [...named].map((line) => nameOf(below.filter(({ mention }) => mention.line === line)))
  return from && to && !third ? [from, to] : undefined
}

/** Gives journeys printed side by side, as outbound and return often are, the places in their own columns. */
export function withOwnColumns(bookings: readonly Booking[], page: PageColumns): Booking[] {
  const columnOf = ({ line }: Mention): number => page.lines[line]?.left ?? 0
  return bookings.map((booking) => {
    const { kind, draft, start } = booking
    const anchor = draft.anchor.mention
    const isBeside = bookings.some(
      (other) =>
        other.kind === kind &&
        page.lines[other.draft.anchor.mention.line]?.row === page.lines[anchor.line]?.row &&
        Math.abs(columnOf(other.draft.anchor.mention) - columnOf(anchor)) >= minApart,
    )
    const isOwn = (['from', 'to'] as const).every((slot) => {
      const place = draft.slots[slot]?.mention
      return place !== undefined && Math.abs(columnOf(place) - columnOf(anchor)) <= maxShift
    })
    if (!kinds[kind].isLeg || kind === 'flight' || !isBeside || isOwn) return booking
    const [from, to] = endsInColumn(anchor, page) ?? []
    if (!from || !to) return booking
    const own = { ...draft, slots: { ...draft.slots, from, to } }
    return { ...booking, draft: own, end: endOf(own, start) }
  })
}

/** Maximum number of rows between the names and the times of a journey in two columns. */
const maxBetween = 3

/** The ends of a journey whose names stand above or below its times, in the same two columns, one of which is known. */
function endsInTwoColumns(
  { draft }: Booking,
  known: Mention,
  { candidates, lines }: PageColumns,
): { from: Candidate; to: Candidate } | undefined {
  const [name, departs, arrives] = [known, draft.anchor.mention, draft.slots.endTime?.mention].map(
    (one) => one && lines[one.line],
  )
  if (!name || !departs || !arrives || departs.row !== arrives.row) return undefined
  if (arrives.left - departs.left < minApart || Math.abs(name.row - departs.row) > maxBetween) return undefined
  const inColumn = (column: PageColumns['lines'][number]): Candidate | undefined =>
    candidates.find(({ mention: { type, form, line } }) => {
      const one = lines[line]
      return type === 'text' && form === 'line' && one?.row === name.row && Math.abs(one.left - column.left) <= maxShift
    })
  const [from, to] = [inColumn(departs), inColumn(arrives)]
  const isKnown = [from, to].some((end) => end?.mention.line === known.line)
  return from && to && isKnown && name.row !== departs.row ? { from, to } : undefined
}

/** Gives journeys with only one end, whose names and times stand in two columns, both ends. */
export const withEndsInColumns = (bookings: readonly Booking[], page: PageColumns): Booking[] =>
  bookings.map((booking) => {
    const { kind, draft, start } = booking
    const { from, to } = draft.slots
    const known = from && to ? undefined : (from ?? to)
    const ends = kinds[kind].isLeg && known ? endsInTwoColumns(booking, known.mention, page) : undefined
    if (!ends) return booking
    const whole = { ...draft, slots: { ...draft.slots, ...ends } }
    return { ...booking, draft: whole, end: endOf(whole, start) }
  })
