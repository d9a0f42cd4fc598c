import { kinds } from '../../src/bookings/kinds'
import type { Role } from '../../src/bookings/roles'
import type { Find } from '../../src/finds/find'
import { type Row, sameValue } from './rows'

/** Whether a row has a value in a field. */
export const holds = (
  row: Row,
  field: 'from' | 'to' | 'place' | 'traveler' | 'reference' | 'number',
  value: string,
): boolean => row[field] !== undefined && sameValue(field, row[field] ?? '', value, row.kind)

/** The roles that a find rightly has in the rows of a mail. */
export function rightRoles({ type, value }: Find, rows: readonly Row[]): Set<Role> {
  const right = new Set<Role>()
  for (const row of rows) {
    if (type === 'date') {
      if (row.start?.slice(0, 10) === value) right.add('start')
      if (row.end?.slice(0, 10) === value) right.add('end')
    } else if (type === 'time') {
      if (row.start?.slice(11, 16) === value) right.add('start')
      if (row.end?.slice(11, 16) === value) right.add('end')
    } else if (type === 'code' && holds(row, 'reference', value)) right.add('reference')
    else if (type === 'number' && holds(row, 'number', value)) right.add('number')
    else if (type === 'airport' || type === 'text') {
      if ((type === 'airport') !== (row.kind === 'flight') && type === 'airport') continue
      if (holds(row, 'from', value)) right.add('from')
      if (holds(row, 'to', value)) right.add('to')
      if (type === 'text' && holds(row, 'place', value)) right.add('place')
      if (type === 'text' && holds(row, 'traveler', value)) right.add('traveler')
    }
  }
  return right
}

/** Rows that a find may begin. */
export const rowsBegun = ({ type, value }: Find, rows: readonly Row[]): Row[] =>
  rows.filter(({ kind, start = '' }) =>
    type === 'time'
      ? kinds[kind].isTimed && start.slice(11, 16) === value
      : start.slice(0, 10) === value && (!kinds[kind].isTimed || start.length === 10),
  )
