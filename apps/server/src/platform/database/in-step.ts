/**
 * Locks keys for the rest of a unit of work. Waits until earlier units that locked one of them, or that share keys with
 * those directly or indirectly, have ended. Null stands for every key. Returns true if there was nothing to wait for,
 * so that what the unit has read is still valid.
 */
export type LockKeys = (keys: readonly string[] | null) => Promise<boolean>

/**
 * Runs units of work of one transaction concurrently, so that their statements are sent together. Each first only
 * reads, then locks, once, what its writes depend on or affect; none proceeds before all have done so or ended. Units
 * that share a key, directly or indirectly, proceed one after another, as if each had run alone. Throws the first error
 * once all have ended.
 */
export async function inStep(works: readonly ((lock: LockKeys) => Promise<void>)[]): Promise<void> {
  const places = works.map(() => ({ keys: deferred<readonly string[] | null>(), ended: deferred<void>() }))
  const lockGroups = Promise.all(places.map(async ({ keys }) => await keys.promise)).then(groupsOf)
  const run = async (work: (lock: LockKeys) => Promise<void>, at: number): Promise<void> => {
    const place = places[at]
    try {
      await work(async (keys) => {
        place?.keys.resolve(keys)
        const groups = await lockGroups
        // All of them: a unit that ended without locking has not waited for earlier ones.
        const before = places.slice(0, at).filter((_, other) => groups[other] === groups[at])
        await Promise.all(before.map(async ({ ended }) => await ended.promise))
        return before.length === 0
      })
    } finally {
      place?.keys.resolve([])
      place?.ended.resolve()
    }
  }
  const results = await Promise.allSettled(works.map(run))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/** The group of each unit: units with the same number share keys, directly or indirectly. */
function groupsOf(all: readonly (readonly string[] | null)[]): readonly number[] {
  if (all.includes(null)) return all.map(() => 0)
  const groups = all.map((_, at) => at)
  const lastWith = new Map<string, number>()
  for (const [at, keys] of all.entries())
    for (const key of keys ?? []) {
      const [kept, joined] = [groups[lastWith.get(key) ?? at] ?? at, groups[at] ?? at]
      for (const [other, group] of groups.entries()) if (group === joined) groups[other] = kept
      lastWith.set(key, at)
    }
  return groups
}

/** A promise that is resolved from outside. */
function deferred<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
