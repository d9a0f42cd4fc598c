/** Wakes who rests. A ring between a look and the rest after it is not lost: it is counted, and the rest ends at once. */
export class Bell {
  #rings = 0
  readonly #resting = new Set<() => void>()

  /** How often it has rung: to be noted before looking for work. */
  get rings(): number {
    return this.#rings
  }

  ring(): void {
    this.#rings += 1
    for (const wake of this.#resting) wake()
  }

  /** Rests until the next ring, until `ended` is aborted, or for `ms` milliseconds; not at all when it rang since `rings` was noted. */
  async rest(ms: number, noted: number, ended?: AbortSignal): Promise<void> {
    if (noted !== this.#rings || ended?.aborted) return
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        clearTimeout(timer)
        this.#resting.delete(wake)
        ended?.removeEventListener('abort', wake)
        resolve()
      }
      ended?.addEventListener('abort', wake)
      const timer = setTimeout(wake, ms)
      this.#resting.add(wake)
    })
  }
}
