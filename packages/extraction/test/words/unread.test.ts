import { expect, test } from 'vitest'
import { read } from '../prose/read-mail'

test('reports that a confirmation has no day', () => {
  const body = [
    'Dear Ms Berg,',
    'Your booking is confirmed. We look forward to welcoming you at the Gasthof Krone.',
    'Your reservation number: GK-48213',
    'Guest: Anna Berg',
    'Room: double room with breakfast',
  ]
  const { reservations, diagnostics } = read('Booking confirmation', body.join('\n'))
  expect(reservations).toEqual([])
  expect(diagnostics).toMatchObject([{ code: 'booking-unsure', message: expect.stringContaining('no day or time') }])
})

test('says of what kind a booking may be that is too uncertain to be claimed', () => {
  const body = ['Departure 4 July 2026, 10:05 Hamburg Hbf', 'Arrival 12:20 Berlin Hbf', 'Train ICE 705']
  const { reservations, diagnostics } = read('Your ticket', body.join('\n'))
  expect(reservations).toEqual([])
  expect(diagnostics).toMatchObject([{ code: 'booking-unsure', kind: 'train' }])
})

test('a newsletter without a day has no diagnostics', () => {
  const news = read('News from the Krone', 'Our terrace is open again.\nCome and see us!')
  expect(news).toMatchObject({ reservations: [], diagnostics: [] })
})
