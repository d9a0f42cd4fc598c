/**
 * Round values from 0 to at least a maximum, for an axis: two to five of them, a step of 1, 2 or 5 times a power of ten
 * apart. `smallest`: the least step that means something, such as 1 of what is counted.
 */
export function niceTicks(max: number, smallest = 0): readonly number[] {
  if (!(max > 0)) return [0]
  const rough = max / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(smallest, ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power)
  const count = Math.ceil(max / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)))
}
