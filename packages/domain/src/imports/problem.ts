import type { MemberField, RowProblem, TripField } from '@sextant/contract/imports/schemas'

/** What is wrong with a cell, before it is known in which row it stands. */
export type CellProblem = Omit<RowProblem, 'row'>

/** What keeps a row from being written. */
export const error = (
  field: MemberField | TripField | null,
  message: string,
  value: string | null,
): CellProblem => ({ field, message, value, level: 'error' })

/** What is left out or guessed while the rest of the row is written. */
export const warning = (field: MemberField | TripField, message: string, value: string): CellProblem => ({
  field,
  message,
  value,
  level: 'warning',
})

/** How numbers of dates and telephone numbers are read: see `ImportOptions`. */
export type Reading = {
  readonly dateOrder: 'dmy' | 'mdy' | 'ymd'
  readonly phoneCountry: string | null
}
