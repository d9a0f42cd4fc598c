import { newWeights, type Weights } from './model'

/** Steps that a weight is rounded to. */
const grain = 64

/** Weights as text: the numbers of features as differences, each with its weight, in base 64. What is near zero is left out. */
export function packWeights(weights: Weights, least = 0.03): string {
  const bytes: number[] = []
  const write = (value: number): void => {
    let rest = value
    while (rest > 127) {
      bytes.push((rest & 127) | 128)
      rest >>>= 7
    }
    bytes.push(rest)
  }
  let last = 0
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] ?? 0
    const rounded = Math.round(weight * grain)
    if (Math.abs(weight) < least || rounded === 0) continue
    write(at - last)
    write(rounded < 0 ? -2 * rounded - 1 : 2 * rounded)
    last = at
  }
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))
}

/** The weights that `packWeights` wrote. */
export function unpackWeights(packed: string): Weights {
  const weights = newWeights()
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
  let at = 0
  const read = (): number => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }
  let index = 0
  while (at < bytes.length) {
    index += read()
    const value = read()
    weights[index] = (value % 2 === 1 ? -(value + 1) / 2 : value / 2) / grain
  }
  return weights
}
