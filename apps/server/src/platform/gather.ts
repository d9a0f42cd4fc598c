type Waiting<Item, Result> = {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Work that costs little more for several than for one: whatever comes while a round of it runs waits for the next
 * round, which has `max` items at most. `run` answers the items of a round in their order. If it throws, each of them
 * has a round of its own, so that one that cannot be done fails alone.
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
