import type { Page } from '../database/page'
import { UnvalidatedBody } from './serve'

/** For rows that already have the shape of their records. */
export const identity = <Row>(row: Row): Row => row

/**
 * One page as the API returns it. `shape` converts a row to its record, which is validated on output; `link` builds
 * this list's URL with a cursor.
 */
export function paged<Row, Out>(
  page: Page<Row>,
  shape: (row: Row) => Out,
  link: (cursor: { next: string } | { previous: string }) => string,
) {
  return new UnvalidatedBody({
    data: page.rows.map(shape),
    meta: {
      total: page.total,
      ...(page.total === null ? { total_at_least: page.atLeast } : {}),
      count: page.rows.length,
      limit: page.limit,
    },
    links: {
      next: page.next === null ? null : link({ next: page.next }),
      previous: page.previous === null ? null : link({ previous: page.previous }),
    },
  })
}
