type Waiting<Item, Result> = {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Batches work that costs little more for several items than for one. Items that arrive during a round wait for the
 * next one, which takes at most `max` of them. `run` returns a round's results in the order of its items. If it throws,
 * each item is retried in its own round, so that one bad item fails alone.
 */
export function gather<Item, Result>(
  max: number,
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let isRunning = false

  const answer = async (round: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = (await run(round.map(({ item }) => item))).values()
      for (const { resolve, reject } of round) {
        const { done, value } = results.next()
        if (done === true) reject(new Error('This item of a round was not answered.'))
        else resolve(value)
      }
    } catch (error) {
      if (round.length === 1) for (const { reject } of round) reject(error)
      else for (const one of round) await answer([one])
    }
  }
  const runRounds = async (): Promise<void> => {
    isRunning = true
    while (waiting.length > 0) await answer(waiting.splice(0, max))
    isRunning = false
  }
  return async (item) =>
    await new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void runRounds()
    })
}
