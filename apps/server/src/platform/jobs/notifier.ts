/**
 * Wakes those who wait. A notification between a check for work and the wait after it is counted, so that the wait ends
 * at once.
 */
export class Notifier {
  #count = 0
  readonly #waiting = new Set<() => void>()

  /** How many notifications there have been. Note it before looking for work. */
  get notifications(): number {
    return this.#count
  }

  notify(): void {
    this.#count += 1
    for (const wake of this.#waiting) wake()
  }

  /**
   * Waits for the next notification, until `ended` is aborted, or for `ms` milliseconds; returns at once after a
   * notification since `noted`.
   */
  async wait(ms: number, noted: number, ended?: AbortSignal): Promise<void> {
    if (noted !== this.#count || ended?.aborted) return
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        clearTimeout(timer)
        this.#waiting.delete(wake)
        ended?.removeEventListener('abort', wake)
        resolve()
      }
      ended?.addEventListener('abort', wake)
      const timer = setTimeout(wake, ms)
      this.#waiting.add(wake)
    })
  }
}
