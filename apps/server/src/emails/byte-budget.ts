/** Limits the bytes held in memory at once, across all holders. */
export class ByteBudget {
  #reserved = 0

  constructor(readonly limit: number) {}

  /** Reserves bytes; false if the budget is exhausted. Return them with `release`. */
  reserve(bytes: number): boolean {
    if (this.#reserved + bytes > this.limit) return false
    this.#reserved += bytes
    return true
  }

  release(bytes: number): void {
    this.#reserved -= bytes
  }
}
