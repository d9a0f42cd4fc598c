import { kinds } from '../../src/bookings/kinds'
import type { Role } from '../../src/bookings/roles'
import type { Mention } from '../../src/mentions/mention'
import { type Row, sameValue } from './rows'

/** Whether a row has a value in a field. */
export const hasValue = (
  row: Row,
  field: 'from' | 'to' | 'place' | 'traveler' | 'reference' | 'number',
  value: string,
): boolean => row[field] !== undefined && sameValue(field, row[field] ?? '', value, row.kind)

/** The correct roles of a mention, given the rows of its mail. */
export function goldRoles({ type, value }: Mention, rows: readonly Row[]): Set<Role> {
  const correctRoles = new Set<Role>()
  for (const row of rows) {
    if (type === 'date') {
      if (row.start?.slice(0, 10) === value) correctRoles.add('start')
      if (row.end?.slice(0, 10) === value) correctRoles.add('end')
    } else if (type === 'time') {
      if (row.start?.slice(11, 16) === value) correctRoles.add('start')
      if (row.end?.slice(11, 16) === value) correctRoles.add('end')
    } else if (type === 'code' && hasValue(row, 'reference', value)) correctRoles.add('reference')
    else if (type === 'number' && hasValue(row, 'number', value)) correctRoles.add('number')
    else if (type === 'airport' || type === 'text') {
      if ((type === 'airport') !== (row.kind === 'flight') && type === 'airport') continue
      if (hasValue(row, 'from', value)) correctRoles.add('from')
      if (hasValue(row, 'to', value)) correctRoles.add('to')
      if (type === 'text' && hasValue(row, 'place', value)) correctRoles.add('place')
      if (type === 'text' && hasValue(row, 'traveler', value)) correctRoles.add('traveler')
    }
  }
  return correctRoles
}

/** The rows that start at a mention. */
export const rowsStartingAt = ({ type, value }: Mention, rows: readonly Row[]): Row[] =>
  rows.filter(({ kind, start = '' }) =>
    type === 'time'
      ? kinds[kind].isTimed && start.slice(11, 16) === value
      : start.slice(0, 10) === value && (!kinds[kind].isTimed || start.length === 10),
  )
