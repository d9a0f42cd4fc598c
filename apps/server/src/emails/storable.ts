import { withoutBidiControls } from '@sextant/domain/kit/without-bidi-controls'
import { unstorable } from '../platform/database/unstorable'

const unstorablePattern = new RegExp(unstorable, 'gu')

/** In plain data, replaces characters that the database cannot store with the replacement character. */
export const storable = <T>(value: T): T => withTexts(value, (text) => text.replaceAll(unstorablePattern, '\uFFFD'))

/** Removes bidirectional control characters from texts, so that they read as they are displayed. */
export const showable = <T>(value: T): T => withTexts(value, withoutBidiControls)

type Change = (text: string) => string

function withTexts<T>(value: T, change: Change): T
function withTexts(value: unknown, change: Change): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((entry: unknown) => withTexts(entry, change))
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [change(key), withTexts(entry, change)]))
}
