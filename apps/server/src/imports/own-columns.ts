import type { ImportColumn, Mapping } from '@sextant/contract/imports/schemas'
import { reason } from './results/reason'

/** A file's columns and their mapping, without the reason column that we add to files of failed rows. */
export function ownColumns(
  columns: readonly ImportColumn[],
  mapping: Mapping,
): readonly [readonly ImportColumn[], Mapping] {
  const isOwn = (at: number): boolean => columns[at]?.header !== reason
  return [columns.filter((_, at) => isOwn(at)), mapping.filter((_, at) => isOwn(at))]
}
