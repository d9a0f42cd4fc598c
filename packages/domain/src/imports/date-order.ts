import type { Reading } from './problem'

/** Three numbers with separators, such as 3/4/2026 or 2026-04-03. */
export const numericDate = /^(\d{1,4})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{1,4})(?!\d)/

/**
 * The order of numbers in a column's dates, derived from the unambiguous ones: a day over 12, a leading year, or dots
 * (nobody writes month first with dots). Null if ambiguous.
 */
export function dateOrderOf(values: Iterable<string>): Reading['dateOrder'] | null {
  const counts = { dmy: 0, mdy: 0, ymd: 0 }
  for (const value of values) {
    const order = orderOf(value.trim())
    if (order) counts[order] += 1
  }
  if (counts.dmy === 0 && counts.mdy === 0) return counts.ymd > 0 ? 'ymd' : null
  if (counts.dmy === counts.mdy) return null
  return counts.dmy > counts.mdy ? 'dmy' : 'mdy'
}

function orderOf(value: string): Reading['dateOrder'] | null {
  const [, first = '', mark, second] = numericDate.exec(value) ?? []
  if (mark === undefined) return null
  if (first.length > 2) return 'ymd'
  if (Number(second) > 12) return Number(first) <= 12 ? 'mdy' : null
  return Number(first) > 12 || mark === '.' ? 'dmy' : null
}
