/**
 * How much more unmanaged travel costs, in percent of the managed price, rounded to 2 decimals: positive if unmanaged
 * (direct) is more expensive. Null if either has no price, or the managed one is zero.
 */
export function averageDifference(direct: number | null, tmc: number | null): number | null {
  if (direct === null || tmc === null || tmc === 0) return null
  // In integer hundredths, so that the difference is exact.
  const [unmanaged, managed] = [Math.round(direct * 100), Math.round(tmc * 100)]
  return Math.round(((unmanaged - managed) * 10_000) / managed) / 100
}
