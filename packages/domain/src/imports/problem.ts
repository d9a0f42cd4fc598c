import type { MemberField, RowProblem, TripField } from '@sextant/contract/imports/schemas'
import { cut } from '../kit/cut'

/** What is wrong with a cell, before it is known in which row it stands. */
export type CellProblem = Omit<RowProblem, 'row'>

/** Of a value that is only shown. */
const maxShown = 500
const shown = (value: string | null): string | null => value && cut(value, maxShown)

/** What keeps a row from being written. */
export const error = (field: MemberField | TripField | null, message: string, value: string | null): CellProblem => ({
  field,
  message,
  value: shown(value),
  level: 'error',
})

/** What is left out or guessed while the rest of the row is written. */
export const warning = (field: MemberField | TripField, message: string, value: string): CellProblem => ({
  field,
  message,
  value: shown(value),
  level: 'warning',
})

/** How numbers of dates and telephone numbers are read: see `ImportOptions`. */
export type Reading = {
  readonly dateOrder: 'dmy' | 'mdy' | 'ymd'
  readonly phoneCountry: string | null
}
