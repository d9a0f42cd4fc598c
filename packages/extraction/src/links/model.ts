import { featureBits, pair } from './hash'

/** Weights of a log-linear model: of a feature and a class together, by their number. */
export type Weights = Float32Array

export const newWeights = (): Weights => new Float32Array(1 << featureBits)

/** The sum of the weights of some features for a class. */
export function scoreOf(weights: Weights, features: ArrayLike<number>, group: number): number {
  let sum = 0
  for (let at = 0; at < features.length; at++) sum += weights[pair(features[at] ?? 0, group)] ?? 0
  return sum
}

/** Scores as probabilities that add up to one. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const grown = scores.map((score) => Math.exp(score - most))
  const sum = grown.reduce((total, one) => total + one, 0)
  return grown.map((one) => one / sum)
}

/** The probability of a choice of two by its score. */
export const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score))

/** A probability as one of few steps, for features. */
export function step(probability: number): number {
  if (probability < 0.02) return 0
  if (probability < 0.1) return 1
  if (probability < 0.3) return 2
  if (probability < 0.6) return 3
  if (probability < 0.85) return 4
  return probability < 0.97 ? 5 : 6
}
