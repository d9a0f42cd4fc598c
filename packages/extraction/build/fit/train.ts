import type { Weights } from '../../src/links/model'
import type { Choice } from './choice'
import { Fitter, prepared } from './fitter'
import { numbers } from './random-numbers'
import { startingWeights } from './starting-weights'

const epochs = 8
/** Turns at the end whose weights are averaged: the last mails seen do not count more than others. */
const averaged = 5

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

/**
 * Fits a network by AdaGrad on the marginal likelihood of the right options. Deterministic: the same choices in the
 * same order give the same weights.
 */
export function fit(choices: readonly Choice[]): Weights {
  const useful = choices.filter(
    ({ options }) => options.some(({ isRight }) => isRight) && options.some(({ isRight }) => !isRight),
  )
  const weights = startingWeights(useful)
  const lessons = useful.map((one) => prepared(one, weights))
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
