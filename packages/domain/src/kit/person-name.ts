type Person = {
  readonly id: string | null
  readonly email: string | null
  readonly name?: string | null
  readonly first_name?: string | null
  readonly last_name?: string | null
  readonly firstName?: string | null
  readonly lastName?: string | null
}

/** A person's display name (spec §3): the full name in either spelling, else the address, else `Person {id}`. */
export function personName({ id, email, name, first_name, last_name, firstName, lastName }: Person): string {
  const full = [first_name || firstName, last_name || lastName].filter(Boolean).join(' ').trim() || name?.trim()
  return full || email?.trim() || `Person ${id ?? ''}`.trim()
}
