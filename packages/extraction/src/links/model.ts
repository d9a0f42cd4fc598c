import { sumsOf } from './vector-sums'

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

const sumCache = new WeakMap<Weights, WeakMap<Int32Array, Float32Array>>()

/** The sum of the vectors of features shared by many options. Cached. */
function sharedSum(weights: Weights, features: Int32Array): Float32Array {
  let cached = sumCache.get(weights)
  if (!cached) sumCache.set(weights, (cached = new WeakMap()))
  let sum = cached.get(features)
  if (!sum) {
    const sums = sumsOf(weights.units, weights.vectors)
    sums.sum.fill(0)
    sums.add(features, weights.rows)
    cached.set(features, (sum = sums.sum.slice()))
  }
  return sum
}

/** Computes the hidden layer of an option from its own and shared features. Callers must not retain it. */
function hiddenOf(weights: Weights, features: ArrayLike<number>, shared: Int32Array): Float32Array {
  const { units, rows, vectors, bias } = weights
  const before = shared.length > 0 ? sharedSum(weights, shared) : null
  const sums = sumsOf(units, vectors)
  const hidden = sums.sum
  for (let unit = 0; unit < units; unit++) hidden[unit] = before?.[unit] ?? 0
  sums.add(features, rows)
  const scale = scaleOf(features.length + shared.length)
  for (let unit = 0; unit < units; unit++) hidden[unit] = Math.max(0, (bias[unit] ?? 0) + (hidden[unit] ?? 0) * scale)
  return hidden
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

const none = new Int32Array(0)

/** The scores of classes for the features of an option. `shared` holds features it has in common with other options. */
export function scoresOf(
  weights: Weights,
  features: ArrayLike<number>,
  classes: readonly number[],
  shared: Int32Array = none,
): number[] {
  const hidden = hiddenOf(weights, features, shared)
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
