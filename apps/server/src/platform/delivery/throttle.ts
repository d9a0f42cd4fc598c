/** How much unused time may be made up for, in milliseconds, since timers fire late. */
const caughtUp = 20

/** A rate limiter that spreads its permits evenly. */
export class Throttle {
  /** When the next permit is available, in the clock's milliseconds. */
  #next = 0

  /** Milliseconds to wait at the clock's `now`; 0 grants a permit and counts it. */
  take(now: number, perSecond: number | null): number {
    if (perSecond === null) return 0
    const next = Math.max(this.#next, now - caughtUp)
    if (next > now) return next - now
    this.#next = next + 1000 / perSecond
    return 0
  }
}
