import type { Reservation } from '@sextant/contract/emails/reservation'
import { completeByPrint } from '@sextant/extraction/rules/complete-by-print'
import { expect, test } from 'vitest'

const coded: Reservation = {
  kind: 'flight',
  status: 'confirmed',
  confidence: 1,
  number: '971',
  ticket_token: 'M1',
  travelers: [],
  provider: {},
  start: { place: { iata_code: 'BER', time_zone_id: 'Europe/Berlin' }, time: { local: '2026-05-02' } },
  end: { place: { iata_code: 'ZRH', time_zone_id: 'Europe/Zurich' }, time: {} },
  evidence: { ticket_token: { reader: 'barcode', part: 'file', path: '', text: 'M1' } },
}
const complete = (text: string, flights = [coded]) =>
  completeByPrint(flights, [{ part: 'file', text, title: '' }])

test.each([
  ['labels with values', 'Departure: 10:10\nArrival: 11:40\nBoarding: 09:35'],
  ['labels in columns', 'Flight   Boarding   Departure   Arrival\nLX 971   09:35   10:10   11:40'],
  ['labels above', 'Abflug\n10:10\nAnkunft\n11:40\nBoarding\n09:35'],
  ['cells beside', 'Départ   10:10\nArrivée   11:40\nEmbarquement   09:35'],
])('the hours that a boarding pass prints, by %s', (_, text) => {
  expect(complete(text)).toMatchObject([
    {
      boarding: { local: '2026-05-02T09:35:00' },
      start: { time: { local: '2026-05-02T10:10:00', zone: 'Europe/Berlin' } },
      end: { time: { local: '2026-05-02T11:40:00', zone: 'Europe/Zurich' } },
    },
  ])
})

test('hours that may be another flight’s are left', () => {
  expect(complete('Departure: 10:10\nDeparture: 17:55')).toMatchObject([coded])
  expect(complete('Departure: 10:10', [coded, { ...coded, number: '972' }])[1]).toMatchObject({
    start: coded.start,
  })
  const [timed] = complete('Departure: 10:10', [
    { ...coded, start: { ...coded.start, time: { local: '2026-05-02T10:15:00' } } },
  ])
  expect(timed?.start.time.local).toBe('2026-05-02T10:15:00')
  expect(complete('')).toMatchObject([coded])
})
