import type { MemberField, TripField } from '@sextant/contract/imports/schemas'
import { fold } from '../kit/fold'

/**
 * What a column can be: how it is called on screens, whether a file must have it, and how it is headed (folded; its own
 * name first).
 */
export type ImportField = {
  readonly name: MemberField | TripField
  readonly label: string
  readonly required: boolean
  readonly synonyms: readonly string[]
}

/** `synonyms` divided by commas. */
export const field = (name: ImportField['name'], label: string, synonyms: string, required = false): ImportField => ({
  name,
  label,
  required,
  synonyms: [fold(name), fold(label), ...synonyms.split(',').map(fold)],
})
