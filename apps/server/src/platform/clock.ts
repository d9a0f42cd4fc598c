/** The one place that reads the time. Everything else is given a clock, or a moment. */
export type Clock = {
  /** The present instant. */
  now(): Date
  /** Milliseconds from some fixed point, for durations only: it never jumps. */
  elapsed(): number
}

export const systemClock: Clock = {
  now: () => new Date(),
  elapsed: () => performance.now(),
}

/** A clock that stands still: for tests and for the demo's fixed day. */
export const fixedClock = (instant: string): Clock => ({ now: () => new Date(instant), elapsed: () => 0 })
