/** What may be caught up of time in which none passed, in milliseconds: timers are late by that much. */
const caughtUp = 20

/** Lets so many pass a second, evenly. */
export class Throttle {
  /** When the next one may pass, in milliseconds of the clock. */
  #next = 0

  /** Milliseconds until one may pass, by the clock's `now`; 0 when it may, and then it is counted as passed. */
  take(now: number, perSecond: number | null): number {
    if (perSecond === null) return 0
    const next = Math.max(this.#next, now - caughtUp)
    if (next > now) return next - now
    this.#next = next + 1000 / perSecond
    return 0
  }
}
