import type { Weights } from '../../src/links/model'
import { type EncodedChoice, encodeChoice, Fitter } from './fitter'
import { initialWeights, type TrainableWeights } from './initial-weights'
import { randomNumbers } from './seeded-random'
import type { Choice } from './training-choice'

const epochs = 8
/** Number of final epochs whose weights are averaged, so that the last mails do not count more than others. */
const averagedEpochs = 5

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const list = [...items]
  const next = randomNumbers(seed)
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

/** Number of networks whose scores are averaged: they err in different places. */
const networks = 2

/** Joins networks of the same features into one whose scores are the mean of theirs. */
function joinNetworks(all: readonly Weights[], rows: Uint16Array): Weights {
  const units = all.reduce((sum, one) => sum + one.units, 0)
  const rowCount = Math.max(0, ...all.map((one) => one.vectors.length / one.units))
  const joined = {
    units,
    rows,
    vectors: new Float32Array(rowCount * units),
    bias: new Float32Array(units),
    classes: new Map<number, Float32Array>(),
  }
  let offset = 0
  for (const one of all) {
    for (let row = 0; row < rowCount; row++)
      joined.vectors.set(one.vectors.subarray(row * one.units, (row + 1) * one.units), row * units + offset)
    joined.bias.set(one.bias, offset)
    for (const [group, vector] of one.classes) {
      const mean = joined.classes.get(group) ?? new Float32Array(units)
      mean.set(
        vector.map((value) => value / all.length),
        offset,
      )
      joined.classes.set(group, mean)
    }
    offset += one.units
  }
  return joined
}

/**
 * Fits networks with AdaGrad on the marginal likelihood of the correct options, and joins them. Deterministic: the same
 * choices in the same order give the same weights.
 */
export function fit(choices: readonly Choice[]): Weights {
  const trainable = choices.filter(
    ({ options }) => options.some(({ isCorrect }) => isCorrect) && options.some(({ isCorrect }) => !isCorrect),
  )
  const initial = initialWeights(trainable, 0)
  const encoded = trainable.map((one) => encodeChoice(one, initial))
  const all = Array.from({ length: networks }, (_, seed) =>
    fitNetwork(encoded, seed === 0 ? initial : initialWeights(trainable, seed), seed),
  )
  return joinNetworks(all, initial.rows)
}

/** Fits one network; `seed` determines the order of the choices and the dropout. */
function fitNetwork(encoded: readonly EncodedChoice[], weights: TrainableWeights, seed: number): Weights {
  const fitter = new Fitter(weights, seed)
  const means = [weights.vectors, weights.bias, ...weights.classes.values()].map((list) => ({
    list,
    sum: new Float32Array(list.length),
  }))
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const choice of shuffled(encoded, 1 + epoch + seed * epochs)) fitter.update(choice)
    if (epoch < epochs - averagedEpochs) continue
    for (const { list, sum } of means)
      for (let at = 0; at < list.length; at++) sum[at] = (sum[at] ?? 0) + (list[at] ?? 0) / averagedEpochs
  }
  for (const { list, sum } of means) list.set(sum)
  return weights
}
