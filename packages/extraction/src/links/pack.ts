import { featureBits } from './hash'
import type { Weights } from './model'
import { fromSymbols, toSymbols } from './symbols'

/** Quantization levels on either side of zero. */
const steps = 127

/** Serializes weights as text: delta-encoded feature hashes, each with its vector quantized to bytes. */
export function packWeights({ units, rows, vectors, bias, classes }: Weights): string {
  const bytes: number[] = []
  const write = (value: number): void => {
    let rest = value
    while (rest > 127) {
      bytes.push((rest & 127) | 128)
      rest >>>= 7
    }
    bytes.push(rest)
  }
  const writeVector = (vector: ArrayLike<number>): void => {
    let largest = 1e-6
    for (let unit = 0; unit < units; unit++) largest = Math.max(largest, Math.abs(vector[unit] ?? 0))
    // the largest component in units of 1/64, rounded up so that nothing is clipped
    const size = Math.ceil(largest * 64)
    write(size)
    for (let unit = 0; unit < units; unit++) bytes.push(Math.round(((vector[unit] ?? 0) / (size / 64)) * steps) & 255)
  }
  const of = (row: number): Float32Array => vectors.subarray(row * units, (row + 1) * units)
  const kept = [...rows.entries()].filter(([, row]) => row > 0 && of(row).some((one) => Math.abs(one) > minMagnitude))
  write(units)
  writeVector(bias)
  write(classes.size)
  for (const [one, vector] of classes) {
    write(one)
    writeVector(vector)
  }
  write(kept.length)
  let last = 0
  for (const [feature, row] of kept) {
    write(feature - last)
    last = feature
    writeVector(of(row))
  }
  return toSymbols(bytes)
}

/** Vectors without a component above this are left out. */
const minMagnitude = 0.05

/** Reads weights written by `packWeights`. */
export function unpackWeights(packed: string): Weights {
  const bytes = fromSymbols(packed)
  let at = 0
  const read = (): number => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }
  const readVector = (into: Float32Array): Float32Array => {
    const size = read() / 64
    for (let unit = 0; unit < into.length; unit++) {
      const byte = bytes[at++] ?? 0
      into[unit] = ((byte > 127 ? byte - 256 : byte) / steps) * size
    }
    return into
  }
  const units = read()
  const bias = readVector(new Float32Array(units))
  const classes = new Map<number, Float32Array>()
  for (let left = read(); left > 0; left--) {
    const one = read()
    classes.set(one, readVector(new Float32Array(units)))
  }
  const count = read()
  const rows = new Uint16Array(1 << featureBits)
  const vectors = new Float32Array((count + 1) * units)
  let feature = 0
  for (let row = 1; row <= count; row++) {
    feature += read()
    rows[feature] = row
    readVector(vectors.subarray(row * units, (row + 1) * units))
  }
  return { units, rows, vectors, bias, classes }
}
