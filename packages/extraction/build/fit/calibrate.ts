import type { Calibration } from '../../src/bookings/confidence'
import type { Claim } from './evaluate'

/** Minimum number of claims per step. With fewer, a share such as 98 % cannot be measured. */
const minClaims = 50

interface Step {
  from: number
  correct: number
  count: number
}

const join = (a: Step, b: Step): Step => ({
  from: a.from,
  correct: a.correct + b.correct,
  count: a.count + b.count,
})

const shareOf = ({ correct, count }: Step): number => correct / count

/** Merges claims with the same raw confidence into one step. */
function stepsOf(claims: readonly Claim[]): Step[] {
  const steps = new Map<number, Step>()
  for (const { rawConfidence, isCorrect } of claims) {
    const own = { from: rawConfidence, correct: isCorrect ? 1 : 0, count: 1 }
    const known = steps.get(rawConfidence)
    steps.set(rawConfidence, known ? join(known, own) : own)
  }
  return [...steps.values()].toSorted((a, b) => a.from - b.from)
}

/**
 * The share of correct claims as an increasing step function of raw confidence: isotonic regression by the pool
 * adjacent violators algorithm, with a minimum step size.
 */
export function calibrate(claims: readonly Claim[]): Calibration {
  const steps: Step[] = []
  for (const next of stepsOf(claims)) {
    let last = next
    for (let before = steps.at(-1); before; before = steps.at(-1)) {
      if (before.count >= minClaims && shareOf(before) < shareOf(last)) break
      last = join(before, last)
      steps.pop()
    }
    steps.push(last)
  }
  const [last, before] = [steps.at(-1), steps.at(-2)]
  if (last && before && last.count < minClaims) steps.splice(-2, 2, join(before, last))
  // Shares are rounded down: 98 of 99 are not yet 99 of 100.
  return steps.map((step) => [Math.round(step.from * 1000) / 1000, Math.floor(shareOf(step) * 1000) / 1000])
}
