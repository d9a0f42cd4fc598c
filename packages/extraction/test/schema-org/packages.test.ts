import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'

const read = (json: unknown) =>
  extract({
    definitions,
    bytes: new TextEncoder().encode(`<script type="application/ld+json">${JSON.stringify(json)}</script>`),
    name: 'x.html',
    contextDate: '2026-01-01',
  }).extraction.reservations

const train = {
  '@type': 'TrainReservation',
  reservationFor: {
    '@type': 'TrainTrip',
    trainNumber: 'ICE 703',
    departureStation: { name: 'Hamburg Hbf' },
    arrivalStation: { name: 'Berlin Hbf' },
    departureTime: '2026-03-04T08:34',
    arrivalTime: '2026-03-04T10:22',
  },
}
const pack = (part: unknown, more = {}) => ({ '@type': 'ReservationPackage', subReservation: [part], ...more })

test('a reservation has what the nearest of the packages around it says', () => {
  const outer = { reservationNumber: 'PK1234', underName: { name: 'Eva Green' } }
  expect(read(pack(pack(train), outer))).toMatchObject([
    { number: 'ICE 703', confirmation_no: 'PK1234', travelers: [{ name: 'Eva Green' }] },
  ])
  const inner = { reservationNumber: 'TR5678', reservationStatus: 'https://schema.org/ReservationCancelled' }
  expect(read(pack(pack(train, inner), outer))).toMatchObject([
    { confirmation_no: 'TR5678', status: 'cancelled', travelers: [{ name: 'Eva Green' }] },
  ])
})
