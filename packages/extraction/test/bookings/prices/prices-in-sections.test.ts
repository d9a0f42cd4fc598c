import { pageTotals } from '@sextant/extraction/bookings/prices/page-totals'
import { pricesInColumns, pricesInSections, pricesOfSome } from '@sextant/extraction/bookings/prices/prices-in-sections'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** The prices of two tables, at 19:30 and at 12:30. */
function pricesOn(lines: readonly string[], prices: typeof pricesInColumns): (string | undefined)[] | null {
  const { bookings, assembled } = bookingsOn(lines.join('\n'), [
    { kind: 'restaurant', start: '19:30', reference: 'GS2071', travelers: [] },
    { kind: 'restaurant', start: '12:30', reference: 'SJ8840', travelers: [] },
  ])
  const found = prices(bookings, pageTotals(assembled.context), assembled.context)
  return found && bookings.map((booking) => found.get(booking)?.value)
}

test.each([
  ['its own', ['Total: EUR 60.00'], ['Total: EUR 40.00'], ['60.00', '40.00']],
  ['its own, above that of both', ['Total: EUR 60.00'], ['Total: EUR 40.00', 'Total: EUR 100.00'], ['60.00', '40.00']],
  ['none, if only both have one', [], ['Total: EUR 100.00'], null],
  ['none, if one has two', ['Total: EUR 60.00', 'Total: EUR 70.00'], ['Total: EUR 40.00'], null],
])('a booking has the total behind its start: %s', (_, first, second, expected) =>
  expect(pricesOn(['Table 19:30, GS2071', ...first, 'Table 12:30, SJ8840', ...second], pricesInSections)).toEqual(
    expected,
  ),
)

test('a part has the only total behind its start, unless that may be the total of all', () => {
  const [first, second, total] = ['Table 19:30, GS2071', 'Table 12:30, SJ8840', 'Total: EUR 60.00']
  expect(pricesOn([first, total, second], pricesOfSome)).toEqual(['60.00', undefined])
  expect(pricesOn([first, second, total], pricesOfSome)).toBeNull()
  expect(pricesOn([total, first, second], pricesOfSome)).toBeNull()
})

test('bookings side by side have the totals in their columns', () => {
  const columns = ['19:30                     12:30', 'GS2071                    SJ8840']
  expect(pricesOn([...columns, 'Total EUR 60.00           Total EUR 40.00'], pricesInColumns)).toEqual([
    '60.00',
    '40.00',
  ])
  expect(pricesOn([...columns, 'Total EUR 100.00'], pricesInColumns)).toBeNull()
})
