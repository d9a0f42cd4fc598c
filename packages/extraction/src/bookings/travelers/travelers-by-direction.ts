import { conceptTag } from '../../languages/lexicon'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { type Naming, namesOf, namingsOf, withOwn } from './traveler-lines'

/** Words for the way there, and for the way back, some of which also are those for the return of a rental car. */
const directions = [[conceptTag('outbound')], [conceptTag('inbound'), conceptTag('dropOff')]] as const

const placeOf = ({ draft }: Booking, end: 'from' | 'to'): string | undefined => draft.slots[end]?.mention.value

/** The directions that the remark beside a traveler's name states, of the way there and the way back. */
function statedBeside({ mention, line }: Naming, { context }: AssembledPage): boolean[] {
  const { tags, page } = context.read
  const beside = page.lines.filter(({ row, left, origin }) => row === line.row && left > line.left && origin === 'body')
  const behind = (tags[line.index] ?? []).filter(({ start }) => start >= mention.end)
  const words = [...behind, ...beside.flatMap(({ index }) => tags[index] ?? [])]
  return directions.map((tagIds) => tagIds.some((id) => words.some(({ ids }) => ids.includes(id))))
}

/**
 * Gives the way there and the way back the travelers whose names are followed by that direction: `Ada - outward only`.
 * Null unless there is one journey in each direction, and every traveler has a remark.
 */
export function withTravelersByDirection(bookings: readonly Booking[], assembled: AssembledPage): Booking[] | null {
  const [there, back, other] = bookings
  if (!there || !back || other) return null
  const isReturn = placeOf(there, 'from') === placeOf(back, 'to') && placeOf(there, 'to') === placeOf(back, 'from')
  if (!isReturn || placeOf(there, 'from') === undefined) return null
  const names = namesOf(bookings)
  const stated = namingsOf(names, assembled.context)
    .map((naming) => ({ name: naming.name, on: statedBeside(naming, assembled) }))
    .filter(({ on }) => on.includes(true))
  if (!names.every((name) => stated.some((one) => one.name === name))) return null
  const own = directions.map((_, at) => new Set(stated.flatMap(({ name, on }) => (on[at] === true ? [name] : []))))
  return withOwn(bookings, own)
}
