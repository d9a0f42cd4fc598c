import { withRepeatedFlights } from '@sextant/extraction/bookings/journeys/repeated-flights'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

const first = '10 May HD 11\nTokyo(Haneda) - Sapporo(New Chitose)\nAIRDO 06:45-08:20'

/** The numbers and times of the flights on a page, of which the first one has been read. */
function flightsOn(text: string): string[] {
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'flight', start: '06:45', travelers: [] }])
  const candidates = assembled.candidates.map((one) => ({ ...one, roles: { ...one.roles, number: 1 } }))
  const find = (value: string, type: string) => {
    const found = candidates.find(({ mention }) => mention.value === value && mention.type === type)
    if (!found) throw new Error(`The page has no ${value}.`)
    return found
  }
  const slots = {
    startDate: find('2027-05-10', 'date'),
    endTime: find('08:20', 'time'),
    from: find('HND', 'airport'),
    to: find('CTS', 'airport'),
    number: find('11', 'number'),
  }
  const flights = bookings.map((one) => ({ ...one, draft: { ...one.draft, slots } }))
  return withRepeatedFlights(flights, { ...assembled, candidates }).map(
    ({ start, draft }) => `${draft.slots.number?.mention.value} ${start}`,
  )
}

test('a way back in the same form is read as well', () =>
  expect(flightsOn(`${first}\n17 May HD 36\nSapporo(New Chitose) - Tokyo(Haneda)\nAIRDO 19:30-21:15`)).toEqual([
    '11 2027-05-10T06:45',
    '36 2027-05-17T19:30',
  ]))

test.each([
  ['leads elsewhere', '17 May HD 36\nSapporo(New Chitose) - Osaka(Kansai)\nAIRDO 19:30-21:45'],
  ['is too short', '17 May HD 36\nSapporo(New Chitose) - Tokyo(Haneda)\nAIRDO 19:30-19:45'],
  ['is before the flight', '3 May HD 36\nSapporo(New Chitose) - Tokyo(Haneda)\nAIRDO 19:30-21:15'],
  ['has another form', '17 May HD 36 or HD 38\nSapporo(New Chitose) - Tokyo(Haneda)\nAIRDO 19:30-21:15'],
])('no way back is read that %s', (_, text) => expect(flightsOn(`${first}\n${text}`)).toEqual(['11 2027-05-10T06:45']))
