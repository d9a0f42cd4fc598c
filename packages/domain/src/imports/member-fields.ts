import { memberFields } from '@sextant/contract/imports/schemas'
import { travelerFields } from '@sextant/contract/travelers/fields'
import { field, type ImportField } from './field'

/** The fields of people imports. Only the address identifies a person. */
export const memberImportFields: readonly ImportField[] = memberFields.map((name) => {
  const { label, aliases } = travelerFields[name]
  return field(name, label, aliases, name === 'email')
})
