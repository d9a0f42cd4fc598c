import type { AttemptRecord, Tally } from './store'

/** The longest pause that a receiver may ask for, in seconds. */
const maxRestSeconds = 3600

/** Summarises a batch of attempts. Tests say nothing about a destination's health. */
export function tallyOf(attempts: readonly AttemptRecord[]): Tally {
  const real = attempts.filter(({ delivery }) => delivery.trigger !== 'test')
  const rests = attempts.map(({ outcome }) => outcome.retryAfterSeconds ?? 0)
  return {
    succeeded: real.filter(({ outcome }) => outcome.ok).length,
    failed: real.filter(({ outcome }) => !outcome.ok).length,
    durationMs: real.reduce((sum, { durationMs }) => sum + durationMs, 0),
    restSeconds: Math.min(Math.max(0, ...rests), maxRestSeconds),
  }
}
