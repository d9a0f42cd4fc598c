import type { Tx } from './transaction'

/**
 * Caches a read per transaction and arguments, for data shared by several emails of a team. Only for data that the
 * transaction does not change.
 */
export function oncePerTransaction<Args extends readonly string[], Result>(
  read: (tx: Tx, ...args: Args) => Promise<Result>,
): (tx: Tx, ...args: Args) => Promise<Result> {
  // Parts of a transaction share its database.
  const byTransaction = new WeakMap<Tx['db'], Map<string, Promise<Result>>>()
  return async (tx, ...args) => {
    const results = byTransaction.get(tx.db) ?? new Map<string, Promise<Result>>()
    byTransaction.set(tx.db, results)
    const key = JSON.stringify(args)
    const result = results.get(key) ?? read(tx, ...args)
    results.set(key, result)
    return await result
  }
}
