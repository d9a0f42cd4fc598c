import type { ImportOptions, ImportType, Mapping } from '@sextant/contract/imports/schemas'
import { guessMapping } from '@sextant/domain/imports/guess-mapping'
import type { Tx } from '../platform/database/transaction'
import { refuseFields } from '../platform/http/refusal'
import { findMapping } from './mappings/store'
import type { Inspection } from './parsing/inspect-file'
import { Unreadable } from './parsing/unreadable'
import { reason } from './results/reason'
import type { ReadColumns } from './store'

/** Inspects a file; rejects one that is not a table or no longer exists (422 on the field at fault). */
export async function refuseUnreadable(look: () => Promise<Inspection>): Promise<Inspection> {
  try {
    return await look()
  } catch (error) {
    if (error instanceof Unreadable) return refuseFields({ [error.field]: [error.message] })
    throw error
  }
}

/** The column mapping: the team's last one for these headers, otherwise guessed from headers and values. */
export async function mappingFor(tx: Tx, type: ImportType, { columns }: Inspection): Promise<Mapping> {
  const dataColumns = columns.filter(({ header }) => header !== reason)
  const mapping = (await findMapping(tx, type, dataColumns)) ?? guessMapping(type, dataColumns)
  return columns.map((column) => mapping[dataColumns.indexOf(column)] ?? null)
}

/** The result of inspecting a file, as stored. */
export const readColumns = (
  { form, sheets, columns, firstRows }: Inspection,
  mapping: Mapping,
  options: ImportOptions,
): ReadColumns => ({
  form: JSON.stringify(form),
  sheets: [...sheets],
  columns: JSON.stringify(columns),
  first_rows: JSON.stringify(firstRows),
  mapping: JSON.stringify(mapping),
  options: JSON.stringify(options),
})
