import type { Weights } from '../../src/links/model'
import { encodeChoice, Fitter } from './fitter'
import { initialWeights } from './initial-weights'
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

/**
 * Fits a network with AdaGrad on the marginal likelihood of the correct options. Deterministic: the same choices in the
 * same order give the same weights.
 */
export function fit(choices: readonly Choice[]): Weights {
  const trainable = choices.filter(
    ({ options }) => options.some(({ isCorrect }) => isCorrect) && options.some(({ isCorrect }) => !isCorrect),
  )
  const weights = initialWeights(trainable)
  const trainingPages = trainable.map((one) => encodeChoice(one, weights))
  const fitter = new Fitter(weights)
  const means = [weights.vectors, weights.bias, ...weights.classes.values()].map((list) => ({
    list,
    sum: new Float32Array(list.length),
  }))
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const trainingPage of shuffled(trainingPages, epoch + 1)) fitter.update(trainingPage)
    if (epoch < epochs - averagedEpochs) continue
    for (const { list, sum } of means)
      for (let at = 0; at < list.length; at++) sum[at] = (sum[at] ?? 0) + (list[at] ?? 0) / averagedEpochs
  }
  for (const { list, sum } of means) list.set(sum)
  return weights
}
