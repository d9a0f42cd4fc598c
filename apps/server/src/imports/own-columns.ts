import type { ImportColumn, Mapping } from '@sextant/contract/imports/schemas'
import { reason } from './results/reason'

/** The columns of a file without the one that we added to a file of failed rows, and what they are. */
export function ownColumns(
  columns: readonly ImportColumn[],
  mapping: Mapping,
): readonly [readonly ImportColumn[], Mapping] {
  const isOwn = (at: number): boolean => columns[at]?.header !== reason
  return [columns.filter((_, at) => isOwn(at)), mapping.filter((_, at) => isOwn(at))]
}
