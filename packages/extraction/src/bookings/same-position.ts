import type { Mention } from '../mentions/mention'
import type { Line } from '../page/page'
import type { Candidate } from './roles'

/** The parts of a page needed by rules about repeated blocks. */
export interface PageValues {
  candidates: readonly Candidate[]
  lines: readonly Pick<Line, 'left'>[]
}

/**
 * Whether a value's position relative to its booking's anchor equals that of another value relative to another
 * booking's anchor: the same distance in lines, column and character offset. On pages with a repeated layout, both are
 * the same field.
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
