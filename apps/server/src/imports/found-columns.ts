import type { ImportOptions, ImportType, Mapping } from '@sextant/contract/imports/schemas'
import { guessMapping } from '@sextant/domain/imports/guess-mapping'
import type { Tx } from '../platform/database/transaction'
import { refuseFields } from '../platform/http/refusal'
import { recallMapping } from './mappings/store'
import type { Inspection } from './parsing/inspect-file'
import { Unreadable } from './parsing/unreadable'
import { reason } from './results/reason'
import type { ReadColumns } from './store'

/** Looks into a file; refuses what is no table, or is gone (422, on the field that is to blame). */
export async function refusing(look: () => Promise<Inspection>): Promise<Inspection> {
  try {
    return await look()
  } catch (error) {
    if (error instanceof Unreadable) return refuseFields({ [error.field]: [error.message] })
    throw error
  }
}

/** What columns are taken for: as the team said the last time, else as their headers and what they hold tell. */
export async function mappingFor(tx: Tx, type: ImportType, { columns }: Inspection): Promise<Mapping> {
  const own = columns.filter(({ header }) => header !== reason)
  const mapping = (await recallMapping(tx, type, own)) ?? guessMapping(type, own)
  return columns.map((column) => mapping[own.indexOf(column)] ?? null)
}

/** What was found in a file, as it is stored. */
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
