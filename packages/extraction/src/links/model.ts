/**
 * A small network: the vectors of the features that an option has are added up, what is below zero is cut off, and the
 * vector of the class weighs what is left. A feature that was never seen while fitting says nothing.
 */
export interface Weights {
  /** Units of the hidden layer: the length of each vector. */
  units: number
  /** The row of each feature's vector; row 0 is all zeros and stands for those without. */
  rows: Uint16Array
  /** Vectors of features, row by row. */
  vectors: Float32Array
  bias: Float32Array
  /** Vectors of classes. */
  classes: ReadonlyMap<number, Float32Array>
}

/** Adds the vectors of some features up. */
function addVectors({ units, rows, vectors }: Weights, features: ArrayLike<number>, sum: Float32Array): void {
  for (let at = 0; at < features.length; at++) {
    const row = rows[features[at] ?? 0] ?? 0
    if (row === 0) continue
    const base = row * units
    for (let unit = 0; unit < units; unit++) sum[unit] = (sum[unit] ?? 0) + (vectors[base + unit] ?? 0)
  }
}

const sumCache = new WeakMap<Weights, WeakMap<Int32Array, Float32Array>>()

/** The sum of the vectors of features that many options share, added up once. */
function sharedSum(weights: Weights, features: Int32Array): Float32Array {
  let known = sumCache.get(weights)
  if (!known) sumCache.set(weights, (known = new WeakMap()))
  let sum = known.get(features)
  if (!sum) {
    known.set(features, (sum = new Float32Array(weights.units)))
    addVectors(weights, features, sum)
  }
  return sum
}

/**
 * Fills `hidden` with what some features make of the hidden layer, together with those that other options have as well.
 */
function computeHidden(weights: Weights, features: ArrayLike<number>, hidden: Float32Array, shared: Int32Array): void {
  if (shared.length > 0) hidden.set(sharedSum(weights, shared))
  else hidden.fill(0)
  addVectors(weights, features, hidden)
  const scale = scaleOf(features.length + shared.length)
  for (let unit = 0; unit < weights.units; unit++)
    hidden[unit] = Math.max(0, (weights.bias[unit] ?? 0) + (hidden[unit] ?? 0) * scale)
}

/** Keeps sums of few and of many features alike in size. */
export const scaleOf = (count: number): number => 1 / Math.sqrt(count + 1)

/** The score of a class for a hidden layer. */
export function classScore(hidden: Float32Array, classVector: Float32Array | undefined): number {
  if (!classVector) return 0
  let sum = 0
  for (let unit = 0; unit < classVector.length; unit++) sum += (hidden[unit] ?? 0) * (classVector[unit] ?? 0)
  return sum
}

let shared = new Float32Array(0)

/** A hidden layer that every score of some weights may use: nothing keeps it. */
const layerOf = ({ units }: Weights): Float32Array =>
  shared.length === units ? shared : (shared = new Float32Array(units))

const none = new Int32Array(0)

/** The scores of some classes for one set of features; `shared` are more of them, which other sets have as well. */
export function scoresOf(
  weights: Weights,
  features: ArrayLike<number>,
  classes: readonly number[],
  shared: Int32Array = none,
): number[] {
  const hidden = layerOf(weights)
  computeHidden(weights, features, hidden, shared)
  return classes.map((one) => classScore(hidden, weights.classes.get(one)))
}

/** The score of a class for some features. */
export const scoreOf = (
  weights: Weights,
  features: ArrayLike<number>,
  one: number,
  shared: Int32Array = none,
): number => scoresOf(weights, features, [one], shared)[0] ?? 0

/** Scores as probabilities that add up to one. */
export function softmax(scores: readonly number[]): number[] {
  const max = Math.max(...scores)
  const exponentials = scores.map((score) => Math.exp(score - max))
  const sum = exponentials.reduce((total, one) => total + one, 0)
  return exponentials.map((one) => one / sum)
}

/** A probability as one of few steps, for features. */
export function probabilityBucket(probability: number): number {
  if (probability < 0.02) return 0
  if (probability < 0.1) return 1
  if (probability < 0.3) return 2
  if (probability < 0.6) return 3
  if (probability < 0.85) return 4
  return probability < 0.97 ? 5 : 6
}
