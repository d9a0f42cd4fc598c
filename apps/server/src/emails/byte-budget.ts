/** Bytes that may be held at once, over all who hold some. */
export class ByteBudget {
  #held = 0

  constructor(readonly limit: number) {}

  /** Takes bytes out of the budget; says whether there were so many. What was taken is given back with `release`. */
  take(bytes: number): boolean {
    if (this.#held + bytes > this.limit) return false
    this.#held += bytes
    return true
  }

  release(bytes: number): void {
    this.#held -= bytes
  }
}
