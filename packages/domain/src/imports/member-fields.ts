import { memberFields } from '@sextant/contract/imports/schemas'
import { travelerFields } from '@sextant/contract/travelers/fields'
import { field, type ImportField } from './field'

/** What a column of a file of people can be; only the address tells whose row it is. */
export const memberImportFields: readonly ImportField[] = memberFields.map((name) => {
  const { label, aliases } = travelerFields[name]
  return field(name, label, aliases, name === 'email')
})
