import { withStayTimes } from '@sextant/extraction/bookings/times/stay-times'
import { expect, test } from 'vitest'
import { draftOf } from '../drafts'
import { readCandidates } from '../read-candidates'

/** The check-in and check-out times of a stay for which two hours of its page were chosen. */
function timesOn(text: string, checkIn: string, checkOut: string): (string | undefined)[] {
  const { context, candidates } = readCandidates(text)
  const find = (value: string) => candidates.find(({ mention }) => mention.value === value)
  const [anchor, endDate] = [find('2027-05-10'), find('2027-05-12')]
  const [startTime, endTime] = [find(checkIn), find(checkOut)]
  if (!anchor || !endDate || !startTime || !endTime) throw new Error('The page lacks a value.')
  const draft = { ...draftOf('lodging', { slots: {} }), anchor, slots: { startTime, endDate, endTime } }
  const [stay] = withStayTimes([{ draft, probability: 1 }], context)
  return [stay?.draft.slots.startTime?.mention.value, stay?.draft.slots.endTime?.mention.value]
}

const days = 'Arrival: 10 May 2027\nDeparture: 12 May 2027'

test.each([
  ['labelled', `${days}\nCheck-in: 15:00\nCheck-out: 11:00`],
  ['labelled together', `${days}\nCheck-in/check-out: 15:00/11:00`],
  ['beside the days', 'Arrival: 10 May 2027, 15:00\nDeparture: 12 May 2027, 11:00'],
  ['in front of their label', `${days}\n15:00 check-in\n11:00 check-out`],
  ['of the room', `${days}\nRooms are ready from 15:00 and must be vacated by 11:00.`],
])('hours are those of a stay if they are %s', (_, text) =>
  expect(timesOn(text, '15:00', '11:00')).toEqual(['15:00', '11:00']),
)

test.each([
  ['breakfast', `${days}\nBreakfast is served from 06:30 to 10:30.`, '06:30', '10:30'],
  ['the reception', `${days}\nReception is open from 07:00 to 23:00.`, '07:00', '23:00'],
  ['breakfast, below a day', 'Departure: 12 May 2027\nArrival: 10 May 2027\nBreakfast: 06:30–10:30', '06:30', '10:30'],
  ['a train', `${days}\nTrain ICE 578 08:47 Hamburg – 13:48 Munich`, '08:47', '13:48'],
])('the hours of %s are not those of a stay', (_, text, first, second) =>
  expect(timesOn(text, first, second)).toEqual([undefined, undefined]),
)

test('a stay gets the labelled hour in place of that of breakfast', () => {
  const { context, candidates } = readCandidates(`${days}\nBreakfast from 07:00.\nCheck-in: 15:00`)
  const find = (value: string) => candidates.find(({ mention }) => mention.value === value)
  const [anchor, chosen, labelled] = [find('2027-05-10'), find('07:00'), find('15:00')]
  if (!anchor || !chosen || !labelled) throw new Error('The page lacks a value.')
  const ranked = { startTime: [chosen, labelled].map((candidate) => ({ candidate, probability: 0.4 })) }
  const draft = { ...draftOf('lodging', { slots: {} }), anchor, slots: { startTime: chosen }, ranked }
  const [stay] = withStayTimes([{ draft, probability: 1 }], context)
  expect(stay?.draft.slots.startTime?.mention.value).toBe('15:00')
})
