import { describe, expect, test } from 'vitest'
import { body, bookingsIn, pricesOf, referencesOf, travelersOf } from './bookings-in'

test('a guest is in the hotel to which the only stay was moved', () => {
  const text = body(
    'Dear Mr Farouk,',
    '',
    'Unfortunately Hotel Lindner is overbooked for the night of 21 April 2026. We have moved you to the Hotel Continental for the same dates: check-in 21 April, check-out 23 April. Your rate of EUR 129 per night is unchanged; the new confirmation number is HC-55310.',
    '',
    'Your original booking 77-4412 at Hotel Lindner has been cancelled free of charge.',
    '',
    'Guest: Omar Farouk',
  )
  expect(bookingsIn('New hotel for 21 April (booking 77-4412)', text)).toMatchObject([
    { name: 'Hotel Continental', confirmation_no: 'HC-55310' },
  ])
})

test('a coach to the airport does not become a flight by a number in the heading of the flights', () => {
  const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): string =>
    `<table>${[head, ...rows].map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</table>`
  const html = [
    '<html><body><h3>Coach transfers</h3>',
    table(
      ['Date', 'Service', 'From', 'Departs', 'To', 'Arrives'],
      ['19 Apr 2027', 'Private coach', 'Leeds Town Hall', '06:30', 'Manchester Airport T2', '08:00'],
      ['23 Apr 2027', 'Private coach', 'Manchester Airport T2', '17:15', 'Leeds Town Hall', '18:45'],
    ),
    '<h3>Flights (LS 781 / LS 782)</h3>',
    table(
      ['Date', 'Flight', 'From', 'Departs', 'To', 'Arrives'],
      ['19 Apr 2027', 'LS 781', 'Manchester (MAN)', '10:20', 'Faro (FAO)', '13:10'],
      ['23 Apr 2027', 'LS 782', 'Faro (FAO)', '14:00', 'Manchester (MAN)', '16:45'],
    ),
    '<p>Group reference: GRP-7719. Passenger: Ngozi Okafor</p></body></html>',
  ].join('')
  const kinds = bookingsIn('Your group booking', html, 'text/html').map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['bus', 'bus', 'flight', 'flight'])
})

test('lines of a text in which nothing was wrapped are not joined', () => {
  const text = body(
    'NEW: EK 502 Dubai (DXB) - Mumbai (BOM) 20 Apr 2027 21:55 - 02:30 (+1)',
    '',
    'Hotel: The Oberoi Mumbai, 20 Apr - 23 Apr 2027, conf 4471289. The hotel has been informed of your late arrival.',
    'EK 501 Mumbai (BOM) - Dubai (DXB) 23 Apr 2027 11:10 - 12:45',
    '',
    'Airline locator: HTR5K2',
    'Passenger: Rahul Iyer',
  )
  const flights = bookingsIn('Change to your itinerary', text).filter(({ kind }) => kind === 'flight')
  expect(flights.map(({ number }) => number)).toEqual(['502', '501'])
})

describe('rooms', () => {
  const table = (...rows: readonly (readonly string[])[]): string =>
    `<table>${rows.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</table>`

  test('in rows of a table have days, guests and prices of their own', () => {
    const html = [
      '<html><body><p>Here are your confirmed rooms at <b>Lough Eske Castle</b>, Donegal:</p>',
      table(
        ['Room', 'Names', 'In', 'Out', 'Total'],
        ['Garden Suite', 'Laura Smith &amp; Kevin Daly', '16 Apr 2026', '19 Apr 2026', '€720'],
        ['Castle Room', 'Margaret Smith', '16 Apr 2026', '18 Apr 2026', '€380'],
      ),
      '<p>Group reference LEC-2291. Grand total €1,100.</p></body></html>',
    ].join('')
    const rooms = bookingsIn('Group booking: your rooms', html, 'text/html')
    expect(travelersOf(rooms).toSorted()).toEqual(['lodging Laura Smith, Kevin Daly', 'lodging Margaret Smith'])
    expect(new Set(rooms.map(({ end }) => end.time.local))).toEqual(new Set(['2026-04-18', '2026-04-19']))
    expect(pricesOf(rooms).toSorted()).toEqual(['lodging 380 EUR', 'lodging 720 EUR'])
  })

  test('have the guests whose given names stand before a surname, and the amount of their line', () => {
    const text = body(
      'Both apartments at Résidence du Lac, Annecy are now confirmed:',
      '',
      'Apartment 12 from Sat 18 April to Sat 25 April 2026 for the Harris family (Ruth, Ben and Ella Harris) - booking RL-5512, €980',
      'Apartment 14 from Sat 18 April to Wed 22 April 2026 for Geoff and Linda Palmer - booking RL-5513, €420',
    )
    const rooms = bookingsIn('Confirmation: 2 apartments in Annecy', text)
    expect(travelersOf(rooms).toSorted()).toEqual([
      'lodging Geoff Palmer, Linda Palmer',
      'lodging Ruth Harris, Ben Harris, Ella Harris',
    ])
    expect(pricesOf(rooms).toSorted()).toEqual(['lodging 420 EUR', 'lodging 980 EUR'])
  })
})

test.each([
  [
    'a coach is a carriage where a page speaks of trains',
    'Your trains on 22 April',
    body(
      'Your booking R7XKQ2 has been changed:',
      '',
      'New: 22 Apr 2026, 08:30 London Paddington to Bristol Temple Meads, arriving 10:20, coach B seat 12',
      '',
      'Passenger: Peter Lowe',
    ),
    'train',
  ],
])('%s', (_, subject, text, expected) => expect(bookingsIn(subject, text).map(({ kind }) => kind)).toEqual([expected]))

test('a request for a change that the sender has made is not pending', () => {
  const text = body(
    'Nous avons bien modifié votre dossier 771203 :',
    '',
    'Nouveau vol : AF 1180, 20 avril 2026, Paris CDG 12:30 – Londres LHR 12:50',
    '',
    'Référence Air France : XQ7R2L',
    'Voyageuse : Nathalie Perrin',
  )
  expect(bookingsIn('Votre demande de modification', text)).toMatchObject([{ number: '1180', status: 'confirmed' }])
})

test('the numbers of two rooms are not those of a tour below them', () => {
  const html = [
    '<html><body><p>Confirmed services for Hannah Weiss and Oliver Stone.</p><h3>1. Hotel – Moov Hotel Porto</h3>',
    '<table><tr><th>Room</th><th>Guest</th><th>Confirmation</th></tr><tr><td>Single</td><td>Hannah Weiss</td><td>MH-8801</td></tr>',
    '<tr><td>Single</td><td>Oliver Stone</td><td>MH-8802</td></tr></table>',
    '<p>Check-in 21 Apr 2026, check-out 23 Apr 2026. Total €356.00</p>',
    '<h3>2. Port wine tasting</h3><p>22 Apr 2026, 16:30, Cálem Cellars, 2 guests, €80.00</p></body></html>',
  ].join('')
  expect(referencesOf(bookingsIn('Booking confirmation', html, 'text/html')).toSorted()).toEqual([
    'event',
    'lodging MH-8801',
    'lodging MH-8802',
  ])
})

test('travelers are those whom the line of a booking names, and everybody where it names nobody', () => {
  const text = body(
    'hier die Buchungen für die Messe:',
    '',
    'Hotel Plaza Hannover, Reservierung 8871-A, Anreise 19.04.2026, Abreise 22.04.2026: Martin Kruse (EZ), Sabine Voigt (EZ)',
    'Hotel Plaza Hannover, Reservierung 8871-B, Anreise 20.04.2026, Abreise 22.04.2026: Jens Thoma (EZ)',
    '',
    'Bahn hin für Martin Kruse und Sabine Voigt: ICE 578, 19.04., Stuttgart Hbf 07:51 – Hannover Hbf 11:56, Auftrag 7TKQ2P',
    'Bahn hin für Jens Thoma: ICE 572, 20.04., Stuttgart Hbf 09:51 – Hannover Hbf 13:56, Auftrag 8RKQ3M',
    'Rückfahrt alle drei: ICE 575, 22.04., Hannover Hbf 16:01 – Stuttgart Hbf 20:08, Auftrag 9WLT5X',
  )
  expect(travelersOf(bookingsIn('Buchungsübersicht Messe Hannover', text)).toSorted()).toEqual([
    'lodging Jens Thoma',
    'lodging Martin Kruse, Sabine Voigt',
    'train Jens Thoma',
    'train Martin Kruse, Sabine Voigt',
    'train Martin Kruse, Sabine Voigt, Jens Thoma',
  ])
})

test('how long an excursion takes is no hour', () => {
  const text = body(
    'Hôtel Mundial, Lisbonne, du 20 au 24 avril 2026, chambre triple (réf. MU-40921)',
    '',
    'Excursion à Sintra le 22/04/2026 à 09:00, durée 8 h (réf. EX-3371)',
    '',
    'Participant : M. Henri Morel',
  )
  const stay = bookingsIn('Voyage à Lisbonne – confirmation', text).find(({ kind }) => kind === 'lodging')
  expect(stay?.end.time.local).toBe('2026-04-24')
})
