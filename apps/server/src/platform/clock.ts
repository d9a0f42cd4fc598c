/** The only code that reads the time. All other code is passed a clock or an instant. */
export type Clock = {
  /** The current instant. */
  now(): Date
  /** Monotonic milliseconds from an arbitrary origin, for durations only. */
  elapsed(): number
}

export const systemClock: Clock = {
  now: () => new Date(),
  elapsed: () => performance.now(),
}

/** A stopped clock, for tests and the demo's fixed day. */
export const fixedClock = (instant: string): Clock => ({ now: () => new Date(instant), elapsed: () => 0 })
