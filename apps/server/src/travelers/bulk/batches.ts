/**
 * Splits items into batches in which no two share a key; items that share one go into successive batches, in order.
 * There is nearly always a single batch.
 */
export function batchesOf<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): readonly (readonly Item[])[] {
  const batches: Item[][] = []
  const last = new Map<string, number>()
  for (const item of items) {
    const keys = keysOf(item)
    const at = Math.max(0, ...keys.map((key) => (last.get(key) ?? -1) + 1))
    for (const key of keys) last.set(key, at)
    const batch = batches[at]
    if (batch) batch.push(item)
    else batches.push([item])
  }
  return batches
}
