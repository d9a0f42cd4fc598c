/**
 * How much dearer unmanaged travel is, in percent of the managed price, rounded to 2 decimals: positive means that
 * unmanaged (direct) is dearer. Null where either has no price, or the managed one is nothing.
 */
export function averageDifference(direct: number | null, tmc: number | null): number | null {
  if (direct === null || tmc === null || tmc === 0) return null
  // In hundredths, which are whole: their difference is exact.
  const [unmanaged, managed] = [Math.round(direct * 100), Math.round(tmc * 100)]
  return Math.round(((unmanaged - managed) * 10_000) / managed) / 100
}
