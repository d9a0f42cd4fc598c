import type { MemberField, RowProblem, TripField } from '@sextant/contract/imports/schemas'
import { truncate } from '../kit/truncate'

/** A problem with a cell, independent of its row. */
export type CellProblem = Omit<RowProblem, 'row'>

/** The maximum length of a displayed value. */
const maxLength = 500
const shortened = (value: string | null): string | null => value && truncate(value, maxLength)

/** A problem that prevents the row from being written. */
export const error = (field: MemberField | TripField | null, message: string, value: string | null): CellProblem => ({
  field,
  message,
  value: shortened(value),
  level: 'error',
})

/** Something omitted or guessed while the rest of the row is written. */
export const warning = (field: MemberField | TripField, message: string, value: string): CellProblem => ({
  field,
  message,
  value: shortened(value),
  level: 'warning',
})

/** How dates and phone numbers are read. See `ImportOptions`. */
export type Reading = {
  readonly dateOrder: 'dmy' | 'mdy' | 'ymd'
  readonly phoneCountry: string | null
}
