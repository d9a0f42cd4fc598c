import type { Mention } from '../mentions/mention'
import type { Line } from '../page/page'
import type { Candidate } from './roles'

/** What the rules about repeated parts of a page need of it. */
export interface PageValues {
  candidates: readonly Candidate[]
  lines: readonly Pick<Line, 'left'>[]
}

/**
 * Whether a value stands to the anchor of its booking as another value does to the anchor of another booking: as many
 * lines away, in the same column, and after as many characters. In pages that repeat a layout, both are the same field.
 */
export const isSamePosition = (
  value: Mention,
  anchor: Mention,
  other: Mention,
  otherAnchor: Mention,
  lines: PageValues['lines'],
): boolean =>
  anchor.line - value.line === otherAnchor.line - other.line &&
  value.start === other.start &&
  lines[value.line]?.left === lines[other.line]?.left
