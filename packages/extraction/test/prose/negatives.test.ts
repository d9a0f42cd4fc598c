import { expect, test } from 'vitest'
import { read } from './read-mail'

test.each([
  [
    'a fare alert',
    'Price drop: Lisbon to Oslo',
    'TP 764, 12 Mar 2026 07:35 - 12:45, now 89 EUR. You have not booked yet. LIS OSL',
  ],
  [
    'a survey',
    'How was your stay?',
    'Hotel: Linden House. Confirmation number: 88231-A\nCheck-in: 9 April 2026\nCheck-out: 11 April 2026\nRate your stay!',
  ],
  ['a newsletter', 'Spring deals', 'Fly LH 400 FRA JFK from 10 April 2026, 10:00 to 13:00, for EUR 399'],
  ['an article', 'Weekly news', 'The flight AF 447 from Rio (GIG) to Paris (CDG) was lost on 1 June 2009 at 02:14.'],
  ['a meeting', 'Meeting on Friday', 'Let us meet on 10 April 2026 at 10:00 in the Hotel Sacher.'],
])('%s gives no booking', (_, subject, body) => {
  expect(read(subject, body).reservations).toEqual([])
})
