import { withOwnBlocks } from '@sextant/extraction/bookings/own-blocks'
import { expect, test } from 'vitest'
import { bookingsOn } from './bookings-on'

/** The references that a boat at 08:00 and one at 17:00 have in the end, which both chose the same one. */
function referencesIn(text: string, chosen: string): (string | undefined)[] {
  const wanted = ['08:00', '17:00'].map((start) => ({
    kind: 'boat' as const,
    start,
    reference: chosen,
    travelers: [],
  }))
  const { bookings, assembled } = bookingsOn(text, wanted)
  return withOwnBlocks(bookings, assembled, (slot) => slot === 'reference').map(
    ({ draft }) => draft.slots.reference?.mention.value,
  )
}

const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

test.each([
  ['its paragraph', '<div><p>MX-4410</p><p>08:00 Boat</p></div><div><p>MX-7731</p><p>17:00 Boat</p></div>'],
  ['its row', `<table>${row('08:00', 'Boat', 'MX-4410')}${row('17:00', 'Boat', 'MX-7731')}</table>`],
  ['its column', `<table>${row('Start', '08:00', '17:00')}${row('Code', 'MX-4410', 'MX-7731')}</table>`],
  ['its line', 'Boats:\n08:00 Boat MX-4410\n17:00 Boat MX-7731'],
])('a booking has the reference in %s rather than one in that of another', (_, text) => {
  expect(referencesIn(text, 'MX-4410')).toEqual(['MX-4410', 'MX-7731'])
  expect(referencesIn(text, 'MX-7731')).toEqual(['MX-4410', 'MX-7731'])
})

test('bookings keep a reference that only one of them states, and do not choose between several of their own', () => {
  expect(referencesIn('Boats:\n08:00 Boat MX-4410\n17:00 Boat', 'MX-4410')).toEqual(['MX-4410', 'MX-4410'])
  expect(referencesIn('Boats:\n08:00 Boat MX-4410\n17:00 Boat MX-7731 MX-7732', 'MX-4410')[1]).toBe('MX-4410')
})
