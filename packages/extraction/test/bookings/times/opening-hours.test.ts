import { dropOpeningHours } from '@sextant/extraction/bookings/times/opening-hours'
import { expect, test } from 'vitest'
import { readCandidates, valuesWithRole } from '../read-candidates'

/** The times of a page that may still be those of a booking; those listed are likely to begin one. */
function timesOn(text: string, likely: readonly string[] = ['10:00']): string[] {
  const hours = ['08:00', '20:00', ...likely]
  const { context, candidates } = readCandidates(
    text,
    Object.fromEntries(hours.map((hour) => [hour, 'start'] as const)),
  )
  dropOpeningHours(candidates, context)
  return valuesWithRole(candidates.filter(({ mention }) => mention.type === 'time'))
}

const booking = 'Pick-up: 3 May 2027, 10:00'

test.each([
  ['in their line', `${booking}\nOpening hours: 08:00–20:00`],
  ['in the line above', `${booking}\nÖffnungszeiten\n08:00–20:00 Uhr`],
  ['in a sentence', `${booking}\nThe branch is open daily from 08:00 to 20:00.`],
  ['in Japanese', '日時:2027年5月3日(月) 10:00\n営業時間:08:00~20:00'],
  ['and named again', `${booking}\nOpening hours: 08:00–20:00\nPhone +49 30 5550100 (08:00–20:00)`],
  ['by weekdays', `${booking}\nCall us Monday to Friday, 08:00 to 18:00, or Saturday 09:00 to 20:00.`],
  ['by weekdays in German', `${booking}\nSie erreichen uns Mo.–Fr. 08:00–20:00 Uhr.`],
])('opening hours are not those of a booking: labelled %s', (_, text) => expect(timesOn(text)).toEqual(['10:00']))

test('opening hours remain if the page has no other time', () =>
  expect(timesOn('Visit: 3 May 2027\nOpening hours: 08:00–20:00', [])).toEqual(['08:00', '20:00']))

test.each([
  ['with other labels', 'Pick-up: 3 May 2027, 08:00\nReturn: 5 May 2027, 20:00'],
  ['on days of the calendar', 'Monday to Wednesday, 3 May 2027, 08:00 to 5 May 2027, 20:00'],
])('other times remain: %s', (_, text) => expect(timesOn(text)).toEqual(['08:00', '20:00']))

test('weekdays of opening hours are no days of a booking', () => {
  const text = `${booking}\nCall us Monday to Friday, 8:00 to 18:00, or Saturday 08:00 to 20:00.`
  const { context, candidates } = readCandidates(text, { '2027-05-03': 'start', '10:00': 'start', '08:00': 'start' })
  const weekdays = candidates.filter(({ mention: { type, line } }) => type === 'date' && line === 1)
  expect(weekdays.length).toBeGreaterThan(0)
  for (const one of weekdays) one.roles = { start: 0.5 }
  dropOpeningHours(candidates, context)
  expect(valuesWithRole(candidates)).toEqual(['2027-05-03', '10:00'])
})
