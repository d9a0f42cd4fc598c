/**
 * A feed-forward network with one hidden layer: the embeddings of an option's features are summed and scaled, passed
 * through ReLU, and multiplied by the vector of a class. Features not seen in training have no effect.
 */
export interface Weights {
  /** Units of the hidden layer: the length of each vector, a multiple of four. */
  units: number
  /** Row of each feature's vector. Row 0 is all zeros, for features without a vector. */
  rows: Uint16Array
  /** Vectors of features, row by row. */
  vectors: Float32Array
  bias: Float32Array
  /** Vectors of classes. */
  classes: ReadonlyMap<number, Float32Array>
}

let offsets = new Int32Array(1024)

/** Looks up the offsets of features' vectors into `offsets`. Returns how many features have one. */
function findOffsets({ units, rows }: Weights, features: ArrayLike<number>): number {
  if (offsets.length < features.length) offsets = new Int32Array(features.length * 2)
  let count = 0
  for (let at = 0; at < features.length; at++) {
    const row = rows[features[at] ?? 0] ?? 0
    if (row > 0) offsets[count++] = row * units
  }
  return count
}

/** Adds the vectors of features to a sum, four units at a time, so that partial sums stay in registers. */
function addVectors(weights: Weights, features: ArrayLike<number>, sum: Float32Array): void {
  const { units, vectors } = weights
  const count = findOffsets(weights, features)
  for (let unit = 0; unit < units; unit += 4) {
    let a = sum[unit] ?? 0
    let b = sum[unit + 1] ?? 0
    let c = sum[unit + 2] ?? 0
    let d = sum[unit + 3] ?? 0
    for (let at = 0; at < count; at++) {
      const base = (offsets[at] ?? 0) + unit
      a = Math.fround(a + (vectors[base] ?? 0))
      b = Math.fround(b + (vectors[base + 1] ?? 0))
      c = Math.fround(c + (vectors[base + 2] ?? 0))
      d = Math.fround(d + (vectors[base + 3] ?? 0))
    }
    sum[unit] = a
    sum[unit + 1] = b
    sum[unit + 2] = c
    sum[unit + 3] = d
  }
}

const sumCache = new WeakMap<Weights, WeakMap<Int32Array, Float32Array>>()

/** The sum of the vectors of features shared by many options. Cached. */
function sharedSum(weights: Weights, features: Int32Array): Float32Array {
  let cached = sumCache.get(weights)
  if (!cached) sumCache.set(weights, (cached = new WeakMap()))
  let sum = cached.get(features)
  if (!sum) {
    cached.set(features, (sum = new Float32Array(weights.units)))
    addVectors(weights, features, sum)
  }
  return sum
}

/** Computes the hidden layer of an option from its own and shared features. */
function computeHidden(weights: Weights, features: ArrayLike<number>, hidden: Float32Array, shared: Int32Array): void {
  if (shared.length > 0) hidden.set(sharedSum(weights, shared))
  else hidden.fill(0)
  addVectors(weights, features, hidden)
  const scale = scaleOf(features.length + shared.length)
  for (let unit = 0; unit < weights.units; unit++)
    hidden[unit] = Math.max(0, (weights.bias[unit] ?? 0) + (hidden[unit] ?? 0) * scale)
}

/** Scales sums so that options with few and with many features are comparable. */
export const scaleOf = (count: number): number => 1 / Math.sqrt(count + 1)

/** The score (logit) of a class for a hidden layer. */
export function classScore(hidden: Float32Array, classVector: Float32Array | undefined): number {
  if (!classVector) return 0
  let sum = 0
  for (let unit = 0; unit < classVector.length; unit++) sum += (hidden[unit] ?? 0) * (classVector[unit] ?? 0)
  return sum
}

let shared = new Float32Array(0)

/** A reusable buffer for the hidden layer. Callers must not retain it. */
const layerOf = ({ units }: Weights): Float32Array =>
  shared.length === units ? shared : (shared = new Float32Array(units))

const none = new Int32Array(0)

/** The scores of classes for the features of an option. `shared` holds features it has in common with other options. */
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

/** The score of one class. */
export const scoreOf = (
  weights: Weights,
  features: ArrayLike<number>,
  one: number,
  shared: Int32Array = none,
): number => scoresOf(weights, features, [one], shared)[0] ?? 0

/** Converts scores to probabilities. */
export function softmax(scores: readonly number[]): number[] {
  const max = Math.max(...scores)
  const exponentials = scores.map((score) => Math.exp(score - max))
  const sum = exponentials.reduce((total, one) => total + one, 0)
  return exponentials.map((one) => one / sum)
}

/** Quantizes a probability for use in a feature. */
export function probabilityBucket(probability: number): number {
  if (probability < 0.02) return 0
  if (probability < 0.1) return 1
  if (probability < 0.3) return 2
  if (probability < 0.6) return 3
  if (probability < 0.85) return 4
  return probability < 0.97 ? 5 : 6
}
