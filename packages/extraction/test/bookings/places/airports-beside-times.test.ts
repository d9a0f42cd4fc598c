import { withAirportsBesideTimes } from '@sextant/extraction/bookings/places/airports-beside-times'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** The airports of a flight from 08:25 to 11:20 on a page that has both times. */
function airportsOn(text: string): string {
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'flight', start: '08:25', travelers: [] }])
  const endTime = assembled.candidates.find(({ mention }) => mention.value === '11:20')
  const ended = bookings.map((one): Booking => ({ ...one, draft: { ...one.draft, slots: endTime ? { endTime } : {} } }))
  const [flight] = withAirportsBesideTimes(ended, assembled.context.read.page.lines)
  const { from, to } = flight?.draft.slots ?? {}
  return `${from?.mention.value ?? '-'} ${to?.mention.value ?? '-'}`
}

test.each([
  ['below', '10 May 2027\n08:25\nHeathrow (London)\n\n11:20\nJohn F Kennedy (New York)'],
  ['above', '10 May 2027\n\nLondon Heathrow\n08:25\n\n\n\nNew York JFK\n11:20'],
  ['behind', '10 May 2027\n08:25    Heathrow (London)\n11:20    John F Kennedy (New York)'],
  [
    'in brackets below the towns beside',
    '10 May 2027\n08:25    London\n    (Heathrow)\n\n11:20    New York\n    (John F. Kennedy International Airport)',
  ],
])('the airports stand %s the times', (_, text) => expect(airportsOn(text)).toBe('LHR JFK'))

test.each([
  ['only one is named', '10 May 2027\n08:25\nHeathrow (London)\n\n11:20\nTerminal 8'],
  ['they are the same', '10 May 2027\n08:25\nHeathrow (London)\n\n11:20\nLondon Heathrow'],
  ['the time is too short', '10 May 2027\n08:25\nHeathrow (London)\n\n11:20\nIstanbul Airport'],
])('a flight has none if %s', (_, text) => expect(airportsOn(text)).toBe('- -'))
