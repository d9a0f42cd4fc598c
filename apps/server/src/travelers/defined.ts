import type { TravelerEdit } from '@sextant/contract/travelers/schemas'
import type { TravelerColumns } from './store'

type BodyFields = Partial<Omit<TravelerColumns, 'email' | 'status'>> & { readonly email?: string }

const isDefined = <Key, Value>(entry: readonly [Key, Value | undefined]): entry is readonly [Key, Value] =>
  entry[1] !== undefined

/** The columns that a body sets; empty text becomes null. */
export function definedOf({ tags, ...lines }: TravelerEdit): BodyFields {
  const definedLines = Object.entries(lines).filter(isDefined)
  const columns = Object.fromEntries(definedLines.map(([name, value]) => [name, value === '' ? null : value]))
  return { ...columns, ...(tags === undefined ? {} : { tags: [...new Set(tags)] }) }
}
