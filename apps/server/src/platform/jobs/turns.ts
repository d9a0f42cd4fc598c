/** Runs work of the same name one at a time, in the order requested. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>()

  async take(name: string, work: () => Promise<void>): Promise<void> {
    const before = this.#last.get(name)
    const mine = before ? before.then(work) : work()
    // A failure does not block the work queued after it.
    const ended = mine.catch(() => {}).then(() => void (this.#last.get(name) === ended && this.#last.delete(name)))
    this.#last.set(name, ended)
    await mine
  }
}
