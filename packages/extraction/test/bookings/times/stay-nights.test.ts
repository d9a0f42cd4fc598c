import type { Booking } from '@sextant/extraction/bookings/resolve'
import { withNights } from '@sextant/extraction/bookings/times/stay-nights'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** The last day of a stay that begins on 10 May 2027, on a page that has this day. */
function lastDayOn(text: string, probability = 0.9): string | null | undefined {
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'lodging', start: '2027-05-10', travelers: [] }])
  const stays = bookings.map((one): Booking => ({ ...one, start: '2027-05-10', probability }))
  return withNights(stays, assembled)[0]?.end
}

test.each([
  ['in digits', 'Arriving 10 May 2027, 3 nights'],
  ['below their label', 'Arriving\n10 May 2027\nNights\n3'],
  ['in words', 'The room is yours from 10 May 2027. That makes three nights at 80 pounds.'],
  ['in words of another line', 'Ab 10 May 2027\nDrei Nächte im Einzelzimmer'],
  ['in characters', '2027年5月10日から三泊'],
])('a stay whose nights are stated %s lasts that long', (_, text) => expect(lastDayOn(text)).toBe('2027-05-13'))

test('lines that state different numbers of nights say nothing', () =>
  expect(lastDayOn('From 10 May 2027 two nights, or three nights if you like')).toBeNull())

test('the nights of an unlikely stay are not sought in words', () =>
  expect(lastDayOn('From 10 May 2027 two nights', 0.3)).toBeNull())
