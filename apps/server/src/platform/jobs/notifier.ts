/**
 * Wakes waiting tasks. Notifications are counted, so that one between checking for work and waiting ends the wait
 * immediately.
 */
export class Notifier {
  #count = 0
  readonly #waiting = new Set<() => void>()

  /** The number of notifications so far. Read it before checking for work. */
  get notifications(): number {
    return this.#count
  }

  notify(): void {
    this.#count += 1
    for (const wake of this.#waiting) wake()
  }

  /**
   * Waits for the next notification, until `ended` is aborted, or for `ms` milliseconds; returns immediately after a
   * notification since `noted`.
   */
  async wait(ms: number, since: number, signal?: AbortSignal): Promise<void> {
    if (since !== this.#count || signal?.aborted) return
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        clearTimeout(timer)
        this.#waiting.delete(wake)
        signal?.removeEventListener('abort', wake)
        resolve()
      }
      signal?.addEventListener('abort', wake)
      const timer = setTimeout(wake, ms)
      this.#waiting.add(wake)
    })
  }
}
