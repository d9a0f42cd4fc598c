export type Sort = { readonly field: string; readonly order: 'asc' | 'desc' }

/** A list's `sort` parameter, `field:asc|desc`, in its parts; null where there is none. */
export function sortIn(text: string | undefined): Sort | null {
  const [field, order] = (text ?? '').split(':')
  return field ? { field, order: order === 'desc' ? 'desc' : 'asc' } : null
}

/** The `sort` after a press on a column's header: ascending first, then the other way round. */
export const nextSort = (sort: Sort | null, field: string): string =>
  `${field}:${sort?.field === field && sort.order === 'asc' ? 'desc' : 'asc'}`
