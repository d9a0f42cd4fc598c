/** Limits the bytes held in memory at once, across all holders. */
export class ByteBudget {
  #held = 0

  constructor(readonly limit: number) {}

  /** Reserves bytes; false if the budget is exhausted. Return them with `release`. */
  take(bytes: number): boolean {
    if (this.#held + bytes > this.limit) return false
    this.#held += bytes
    return true
  }

  release(bytes: number): void {
    this.#held -= bytes
  }
}
