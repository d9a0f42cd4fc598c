import { expect, test } from 'vitest'
import { placeText } from '../../src/reports/kinds/place-text'

test('one airport or station has one text, however its emails call it', () => {
  expect(placeText('air', 'FRA', 'Francfort')).toBe('Frankfurt am Main FRA')
  expect(placeText('air', 'FRA', null)).toBe('Frankfurt am Main FRA')
  expect(placeText('rail', '8000207', 'Cologne')).toBe('Köln Hbf')
  expect(placeText('rail', 'uic:8000207', null)).toBe('Köln Hbf')
})

test('a place whose code is unknown has its name, else its code', () => {
  expect([placeText('rail', 'XKPQ', 'Springfield'), placeText('rail', 'XKPQ', null)]).toEqual(['Springfield', 'XKPQ'])
  expect([placeText('rail', null, 'Springfield'), placeText('air', null, null)]).toEqual(['Springfield', null])
})
