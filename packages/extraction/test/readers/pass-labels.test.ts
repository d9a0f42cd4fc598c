import { expect, test } from 'vitest'
import { passFields, readPass } from './read-pass'

/** Reads passes by the labels of what they show. */

const read = (pass: unknown) => readPass(pass).reservations

test('the name of a place may be the label of its letters', () => {
  const boardingPass = {
    transitType: 'PKTransitTypeBoat',
    primaryFields: passFields({ Turku: 'TUR', Stockholm: 'STO' }),
    auxiliaryFields: passFields({ Lähtö: '12.6.2026 8.45', Viajera: 'Aino Virtanen' }),
  }
  expect(read({ boardingPass })).toMatchObject([
    {
      kind: 'boat',
      travelers: [{ name: 'Aino Virtanen' }],
      start: { place: { name: 'Turku' }, time: { local: '2026-06-12T08:45:00' } },
      end: { place: { name: 'Stockholm' } },
    },
  ])
})

test('a ticket shows when its event ends, and the code of its order', () => {
  const shown = { From: '2026-06-12T09:00:00+02:00', To: '2026-06-14T17:00:00+02:00', 'Order code': 'QX7K2' }
  const pass = {
    relevantDate: '2026-06-12T09:00:00+02:00',
    eventTicket: { primaryFields: [{ key: 'n', label: 'Event', value: 'OpenConf' }], backFields: passFields(shown) },
  }
  expect(read(pass)).toMatchObject([
    { name: 'OpenConf', confirmation_no: 'QX7K2', end: { time: { local: '2026-06-14T17:00:00' } } },
  ])
})

const rail = (header: Record<string, string>, primary: Record<string, string>, others: Record<string, string>) =>
  read({
    boardingPass: {
      transitType: 'PKTransitTypeTrain',
      headerFields: passFields(header),
      primaryFields: passFields(primary),
      auxiliaryFields: passFields(others),
    },
  })

test.each([
  [
    'the day in the header under any label, and the stations behind their letters',
    rail(
      { OUTWARD: '15 Oct 26' },
      { FROM: 'KGX', TO: 'LDS' },
      { DEPARTS: '10:03', ARRIVES: '12:16', Origin: 'Kings Cross', Destination: 'Leeds' },
    ),
    ['Kings Cross', '2026-10-15T10:03:00', 'Leeds', '2026-10-15T12:16:00'],
  ],
  [
    'days and times below the names of stations',
    rail({ Zug: 'NJ 466' }, { 'Wien Hbf': '12.10. 21:27', 'Zürich HB': '13.10. 08:20' }, {}),
    ['Wien Hbf', '2026-10-12T21:27:00', 'Zürich HB', '2026-10-13T08:20:00'],
  ],
  [
    'times with short labels',
    rail({ 'Gültig am': '14.07.2026' }, { von: 'Bern', nach: 'Genève' }, { Ab: '08:32', An: '11:15' }),
    ['Bern', '2026-07-14T08:32:00', 'Genève', '2026-07-14T11:15:00'],
  ],
  [
    'the day beside the hour of departure',
    rail({ AVGÅNG: '20 sep 08:21' }, { FRÅN: 'Lund C', TILL: 'Malmö C' }, { ANKOMST: '08:54', Passengers: '2' }),
    ['Lund C', '2026-09-20T08:21:00', 'Malmö C', '2026-09-20T08:54:00'],
  ],
  [
    'the day and the hour of departure in two fields',
    rail(
      {},
      { Von: 'Bern', Nach: 'Basel SBB' },
      { 'Departure date': '27/10/2026', Departs: '06:05', Arrives: '07:30' },
    ),
    ['Bern', '2026-10-27T06:05:00', 'Basel SBB', '2026-10-27T07:30:00'],
  ],
])('a pass shows %s', (_, found, [from, departs, to, arrives]) => {
  expect(found).toMatchObject([
    {
      travelers: [],
      start: { place: { name: from }, time: { local: departs } },
      end: { place: { name: to }, time: { local: arrives } },
    },
  ])
})
