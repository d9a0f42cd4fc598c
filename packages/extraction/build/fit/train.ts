import { pair } from '../../src/links/hash'
import { newWeights, type Weights } from '../../src/links/model'

/** One decision: options with their features, of which the right ones are known. Several may be right. */
export interface Choice {
  options: { features: Int32Array; group: number; isRight: boolean }[]
  weight: number
}

const epochs = Number(process.env.EPOCHS ?? 9)
const rate = 0.12
const decay = 2e-5
/** The share of features that are left out at each step, so that what stands in for each other learns to share. */
const dropout = Number(process.env.DROP ?? 0)

/** The same order each time: a linear congruential generator. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const list = [...items]
  let state = seed >>> 0
  for (let at = list.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = state % (at + 1)
    const [a, b] = [list[at], list[other]]
    if (a !== undefined && b !== undefined) {
      list[at] = b
      list[other] = a
    }
  }
  return list
}

/**
 * Fits a log-linear model by AdaGrad on the marginal likelihood of the right options. Deterministic: the same choices
 * in the same order give the same weights.
 */
export function fit(choices: readonly Choice[], turns = epochs): Weights {
  const weights = newWeights()
  const grown = new Float32Array(weights.length)
  const useful = choices.filter(
    ({ options }) => options.some(({ isRight }) => isRight) && options.some(({ isRight }) => !isRight),
  )
  // numbers of feature and class together, worked out once
  const keyed = useful.map(({ options, weight }) => ({
    weight,
    options: options.map(({ features, group, isRight }) => ({
      keys: Int32Array.from(features, (one) => pair(one, group)),
      isRight,
    })),
  }))
  const longest = keyed.reduce(
    (most, { options }) => Math.max(most, ...options.map(({ keys }) => keys.length)),
    0,
  )
  const kept = new Uint8Array(longest)
  let state = 12345
  const scale = 1 / (1 - dropout)
  for (let turn = 0; turn < turns; turn++) {
    for (const { options, weight } of shuffled(keyed, turn + 1)) {
      for (let at = 0; at < kept.length; at++) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0
        kept[at] = state / 4294967296 < dropout ? 0 : 1
      }
      const scores = options.map(({ keys }) => {
        let sum = 0
        for (let at = 0; at < keys.length; at++) if (kept[at] === 1) sum += weights[keys[at] ?? 0] ?? 0
        return sum * scale
      })
      const most = Math.max(...scores)
      const raised = scores.map((score) => Math.exp(score - most))
      const all = raised.reduce((sum, one) => sum + one, 0)
      const right = raised.reduce((sum, one, at) => sum + (options[at]?.isRight ? one : 0), 0)
      for (const [at, { keys, isRight }] of options.entries()) {
        const p = (raised[at] ?? 0) / all
        const gradient = ((isRight && right > 0 ? (raised[at] ?? 0) / right : 0) - p) * weight
        if (Math.abs(gradient) < 1e-4) continue
        for (let k = 0; k < keys.length; k++) {
          if (kept[k] === 0) continue
          const key = keys[k] ?? 0
          const slope = gradient - decay * (weights[key] ?? 0)
          const sum = (grown[key] ?? 0) + slope * slope
          grown[key] = sum
          weights[key] = (weights[key] ?? 0) + (rate * slope) / (Math.sqrt(sum) + 0.02)
        }
      }
    }
  }
  return weights
}
