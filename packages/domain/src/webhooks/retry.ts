const minute = 60
const hour = 60 * minute

/**
 * Seconds from each failed attempt to the next: ten attempts over some three days (Standard Webhooks, "Deliverability
 * and reliability").
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

/** The longest that a receiver may have us wait by `retry-after`, in seconds. */
export const maxRetryAfter = 24 * hour

type Failed = {
  /** How often it was tried since it was begun, this time included. */
  readonly tries: number
  /** What the receiver asked for, in seconds. */
  readonly retryAfterSeconds: number | null
}

/**
 * Seconds until a failed delivery is tried again; null after the tenth attempt. Spread by a tenth to either side, so
 * that what failed together does not come back together; never earlier than the receiver asked for. `chance` is from 0
 * to 1.
 */
export function retryAfter({ tries, retryAfterSeconds }: Failed, chance: number): number | null {
  const delay = retryDelays[tries - 1]
  if (delay === undefined) return null
  return Math.max(delay * (0.9 + 0.2 * chance), Math.min(retryAfterSeconds ?? 0, maxRetryAfter))
}
