import { isMisspelt } from '@sextant/domain/travelers/misspelt'
import { isLeavingLabel } from '../../languages/leaving-words'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { Booking } from '../resolve'

/** Travelers who no longer travel, and names whose spelling was corrected. */
export interface RemovedTravelers {
  names: ReadonlySet<string>
  corrected: ReadonlySet<string>
}

/** A word in front of a name, behind an opening bracket: `Ada Lovelace (previously Jan Berg)`. */
const bracketed = /[(（]\s?(\p{L}[\p{L} ]{2,24}\p{L})[:：]?\s$/u

/** The text that may label a name: in its brackets, before the colon in its line, else to its left, else above it. */
function labelOf({ line: index, start }: Mention, { read: { page }, neighbors }: Context): string {
  const before = page.lines[index]?.text.slice(0, start) ?? ''
  const [, word] = bracketed.exec(before) ?? []
  if (word !== undefined) return word
  const colon = Math.max(before.lastIndexOf(':'), before.lastIndexOf('：'))
  if (colon >= 0) return before.slice(0, colon)
  return neighbors[index]?.left[0]?.text ?? page.lines[index - 1]?.text ?? ''
}

/**
 * The travelers of a booking who are labelled as removed: `Removed passenger: Ada Lovelace`, or `Previous passenger`
 * beside `New passenger`. If both names differ by one letter, the former was only corrected. If no other traveler is
 * named, none is removed, and the status of the booking applies instead.
 */
export function removedTravelers({ draft }: Booking, context: Context): RemovedTravelers {
  const names = draft.travelers.map(({ mention }) => mention.value)
  const leaving = names.filter((name) =>
    context.read.mentions.some(
      (one) => one.type === 'text' && one.value === name && isLeavingLabel(labelOf(one, context)),
    ),
  )
  const staying = names.filter((name) => !leaving.includes(name))
  if (staying.length === 0) return { names: new Set(), corrected: new Set() }
  const isCorrected = (name: string): boolean => staying.some((other) => isMisspelt(name, other))
  return {
    names: new Set(leaving.filter((name) => !isCorrected(name))),
    corrected: new Set(leaving.filter(isCorrected)),
  }
}
