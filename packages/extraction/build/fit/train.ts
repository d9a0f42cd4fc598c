import { featureBits } from '../../src/links/hash'
import { fillHidden, scaleOf, type Weights, weigh } from '../../src/links/model'

/** One decision: options with their features, of which the right ones are known. Several may be right. */
export interface Choice {
  options: { features: Int32Array; group: number; isRight: boolean }[]
  weight: number
}

const hiddenUnits = 28
const epochs = 8
/** Turns at the end whose weights are averaged: the last mails seen do not count more than others. */
const averaged = 5
const rate = 0.07
const decay = 2e-5
/** The share of hidden units that are left out at each step, so that no few of them are relied on. */
const dropout = 0.3
/** The share of features that are left out at each step: no few words are relied on either. */
const inputDropout = 0.3
/** Choices that a feature must be seen in to get a vector. */
const minSeen = 3
const maxRows = 65_535
/** Steps smaller than this are not taken. */
const minGradient = 1e-3

/** Numbers from 0 to 1 that are the same each time: a linear congruential generator. */
function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const list = [...items]
  const next = numbers(seed)
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    const [a, b] = [list[at], list[other]]
    if (a !== undefined && b !== undefined) {
      list[at] = b
      list[other] = a
    }
  }
  return list
}

/** Weights with a zero vector for each feature that is seen often enough, and a random one for each class. */
function startingWeights(choices: readonly Choice[]): Weights & { classes: Map<number, Float32Array> } {
  const counts = new Map<number, number>()
  const classes = new Map<number, Float32Array>()
  const next = numbers(7)
  const random = (scale: number): Float32Array =>
    Float32Array.from({ length: hiddenUnits }, () => (next() - 0.5) * 2 * scale)
  for (const { options } of choices) {
    const own = new Set<number>()
    for (const { features, group } of options) {
      if (!classes.has(group)) classes.set(group, random(0.3))
      for (const one of features) own.add(one)
    }
    for (const one of own) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  const often = [...counts].filter(([, count]) => count >= minSeen)
  const kept = often
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, maxRows)
    .map(([one]) => one)
  const rows = new Uint16Array(1 << featureBits)
  for (const [at, one] of kept.entries()) rows[one] = at + 1
  return {
    units: hiddenUnits,
    rows,
    vectors: new Float32Array((kept.length + 1) * hiddenUnits),
    bias: random(0.2).map(Math.abs),
    classes,
  }
}

/** One step of AdaGrad on a number of a list. */
function move(list: Float32Array, grown: Float32Array, at: number, gradient: number): void {
  const slope = gradient - decay * (list[at] ?? 0)
  const sum = (grown[at] ?? 0) + slope * slope
  grown[at] = sum
  list[at] = (list[at] ?? 0) + (rate * slope) / (Math.sqrt(sum) + 0.02)
}

/** A choice made ready: options that share their features share a hidden layer. */
interface Lesson {
  weight: number
  layers: Int32Array[]
  options: { layer: number; group: number; isRight: boolean }[]
}

function prepared({ options, weight }: Choice): Lesson {
  const layers = [...new Set(options.map(({ features }) => features))]
  return {
    weight,
    layers,
    options: options.map(({ features, group, isRight }) => ({
      layer: layers.indexOf(features),
      group,
      isRight,
    })),
  }
}

/** A network while it is fitted, with the sums of squares that AdaGrad divides by. */
class Fitter {
  readonly #weights: ReturnType<typeof startingWeights>
  readonly #grownVectors: Float32Array
  readonly #grownBias = new Float32Array(hiddenUnits)
  readonly #grownClasses: Map<number, Float32Array>
  readonly #hidden: Float32Array[] = []
  readonly #slopes: Float32Array[] = []
  /** What a step sees of each layer's features. */
  readonly #left: { rows: Uint16Array; scale: number }[] = []
  readonly #mask = new Float32Array(hiddenUnits)
  readonly #next = numbers(12345)

  constructor(weights: ReturnType<typeof startingWeights>) {
    this.#weights = weights
    this.#grownVectors = new Float32Array(weights.vectors.length)
    this.#grownClasses = new Map(
      [...weights.classes.keys()].map((one) => [one, new Float32Array(hiddenUnits)]),
    )
  }

  /** One step towards the right options of a choice. */
  learn({ options, layers, weight }: Lesson): void {
    this.#fillLayers(layers)
    const { classes } = this.#weights
    const raised = options.map(({ layer, group }) =>
      weigh(this.#hidden[layer] ?? this.#mask, classes.get(group)),
    )
    const top = Math.max(...raised)
    let all = 0
    let right = 0
    for (const [at, score] of raised.entries()) {
      const value = Math.exp(score - top)
      raised[at] = value
      all += value
      if (options[at]?.isRight) right += value
    }
    for (const [at, { layer, group, isRight }] of options.entries()) {
      const share = raised[at] ?? 0
      const gradient = ((isRight && right > 0 ? share / right : 0) - share / all) * weight
      if (Math.abs(gradient) >= minGradient) this.#moveClass(layer, group, gradient)
    }
    for (const at of layers.keys()) this.#moveLayer(at)
  }

  #fillLayers(layers: Lesson['layers']): void {
    const mask = this.#mask
    for (let unit = 0; unit < hiddenUnits; unit++) mask[unit] = this.#next() < dropout ? 0 : 1 / (1 - dropout)
    for (const [at, features] of layers.entries()) {
      const left = features.filter(() => this.#next() >= inputDropout)
      this.#left[at] = {
        rows: Uint16Array.from(left, (one) => this.#weights.rows[one] ?? 0).filter((row) => row > 0),
        scale: scaleOf(left.length),
      }
      const layer = (this.#hidden[at] ??= new Float32Array(hiddenUnits))
      fillHidden(this.#weights, left, layer)
      for (let unit = 0; unit < hiddenUnits; unit++) layer[unit] = (layer[unit] ?? 0) * (mask[unit] ?? 0)
      const slope = (this.#slopes[at] ??= new Float32Array(hiddenUnits))
      slope.fill(0)
    }
  }

  #moveClass(layer: number, group: number, gradient: number): void {
    const [own, slope] = [this.#hidden[layer], this.#slopes[layer]]
    const [vector, grown] = [this.#weights.classes.get(group), this.#grownClasses.get(group)]
    if (!own || !slope || !vector || !grown) return
    for (let unit = 0; unit < hiddenUnits; unit++) {
      const value = own[unit] ?? 0
      if (value === 0) continue
      slope[unit] = (slope[unit] ?? 0) + gradient * (vector[unit] ?? 0) * (this.#mask[unit] ?? 0)
      move(vector, grown, unit, gradient * value)
    }
  }

  #moveLayer(at: number): void {
    const [slope, left] = [this.#slopes[at], this.#left[at]]
    if (!left) return
    const { rows, scale } = left
    const { vectors, bias } = this.#weights
    for (let unit = 0; unit < hiddenUnits; unit++) {
      const gradient = slope?.[unit] ?? 0
      if (gradient === 0) continue
      move(bias, this.#grownBias, unit, gradient)
      for (let one = 0; one < rows.length; one++)
        move(vectors, this.#grownVectors, (rows[one] ?? 0) * hiddenUnits + unit, gradient * scale)
    }
  }
}

/**
 * Fits a network by AdaGrad on the marginal likelihood of the right options. Deterministic: the same choices in the same
 * order give the same weights.
 */
export function fit(choices: readonly Choice[]): Weights {
  const useful = choices.filter(
    ({ options }) => options.some(({ isRight }) => isRight) && options.some(({ isRight }) => !isRight),
  )
  const weights = startingWeights(useful)
  const lessons = useful.map(prepared)
  const fitter = new Fitter(weights)
  const means = [weights.vectors, weights.bias, ...weights.classes.values()].map((list) => ({
    list,
    sum: new Float32Array(list.length),
  }))
  for (let turn = 0; turn < epochs; turn++) {
    for (const lesson of shuffled(lessons, turn + 1)) fitter.learn(lesson)
    if (turn < epochs - averaged) continue
    for (const { list, sum } of means)
      for (let at = 0; at < list.length; at++) sum[at] = (sum[at] ?? 0) + (list[at] ?? 0) / averaged
  }
  for (const { list, sum } of means) list.set(sum)
  return weights
}
