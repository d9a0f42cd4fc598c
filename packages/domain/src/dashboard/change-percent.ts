/**
 * By how many percent a number differs from the one before, to one decimal; null where there is nothing to compare
 * with.
 */
export function changePercent(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before === 0) return null
  return Math.round(((now - before) / Math.abs(before)) * 1000) / 10
}
