import { countLimit } from '../../platform/database/count'
import { decodeCursor, encodeCursor } from '../../platform/database/cursor'
import type { Page } from '../../platform/database/page'
import type { PlacedPerson } from './place-people'

type Request = {
  readonly limit: number
  readonly next?: string | undefined
  readonly previous?: string | undefined
}

const sort = 'name:asc'

/** A page of people already in order: those after (`next`) or before (`previous`) the cursor. */
export function placedPage(people: readonly PlacedPerson[], request: Request): Page<PlacedPerson> {
  const { limit } = request
  const [from, to] = boundsOf(people, request)
  const rows = people.slice(from, to)
  const at = (row: PlacedPerson | undefined): string | null =>
    row ? encodeCursor({ sort, key: row.key, id: row.where.id }) : null
  return {
    rows,
    next: to < people.length ? at(rows.at(-1)) : null,
    previous: from > 0 ? at(rows[0]) : null,
    total: people.length > countLimit ? null : people.length,
    atLeast: Math.min(people.length, countLimit),
    limit,
  }
}

function boundsOf(people: readonly PlacedPerson[], { limit, next, previous }: Request): [number, number] {
  if (previous !== undefined) {
    const end = placeOf(people, previous, 'previous')
    return [Math.max(0, end - limit), end]
  }
  const start = next === undefined ? 0 : placeOf(people, next, 'next')
  return [start, Math.min(people.length, start + limit)]
}

/** The position where the page after a cursor begins, or before it ends. Rejects foreign cursors (422). */
function placeOf(people: readonly PlacedPerson[], text: string, parameter: 'next' | 'previous'): number {
  const { key, id } = decodeCursor(text, { parameter, sort, type: 'text' })
  const isAfter = (one: PlacedPerson): boolean =>
    one.key > key || (one.key === key && (parameter === 'next' ? one.where.id > id : one.where.id >= id))
  const found = people.findIndex(isAfter)
  return found === -1 ? people.length : found
}
