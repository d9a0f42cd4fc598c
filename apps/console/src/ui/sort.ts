export type Sort = { readonly field: string; readonly order: 'asc' | 'desc' }

/** Parses a list's `sort` parameter, `field:asc|desc`; null if absent. */
export function sortIn(text: string | undefined): Sort | null {
  const [field, order] = (text ?? '').split(':')
  return field ? { field, order: order === 'desc' ? 'desc' : 'asc' } : null
}

/** The `sort` after a click on a column header: ascending first, then toggled. */
export const nextSort = (sort: Sort | null, field: string): string =>
  `${field}:${sort?.field === field && sort.order === 'asc' ? 'desc' : 'asc'}`
