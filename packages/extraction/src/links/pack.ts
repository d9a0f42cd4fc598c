import { featureBits } from './hash'
import type { Weights } from './model'
import { VectorSums } from './vector-sums'

/** Quantization levels on either side of zero, for feature vectors and for others. */
const featureSteps = 7
const steps = 127
/** Fractions of the largest component at which a vector may be clipped, to make the others more precise. */
const clips = [1, 0.9, 0.8, 0.7, 0.6]

const quantized = (value: number, size: number): number =>
  Math.max(-featureSteps, Math.min(featureSteps, Math.round((value / size) * featureSteps)))

/** The scale, in units of 1/64, with the smallest quantization error for a vector. */
function sizeOf(vector: ArrayLike<number>): number {
  const values = Array.from(vector)
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6)
  const sizes = clips.map((clip) => Math.ceil(largest * clip * 64))
  const errorOf = (size: number): number =>
    values.reduce((sum, value) => sum + (value - (quantized(value, size / 64) / featureSteps) * (size / 64)) ** 2, 0)
  return sizes.reduce((best, size) => (errorOf(size) < errorOf(best) ? size : best))
}

/**
 * Serializes weights: delta-encoded feature hashes, each with its vector quantized to four bits per component. The few
 * other vectors use eight.
 */
export function packWeights({ units, rows, vectors, bias, classes }: Weights): Uint8Array {
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
    // The largest component in units of 1/64, rounded up so that nothing is clipped.
    const size = Math.ceil(largest * 64)
    write(size)
    for (let unit = 0; unit < units; unit++) bytes.push(Math.round(((vector[unit] ?? 0) / (size / 64)) * steps) & 255)
  }
  const writeFeature = (vector: ArrayLike<number>): void => {
    const size = sizeOf(vector)
    write(size)
    for (let unit = 0; unit < units; unit += 2)
      bytes.push(
        (quantized(vector[unit] ?? 0, size / 64) & 15) | ((quantized(vector[unit + 1] ?? 0, size / 64) & 15) << 4),
      )
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
    writeFeature(of(row))
  }
  return Uint8Array.from(bytes)
}

/** Vectors without a component above this are omitted. */
const minMagnitude = 0.05

/** Components of a feature's vector by their four bits, as shares of its scale. */
const levels = Float64Array.from({ length: 16 }, (_, bits) => (bits > 7 ? bits - 16 : bits) / featureSteps)

/** Reads weights written by `packWeights`. The vector of a feature is read when it is first used. */
export function unpackWeights(bytes: Uint8Array): Weights {
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
  /** Where the vector of each row starts. */
  const starts = new Uint32Array(count + 1)
  let feature = 0
  for (let row = 1; row <= count; row++) {
    feature += read()
    rows[feature] = row
    starts[row] = at
    read()
    at += units / 2
  }
  const { vectors } = new VectorSums(units, count + 1, (row, into) => {
    at = starts[row] ?? 0
    const size = read() / 64
    for (let unit = 0; unit < units; unit += 2) {
      const byte = bytes[at++] ?? 0
      into[unit] = (levels[byte & 15] ?? 0) * size
      into[unit + 1] = (levels[byte >> 4] ?? 0) * size
    }
  })
  return { units, rows, vectors, bias, classes }
}
