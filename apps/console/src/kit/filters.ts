/** A list filter: one query parameter. */
export type Filter<Name extends string> = {
  readonly name: Name
  readonly label: string
  /** Shown even without a value. */
  readonly persistent: boolean
}

/** Whether a filter is applied: it has a value or is persistent (spec §4). Clearing it leaves an empty value. */
export const isApplied = <Name extends string>(
  { name, persistent }: Filter<Name>,
  search: Readonly<Partial<Record<Name, string | undefined>>>,
): boolean => persistent || (search[name] ?? '') !== ''
