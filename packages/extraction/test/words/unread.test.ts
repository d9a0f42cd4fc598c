import { expect, test } from 'vitest'
import { read } from '../prose/read-mail'

test('the extraction reports that a confirmation has no day', () => {
  const body = [
    'Dear Ms Berg,',
    'Your booking is confirmed. We look forward to welcoming you at the Gasthof Krone.',
    'Your reservation number: GK-48213',
    'Guest: Anna Berg',
    'Room: double room with breakfast',
  ]
  const { reservations, diagnostics } = read('Booking confirmation', body.join('\n'))
  expect(reservations).toEqual([])
  expect(diagnostics).toMatchObject([
    { code: 'booking-unsure', message: expect.stringContaining('not clearly what or when') },
  ])
})

test('the extraction reports a booking whose days have unknown labels in the same way', () => {
  const body = ['Your booking is confirmed.', 'Bleibe   Gasthof Ohm', 'Auf   3.3.2031', 'Ab   5.3.2031']
  const { reservations, diagnostics } = read('Your booking BLX104 is confirmed', body.join('\n'))
  expect(reservations).toEqual([])
  expect(diagnostics).toMatchObject([
    { code: 'booking-unsure', message: expect.stringContaining('not clearly what or when') },
  ])
})

test('the extraction says of what kind a booking may be that is too uncertain to be claimed', () => {
  const body = ['Departure 4 July 2026, 10:05 Hamburg Hbf', 'Arrival 12:20 Berlin Hbf', 'Train ICE 705']
  const { reservations, diagnostics } = read('Your ticket', body.join('\n'))
  expect(reservations).toEqual([])
  expect(diagnostics).toMatchObject([{ code: 'booking-unsure', kind: 'train' }])
})

test('a newsletter without a day has no diagnostics', () => {
  const news = read('News from the Krone', 'Our terrace is open again.\nCome and see us!')
  expect(news).toMatchObject({ reservations: [], diagnostics: [] })
})

test('the extraction says that an email of a booking only states an amount', () => {
  const { amount_references, diagnostics } = read('No-show', 'Reservation 55120987\n\nNo-show fee: GBP 90.00')
  expect(amount_references).toEqual(['55120987'])
  expect(diagnostics).toMatchObject([{ code: 'amounts-only' }])
})

test('the extraction keeps a shop’s refund without saying that it is travel', () => {
  const body = 'We have received your return. Order reference: KS5518829\n\nRefund amount: EUR 49.90\nItem: desk lamp'
  const { amount_references, diagnostics } = read('Your refund', body)
  expect(amount_references).toEqual(['KS5518829'])
  expect(diagnostics).toEqual([])
})
