/** Generates IDs from one sequence per table across teams, as the database does. */
export type Ids = { next(table: string): string }

export function makeIds(): Ids {
  const last = new Map<string, number>()
  return {
    next: (table) => {
      const id = (last.get(table) ?? 0) + 1
      last.set(table, id)
      return String(id)
    },
  }
}
