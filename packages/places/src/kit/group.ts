/** Groups records under each of their keys, in order. */
export function groupBy<T>(records: readonly T[], keys: (record: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const record of records) {
    for (const key of keys(record)) {
      const group = groups.get(key)
      if (group) group.push(record)
      else groups.set(key, [record])
    }
  }
  return groups
}
