/** A filter of a list: a parameter of its address. */
export type Filter<Name extends string> = {
  readonly name: Name
  readonly label: string
  /** Always on the screen, with a value or without. */
  readonly persistent: boolean
}

/** Whether a filter is applied: it has a value, or is persistent (spec §4). Clearing it leaves the empty value. */
export const isApplied = <Name extends string>(
  { name, persistent }: Filter<Name>,
  search: Readonly<Partial<Record<Name, string | undefined>>>,
): boolean => persistent || (search[name] ?? '') !== ''
