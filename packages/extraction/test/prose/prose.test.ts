import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { describe, expect, test } from 'vitest'
import { read } from './read-mail'

describe('flights', () => {
  test('reads number, airports, day and times from a table that starts with the number', () => {
    const { reservations } = read(
      'Your e-ticket',
      `<p>Booking reference: <b>K8LM2Q</b></p><p>Passenger: Ms Nora Lind</p>
       <table><tr><th>Flight</th><th>From</th><th>To</th></tr>
       <tr><td>AY 1431</td><td>Helsinki (HEL)<br>Fri 20 Mar 2026 07:45</td><td>Munich (MUC)<br>20 Mar 2026 09:20</td></tr>
       <tr><td>AY 1436</td><td>Munich (MUC)<br>Sun 22 Mar 2026 19:10</td><td>Helsinki (HEL)<br>22 Mar 2026 22:35</td></tr></table>
       <p>Total price: EUR 412.60</p>`,
      'text/html',
    )
    expect(reservations).toMatchObject([
      {
        kind: 'flight',
        confirmation_no: 'K8LM2Q',
        number: '1431',
        provider: { iata_code: 'AY', name: 'Finnair' },
        travelers: [{ name: 'Nora Lind' }],
        price: '412.60',
        currency: 'EUR',
        start: {
          place: { iata_code: 'HEL' },
          time: { local: '2026-03-20T07:45:00', zone: 'Europe/Helsinki' },
        },
        end: { place: { iata_code: 'MUC' }, time: { local: '2026-03-20T09:20:00', zone: 'Europe/Berlin' } },
      },
      { number: '1436', start: { time: { local: '2026-03-22T19:10:00' } } },
    ])
    expect(reservations[0]?.confidence).toBeLessThan(1)
    expect(reservations[0]?.evidence['number']).toMatchObject({ reader: 'words', part: '1', text: 'AY 1431' })
  })

  test('reads German text with the number last and an arrival on the next day', () => {
    const { reservations } = read(
      'Ihre Buchungsbestätigung',
      'Buchungsreferenz: Q3TT8N\nHinflug  Frankfurt (FRA) - Singapur (SIN)\nMo 06.04.2026\n22:15 FRA   16:45 +1 SIN\nReisedauer 12:30\nLH 778\nRückflug  Singapur (SIN) - Frankfurt (FRA)\nFr 10.04.2026\n23:55 SIN   06:20 +1 FRA\nLH 779\n',
    )
    expect(reservations).toMatchObject([
      {
        number: '778',
        start: { time: { local: '2026-04-06T22:15:00' } },
        end: { time: { local: '2026-04-07T16:45:00' } },
      },
      {
        number: '779',
        end: { time: { local: '2026-04-11T06:20:00' } },
      },
    ])
  })

  test('reads an itinerary as reservation systems print it', () => {
    const { reservations } = read(
      'Travel itinerary',
      ' 1.1LINDQVIST/EVA MRS\n 1. SK  935 M  14APR CPHSFO HK1  1230   1525  O*\n 2. UA 2025 Y  17APR SFOJFK HK1  2245  #0715  O*\n',
    )
    expect(reservations).toMatchObject([
      {
        number: '935',
        booking_class: 'M',
        travelers: [{ name: 'Eva Lindqvist' }],
        start: { time: { local: '2026-04-14T12:30:00', zone: 'Europe/Copenhagen' } },
      },
      { number: '2025', end: { time: { local: '2026-04-18T07:15:00', zone: 'America/New_York' } } },
    ])
  })
})

test('the prose reader reads trains from a timetable', () => {
  const { reservations } = read(
    'Buchungsbestätigung',
    'Auftragsnummer: 7XK2PQ\nHalt                    Datum    Zeit      Gleis   Produkte\nKöln Hbf                12.05.   ab 08:18  4       ICE 105    1 Sitzplatz, Wg. 22, Pl. 61\nBasel SBB               12.05.   an 12:12  8\n',
  )
  expect(reservations).toMatchObject([
    {
      kind: 'train',
      number: 'ICE 105',
      confirmation_no: '7XK2PQ',
      start: {
        place: { name: 'Köln Hbf', country_code: 'DE' },
        time: { local: '2026-05-12T08:18:00', zone: 'Europe/Berlin' },
      },
      end: { time: { local: '2026-05-12T12:12:00' } },
    },
  ])
})

test.each([
  [
    'English',
    'Confirmation',
    'Hotel: Linden House Vienna\nAddress: Am Graben 4, 1010 Wien\nConfirmation number: 88231-A\nGuest name: Omar Haddad\nCheck-in: Thursday, 9 April 2026 from 3:00 PM\nCheck-out: Saturday, 11 April 2026 until 11:00 AM',
  ],
  [
    'German',
    'Reservierung',
    'Hotel: Linden House Vienna\nReservierungsnummer: 88231-A\nAnreise: 09.04.2026, ab 15:00 Uhr\nAbreise: 11.04.2026, bis 11:00 Uhr',
  ],
  [
    'Spanish',
    'Confirmación de reserva',
    'Su reserva en Linden House Vienna.\nCódigo de reserva: 88231-A\nLlegada: 9 de abril de 2026, 15:00\nSalida: 11 de abril de 2026, 11:00',
  ],
])('the prose reader reads a stay: %s', (_, subject, body) => {
  const { reservations } = read(subject, body)
  expect(reservations).toMatchObject([
    {
      kind: 'lodging',
      name: 'Linden House Vienna',
      confirmation_no: '88231-A',
      start: { time: { local: '2026-04-09T15:00:00' } },
      end: { time: { local: '2026-04-11T11:00:00' } },
    },
  ])
})

test('the prose reader reads a rental car', () => {
  const { reservations } = read(
    'Your Hertz reservation K1234567',
    'Thank you for your rental car reservation with Hertz.\nConfirmation number: K1234567A8\nPick-up\nDenver International Airport\nMon, May 4, 2026 at 10:30 AM\nReturn\nDenver International Airport\nThu, May 7, 2026 at 4:00 PM\nVehicle class: Midsize SUV\n',
  )
  expect(reservations).toMatchObject([
    {
      kind: 'car',
      vehicle_type: 'Midsize SUV',
      confirmation_no: 'K1234567A8',
      start: { place: { name: 'Denver International Airport' }, time: { local: '2026-05-04T10:30:00' } },
      end: { time: { local: '2026-05-07T16:00:00' } },
    },
  ])
})

test('the prose reader reads a restaurant table', () => {
  const { reservations } = read(
    'Your reservation confirmation for Trattoria Lucia',
    'Your reservation is confirmed.\nTable for 4 on Friday, April 10, 2026 at 7:30 PM\nConfirmation #: 2110049\n',
  )
  expect(reservations).toMatchObject([
    {
      kind: 'restaurant',
      name: 'Trattoria Lucia',
      guests: 4,
      confirmation_no: '2110049',
      start: { time: { local: '2026-04-10T19:30:00' } },
    },
  ])
})

test('the prose reader reads a ride from a ride company', () => {
  const body =
    'From: no-reply@blacklane.com\nSubject: Booking confirmation\n\nBooking number: 1234567\nPickup date: Apr 21, 2026\nPickup time: 06:45 AM\nPickup: Hotel Adlon, Berlin\nDropoff: Berlin Brandenburg Airport (BER)\n'
  const { extraction } = extract({ definitions, bytes: new TextEncoder().encode(body), contextDate: '2026-03-03' })
  expect(extraction.reservations).toMatchObject([
    {
      kind: 'taxi',
      provider: { name: 'Blacklane' },
      end: { place: { iata_code: 'BER' } },
      start: {
        place: { name: 'Hotel Adlon, Berlin' },
        time: { local: '2026-04-21T06:45:00', zone: 'Europe/Berlin' },
      },
    },
  ])
})

test('the prose reader reads a cancelled booking as cancelled', () => {
  const { reservations, class: kind } = read(
    'Cancellation confirmation',
    'Your reservation has been cancelled.\nHotel: Linden House Vienna\nConfirmation number: 88231-A\nCheck-in: 9 April 2026\nCheck-out: 11 April 2026',
  )
  expect(reservations).toMatchObject([{ status: 'cancelled' }])
  expect(kind).toBe('cancellation')
})
