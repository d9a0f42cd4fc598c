import type { ImportType } from '@sextant/contract/imports/schemas'
import type { ImportField } from './field'
import { memberImportFields } from './member-fields'
import { tripImportFields } from './trip-fields'

/** The fields of each type of import, in display order. */
export const importFields: Readonly<Record<ImportType, readonly ImportField[]>> = {
  members: memberImportFields,
  trips: tripImportFields,
}

/** The display label of a field. */
export const fieldLabel = (type: ImportType, name: string): string =>
  importFields[type].find((one) => one.name === name)?.label ?? name
