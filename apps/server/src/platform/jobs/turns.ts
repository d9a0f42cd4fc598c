/** Runs work of the same name one after another, in the order in which it was asked for. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>()

  async take(name: string, work: () => Promise<void>): Promise<void> {
    const before = this.#last.get(name)
    const mine = before ? before.then(work) : work()
    // What fails is no obstacle to what comes after it.
    const ended = mine.catch(() => {}).then(() => void (this.#last.get(name) === ended && this.#last.delete(name)))
    this.#last.set(name, ended)
    await mine
  }
}
