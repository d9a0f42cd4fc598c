import { featureBits } from '../../src/links/hash'
import type { Weights } from '../../src/links/model'
import { randomNumbers } from './seeded-random'
import type { Choice } from './training-choice'

export const hiddenUnits = 28
/**
 * Minimum number of mails with a feature for it to get a vector, so that features of single mails are not memorized.
 * Each counts as much as its share.
 */
const minMails = 4
const maxRows = 65_535

/** Weights that can be updated. */
export type TrainableWeights = Weights & { classes: Map<number, Float32Array> }

/** Initializes weights from a seed: a zero vector for each frequent feature, and a random one for each class. */
export function initialWeights(choices: readonly Choice[], seed: number): TrainableWeights {
  const counts = new Map<number, number>()
  const classes = new Map<number, Float32Array>()
  const next = randomNumbers(7 + seed)
  const random = (scale: number): Float32Array =>
    Float32Array.from({ length: hiddenUnits }, () => (next() - 0.5) * 2 * scale)
  const lastMail = new Map<number, string>()
  for (const { options, mail, share } of choices)
    for (const { features, group } of options) {
      if (!classes.has(group)) classes.set(group, random(0.3))
      for (const one of features) {
        // The choices of a mail are consecutive.
        if (lastMail.get(one) === mail) continue
        lastMail.set(one, mail)
        counts.set(one, (counts.get(one) ?? 0) + share)
      }
    }
  const eligible = [...counts].filter(([, count]) => count >= minMails)
  const frequent = eligible
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, maxRows)
    .map(([one]) => one)
  const rows = new Uint16Array(1 << featureBits)
  for (const [at, one] of frequent.entries()) rows[one] = at + 1
  return {
    units: hiddenUnits,
    rows,
    vectors: new Float32Array((frequent.length + 1) * hiddenUnits),
    bias: random(0.2).map(Math.abs),
    classes,
  }
}
