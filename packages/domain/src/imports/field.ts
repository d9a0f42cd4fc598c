import type { MemberField, TripField } from '@sextant/contract/imports/schemas'
import { fold } from '../kit/fold'

/**
 * A possible meaning of a column: its label, whether a file must have it, and its known headers (folded, its own label
 * first).
 */
export type ImportField = {
  readonly name: MemberField | TripField
  readonly label: string
  readonly required: boolean
  readonly synonyms: readonly string[]
}

/** `synonyms` are separated by commas. */
export const field = (name: ImportField['name'], label: string, synonyms: string, required = false): ImportField => ({
  name,
  label,
  required,
  synonyms: [fold(name), fold(label), ...synonyms.split(',').map(fold)],
})
