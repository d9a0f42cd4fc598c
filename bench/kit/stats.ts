/** A quantile of a sample, with `share` from 0 to 1. */
export function quantile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const median = (sample: readonly number[]): number => quantile(sample, 0.5)

/** A figure as printed: up to three significant digits. */
export const figure = (value: number): string => String(Number(value.toPrecision(3)))
