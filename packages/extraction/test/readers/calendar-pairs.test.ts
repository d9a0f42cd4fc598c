import { expect, test } from 'vitest'
import { ofCalendar } from './of-calendar'

const event = (day: string, summary: string, place = '', ...lines: string[]): string[] => [
  `DTSTART;TZID=Europe/Vienna:${day}`,
  `SUMMARY:${summary}`,
  ...(place === '' ? [] : [`LOCATION:${place}`]),
  ...lines,
]
const both = (first: string[], last: string[]) =>
  ofCalendar([...first, 'END:VEVENT', 'BEGIN:VEVENT', ...last]).reservations
const inn = 'Ringstr. 32\\, 1010 Wien'

test.each([
  ['Check-in: Hotel Astoria', 'Check-out: Hotel Astoria', 'Hotel Astoria'],
  ['Hotel Astoria - Check in', 'Hotel Astoria - Check out', 'Hotel Astoria'],
  ['Anreise Pension Edelweiß', 'Abreise Pension Edelweiß', 'Pension Edelweiß'],
  ['Check in at The Plaza', 'Check out from The Plaza', 'The Plaza'],
])('%s and %s are one stay', (first, last, name) => {
  const booked = event('20260704T150000', first, inn, 'DESCRIPTION:Confirmation number: 88123')
  expect(both(booked, event('20260707T110000', last, inn))).toMatchObject([
    {
      kind: 'lodging',
      name,
      confirmation_no: '88123',
      start: { time: { local: '2026-07-04T15:00:00' }, place: { locality: 'Wien' } },
      end: { time: { local: '2026-07-07T11:00:00' } },
    },
  ])
  // in any order
  expect(both(event('20260707T110000', last, inn), booked)).toMatchObject([{ kind: 'lodging', name }])
})

test('a pick-up and a return are one rental', () => {
  const found = both(
    event('20260704T100000', 'Hertz pick-up', 'Munich Airport'),
    event('20260709T100000', 'Hertz return', 'Berlin Airport'),
  )
  expect(found).toMatchObject([
    {
      kind: 'car',
      provider: { name: 'Hertz' },
      start: { time: { local: '2026-07-04T10:00:00' }, place: { name: 'Munich Airport' } },
      end: { time: { local: '2026-07-09T10:00:00' }, place: { name: 'Berlin Airport' } },
    },
  ])
})

test.each([
  ['of two hotels', event('20260704T150000', 'Check-in: Hotel A'), event('20260707T110000', 'Check-out: Hotel B')],
  ['in the wrong order', event('20260707T150000', 'Check-in: Hotel A'), event('20260704T110000', 'Check-out: Hotel A')],
  ['a year apart', event('20260704T150000', 'Check-in: Hotel A'), event('20270704T110000', 'Check-out: Hotel A')],
  ['without a name', event('20260704T150000', 'Check-in'), event('20260707T110000', 'Check-out')],
])('a check-in and a check-out %s are two events', (_, first, last) => {
  expect(both(first, last).map(({ kind }) => kind)).toEqual(['event', 'event'])
})

test.each([
  ['Depart Gare de Lyon', 'Arrive at Torino Porta Susa', 'TGV 9261', 'train', 'Gare de Lyon', 'Torino Porta Susa'],
  ['Departure: Köln Hbf', 'Arrival: Bruxelles-Midi', 'ICE 314', 'train', 'Köln Hbf', 'Bruxelles-Midi'],
  ['Abfahrt Wien Hbf', 'Ankunft Brno hl.n.', 'RJ 256', 'train', 'Wien Hbf', 'Brno hl.n.'],
])('%s and %s are one journey where they name the same number', (first, last, number, kind, from, to) => {
  const begins = event('20260704T140000', first, '', `DESCRIPTION:${number}\\nBooking RT6YQ1`)
  const arrives = (text: string): string[] => event('20260704T194000', last, '', `DESCRIPTION:${text}`)
  expect(both(begins, arrives(number))).toMatchObject([
    {
      kind,
      number,
      start: { place: { name: from }, time: { local: '2026-07-04T14:00:00' } },
      end: { place: { name: to }, time: { local: '2026-07-04T19:40:00' } },
    },
  ])
  expect(both(begins, arrives('of somebody else'))).toHaveLength(2)
})
