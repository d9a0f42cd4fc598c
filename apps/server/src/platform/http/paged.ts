import type { Page } from '../database/page'
import { Unchecked } from './serve'

/** Rows that have the shape of their records already. */
export const asIs = <Row>(row: Row): Row => row

/**
 * One page as the wire has it. `shape` gives a row the shape of its record, which the edge checks; `link` makes the
 * address of this list with a cursor in its query.
 */
export function paged<Row, Out>(
  page: Page<Row>,
  shape: (row: Row) => Out,
  link: (cursor: { next: string } | { previous: string }) => string,
) {
  return new Unchecked({
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
