import type { EncodedChoices } from './encoded-choices'
import { Fitter } from './fitter'
import type { TrainableWeights } from './initial-weights'
import { randomNumbers } from './seeded-random'

const epochs = 8
/** Number of final epochs whose weights are averaged, so that the last mails do not count more than others. */
const averagedEpochs = 5

/** The numbers below `count`, shuffled by a seed. */
function shuffled(count: number, seed: number): Uint32Array {
  const list = Uint32Array.from({ length: count }, (_, at) => at)
  const next = randomNumbers(seed)
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    const one = list[at] ?? 0
    list[at] = list[other] ?? 0
    list[other] = one
  }
  return list
}

/** Fits one network in place. `seed` determines the order of the choices and the dropout. */
export function fitNetwork(choices: EncodedChoices, weights: TrainableWeights, seed: number): void {
  const fitter = new Fitter(weights, seed)
  const means = [weights.vectors, weights.bias, ...weights.classes.values()].map((list) => ({
    list,
    sum: new Float32Array(list.length),
  }))
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of shuffled(choices.weights.length, 1 + epoch + seed * epochs)) fitter.update(choices, at)
    if (epoch < epochs - averagedEpochs) continue
    for (const { list, sum } of means)
      for (let at = 0; at < list.length; at++) sum[at] = (sum[at] ?? 0) + (list[at] ?? 0) / averagedEpochs
  }
  for (const { list, sum } of means) list.set(sum)
}
