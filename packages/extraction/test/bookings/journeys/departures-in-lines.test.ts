import { shareDepartures } from '@sextant/extraction/bookings/journeys/departures-in-lines'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

const first = 'Vlucht LX 725 Amsterdam (AMS) - Zürich (ZRH) 4 maart 2027 09:35'
const second = 'Vlucht LX 736 Zürich (ZRH) - Amsterdam (AMS) 5 maart 2027 20:25'

/** The roles of the days and times on a page. */
function rolesOn(text: string) {
  const start = { '2027-03-04': 'start', '09:35': 'start' } as const
  const { context, candidates } = readCandidates(text, {
    ...start,
    '2027-03-05': 'end',
    '20:25': 'end',
    '11:05': 'end',
  })
  shareDepartures(candidates, context)
  return Object.fromEntries(
    candidates
      .filter(({ mention: { type } }) => type === 'date' || type === 'time')
      .map(({ mention, roles }) => [mention.value, (roles.start ?? 0) > (roles.end ?? 0) ? 'start' : 'end']),
  )
}

test('flights told in lines with one time each depart then', () =>
  expect(rolesOn(`${first}\n${second}`)).toEqual({
    '2027-03-04': 'start',
    '09:35': 'start',
    '2027-03-05': 'start',
    '20:25': 'start',
  }))

test('a flight whose arrival is in a line of its own does not depart then', () =>
  expect(rolesOn(`${first}\nAankomst Zürich (ZRH) 11:05`)['11:05']).toBe('end'))
