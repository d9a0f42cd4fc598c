import type { Reservation } from '@sextant/contract/emails/reservation'
import { withPrintedYears } from '@sextant/extraction/rules/printed-year'
import { expect, test } from 'vitest'

const coded = (day: string, reader = 'bcbp'): Reservation => ({
  kind: 'flight',
  status: 'confirmed',
  confidence: 1,
  travelers: [],
  provider: {},
  start: { place: { iata_code: 'ARN' }, time: { local: day } },
  end: { place: { iata_code: 'CDG' }, time: {} },
  evidence: { 'start.time.local': { reader, part: '1', path: '', text: '' } },
})

const dayOf = (reservation: Reservation, text: string, part = '1'): string | undefined =>
  withPrintedYears([reservation], [{ part, kind: 'pdf', text, title: '' }], '2026-11-30T00:00:00Z')[0]?.start.time.local

test('a flight is in the year that is printed around its code', () => {
  expect(dayOf(coded('2027-08-12'), 'SK 573   12 August 2026   07:10')).toBe('2026-08-12')
  expect(dayOf(coded('2027-08-12'), 'SK 573   Date: 11/08/2024')).toBe('2024-08-11')
})

test.each([
  ['prints another day', '13 August 2026'],
  ['prints no year', '12 August'],
  ['prints the day of two years', '12 August 2025\n12 August 2026'],
])('the year stays if the document %s', (_, text) => expect(dayOf(coded('2027-08-12'), text)).toBe('2027-08-12'))

test('the year stays if another document prints the day, or the day is not that of a boarding pass', () => {
  expect(dayOf(coded('2027-08-12'), '12 August 2026', '2')).toBe('2027-08-12')
  expect(dayOf(coded('2027-08-12', 'calendar'), '12 August 2026')).toBe('2027-08-12')
})
