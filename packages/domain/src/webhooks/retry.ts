const minute = 60
const hour = 60 * minute

/**
 * Seconds between attempts: ten attempts over about three days (Standard Webhooks, "Deliverability and reliability").
 */
export const retryDelays = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const

/** The maximum wait that a receiver can request with `retry-after`, in seconds. */
export const maxRetryAfter = 24 * hour

type FailedAttempt = {
  /** The number of attempts since the delivery was started, including this one. */
  readonly attemptSinceReset: number
  /** The receiver's requested wait, in seconds. */
  readonly retryAfterSeconds: number | null
}

/**
 * Seconds until a failed delivery is retried; null after the tenth attempt. With 10 % jitter, so that deliveries that
 * failed together are not retried together, and never earlier than the receiver asked. `chance` is from 0 to 1.
 */
export function retryAfter({ attemptSinceReset, retryAfterSeconds }: FailedAttempt, chance: number): number | null {
  const delay = retryDelays[attemptSinceReset - 1]
  if (delay === undefined) return null
  return Math.max(delay * (0.9 + 0.2 * chance), Math.min(retryAfterSeconds ?? 0, maxRetryAfter))
}
