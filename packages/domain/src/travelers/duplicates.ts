import { namePartsOf } from './name-key'

/** The fields of a person used to detect duplicates. */
export type Likeness = {
  readonly id: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly phone: string | null
  readonly employee_id: string | null
}

export type DuplicateReason = 'employee_id' | 'phone' | 'name'
export type DuplicateGroup = { readonly ids: readonly string[]; readonly reason: DuplicateReason }

/** What two records of one person have in common, strongest evidence first. Empty keys never match. */
const keys: readonly (readonly [DuplicateReason, (one: Likeness) => string])[] = [
  ['employee_id', ({ employee_id }) => (employee_id ?? '').trim().toLowerCase()],
  ['phone', ({ phone }) => phoneKey(phone ?? '')],
  ['name', nameKey],
]

/** The digits of a phone number without leading `00`. Too few digits are not a number. */
function phoneKey(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '')
  return digits.length < 7 ? '' : digits
}

/** A full name in any order and spelling. A single part is too common. */
function nameKey({ first_name, last_name }: Likeness): string {
  if (!first_name || !last_name) return ''
  const parts = namePartsOf(`${first_name} ${last_name}`)
  return parts.length < 2 ? '' : parts.join(' ')
}

/**
 * Groups of people who may be duplicates: with the same employee id, phone number or name. A group is not repeated for
 * weaker evidence, unless it has further people.
 */
export function duplicatesAmong(people: readonly Likeness[]): DuplicateGroup[] {
  const seen = new Set<string>()
  return keys.flatMap(([reason, keyOf]) =>
    [...groupsBy(people, keyOf).values()].flatMap((ids) => {
      const pairs = ids.slice(1).map((id) => `${ids[0]} ${id}`)
      if (pairs.every((pair) => seen.has(pair))) return []
      for (const pair of pairs) seen.add(pair)
      return [{ ids, reason }]
    }),
  )
}

function groupsBy(people: readonly Likeness[], keyOf: (one: Likeness) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const one of people) {
    const key = keyOf(one)
    if (key === '') continue
    const group = groups.get(key)
    if (group) group.push(one.id)
    else groups.set(key, [one.id])
  }
  return groups
}
