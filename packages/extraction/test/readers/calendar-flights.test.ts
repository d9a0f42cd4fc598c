import { expect, test } from 'vitest'
import { berlin, ofCalendar } from './of-calendar'

test('a flight is read from a slash between its airports, with the reference of the airline', () =>
  expect(
    ofCalendar(['SUMMARY:KL 1775 AMS/FRA', ...berlin, String.raw`DESCRIPTION:Airline reference: QX7K2P`]).reservations,
  ).toMatchObject([
    {
      kind: 'flight',
      number: '1775',
      confirmation_no: 'QX7K2P',
      start: { place: { iata_code: 'AMS' } },
      end: { place: { iata_code: 'FRA' } },
    },
  ]))

test('the places of a flight are read from the sections of its departure and its arrival', () => {
  const text = String.raw`Flight number: LX 316\nDeparture\nDate: 10.03.2026\nFrom: Zurich\nArrival\nDate: 10.03.2026\nAt: London Heathrow`
  const { reservations } = ofCalendar(['SUMMARY:SWISS flight LX 316', ...berlin, `DESCRIPTION:${text}`])
  expect(reservations).toMatchObject([
    { kind: 'flight', number: '316', start: { place: { iata_code: 'ZRH' } }, end: { place: { iata_code: 'LHR' } } },
  ])
})

test('the station in a line with its time is read whole, whatever its words mean', () => {
  const text = String.raw`RJ 71\nPraha hl.n. 06:44\nWien Hbf 10:49`
  expect(ofCalendar(['SUMMARY:Praha - Wien', ...berlin, `DESCRIPTION:${text}`]).reservations).toMatchObject([
    { kind: 'train', number: 'RJ 71', start: { place: { name: 'Praha hl.n.' } }, end: { place: { name: 'Wien Hbf' } } },
  ])
})

test('a flight is told by the name of its airline in the title, between the airports of labelled lines', () => {
  const text = String.raw`Passenger(s): DANA COLE\nDepart Denver\, CO - DEN on Southwest Airlines at 8:35 AM\nArrive in Phoenix\, AZ - PHX at 9:50 AM`
  const title = 'SUMMARY:Southwest Airlines Flight 1884: Denver to Phoenix'
  expect(ofCalendar([title, ...berlin, `DESCRIPTION:${text}`]).reservations).toMatchObject([
    {
      kind: 'flight',
      number: '1884',
      provider: { iata_code: 'WN' },
      start: { place: { iata_code: 'DEN' } },
      end: { place: { iata_code: 'PHX' } },
      travelers: [{ name: 'DANA COLE' }],
    },
  ])
})

test('a label may end after a short word', () => {
  const text = String.raw`Votre référence de réservation : RQ8T3L\nDépart : 10:02 Paris (CDG)\nArrivée : 14:30 Bordeaux (BOD)`
  expect(ofCalendar(['SUMMARY:Vol AF7402', ...berlin, `DESCRIPTION:${text}`]).reservations).toMatchObject([
    { kind: 'flight', number: '7402', confirmation_no: 'RQ8T3L' },
  ])
})
