import { withRowReferences } from '@sextant/extraction/bookings/references/row-references'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** The references of two trains in rows of a table that chose the first one. */
function referencesOn(second: string): (string | undefined)[] {
  const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const text = `<table>${row('KX44-01', '09:10')}${row(second, '14:20')}</table>`
  const { bookings, assembled } = bookingsOn(text, [
    { kind: 'train', start: '09:10', reference: 'KX44-01', travelers: [] },
    { kind: 'train', start: '14:20', reference: 'KX44-01', travelers: [] },
  ])
  return withRowReferences(bookings, assembled).map(({ draft }) => draft.slots.reference?.mention.value)
}

test('a booking has the reference of its row', () => {
  expect(referencesOn('QR7731')).toEqual(['KX44-01', 'QR7731'])
  expect(referencesOn('on board')).toEqual(['KX44-01', 'KX44-01'])
})
