import type { Page } from '../database/page'

/** One page as the wire has it. `link` makes the address of this list with a cursor in its query. */
export function paged<Row, Out>(
  page: Page<Row>,
  present: (row: Row) => Out,
  link: (cursor: { next: string } | { previous: string }) => string,
) {
  return {
    data: page.rows.map(present),
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
  }
}
