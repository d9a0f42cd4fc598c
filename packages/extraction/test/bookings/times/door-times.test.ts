import { withoutDoorTimes } from '@sextant/extraction/bookings/times/door-times'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** The hours at which events begin, with their probabilities, on a page with doors at 19:00 and a start at 20:00. */
function startsOn(text: string): [string, number][] {
  const { bookings, assembled } = bookingsOn(text, [
    { kind: 'event', start: '19:00', travelers: [] },
    { kind: 'event', start: '20:00', travelers: [] },
  ])
  const day = assembled.candidates.find(({ mention }) => mention.type === 'date')
  const scored = bookings.map(({ draft }, at) => ({
    draft: { ...draft, slots: day ? { startDate: day } : {} },
    probability: at === 0 ? 0.8 : 0.1,
  }))
  return withoutDoorTimes(scored, assembled.context).map(({ draft, probability }) => [
    draft.anchor.mention.value,
    probability,
  ])
}

test.each([
  ['behind their labels', '10 May 2027\nDoors open: 19:00\nStart: 20:00'],
  ['below their labels', '10 May 2027\nDoors open\n19:00\nStart\n20:00'],
])('an event does not begin when the doors open: hours %s', (_, text) =>
  expect(startsOn(text)).toEqual([['20:00', 0.8]]),
)

test.each([
  ['no doors are named', '10 May 2027\nConcert: 19:00\nStart: 20:00'],
  ['the start has no label', '10 May 2027\nDoors open: 19:00\nafterwards 20:00'],
])('both hours are kept if %s', (_, text) =>
  expect(startsOn(text)).toEqual([
    ['19:00', 0.8],
    ['20:00', 0.1],
  ]),
)
