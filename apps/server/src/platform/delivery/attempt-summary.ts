import type { AttemptRecord, AttemptSummary } from './store'

/** The longest pause that a receiver may request, in seconds. */
const maxPauseSeconds = 3600

/** Summarises a batch of attempts. Test events are ignored: they do not reflect a destination's health. */
export function summaryOf(attempts: readonly AttemptRecord[]): AttemptSummary {
  const real = attempts.filter(({ delivery }) => delivery.trigger !== 'test')
  const pauses = attempts.map(({ outcome }) => outcome.retryAfterSeconds ?? 0)
  return {
    succeeded: real.filter(({ outcome }) => outcome.ok).length,
    failed: real.filter(({ outcome }) => !outcome.ok).length,
    durationMs: real.reduce((sum, { durationMs }) => sum + durationMs, 0),
    pauseSeconds: Math.min(Math.max(0, ...pauses), maxPauseSeconds),
  }
}
