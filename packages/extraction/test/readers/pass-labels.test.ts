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
