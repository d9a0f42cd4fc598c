import { unstorable } from '../platform/database/unstorable'

const all = new RegExp(unstorable, 'gu')

/** The same plain data with text that a database can hold; what cannot be held becomes the replacement character. */
export function storable<T>(value: T): T
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(all, '\uFFFD')
  if (Array.isArray(value)) return value.map((entry) => storable(entry))
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [storable(key), storable(entry)]))
}
