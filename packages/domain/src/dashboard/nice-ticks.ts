/**
 * Two to five round axis values from 0 to at least a maximum, with a step of 1, 2 or 5 times a power of ten.
 * `smallest`: the minimum step, such as 1 for counts.
 */
export function niceTicks(max: number, smallest = 0): readonly number[] {
  if (!(max > 0)) return [0]
  const rough = max / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(smallest, ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power)
  const count = Math.ceil(max / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)))
}
