import { expect, test } from 'vitest'
import { read } from '../prose/read-mail'

test('a confirmation without any day says that no day was found', () => {
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

test('a newsletter without any day has no diagnostics', () => {
  const news = read('News from the Krone', 'Our terrace is open again.\nCome and see us!')
  expect(news).toMatchObject({ reservations: [], diagnostics: [] })
})
