/** The change from the previous number in percent, to one decimal; null if there is nothing to compare with. */
export function changePercent(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before === 0) return null
  return Math.round(((now - before) / Math.abs(before)) * 1000) / 10
}
