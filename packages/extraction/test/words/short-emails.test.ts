import { describe, expect, test } from 'vitest'
import { read } from '../prose/read-mail'

/** The bookings of an email: kind, start and end. */
const bookingsOf = (subject: string, body: string, type?: string, from?: string): string[] =>
  read(subject, body, type, from).reservations.map(({ kind, start, end }) =>
    [kind, start.time.local, end.time.local].filter((one) => one !== undefined && one !== null).join(' '),
  )

describe('a short email', () => {
  test.each([
    [
      'a ferry with its departure alone',
      'Ferry booking\nRef FB-2210\nDover - Calais\n10 May 2027 09:25\nCar and 2 passengers\nLead passenger: Ellen Ward',
      'boat 2027-05-10T09:25:00',
    ],
    [
      'a stay for a number of nights',
      'Bestätigung 55219\nHotel Krone, Ulm\nAnkunft Montag, 10. Mai 2027, 3 Nächte\nGast: Dirk Lang',
      'lodging 2027-05-10 2027-05-13',
    ],
    [
      'a stay for a number of nights in brackets',
      'Reserveringsnummer 55219\nHotel De Zon, Gent\nAankomst maandag 10 mei 2027 (3 nachten)\nGast: Piet Smit',
      'lodging 2027-05-10 2027-05-13',
    ],
    [
      'a stay with hours behind its days',
      'The Merchant Hotel\nFrom Monday 10 May (from 3 pm) to Thursday 13 May 2027 (before 11 am)\nBooking no: CT-7719',
      'lodging 2027-05-10T15:00:00 2027-05-13T11:00:00',
    ],
  ])('has %s', (_, body, expected) => expect(bookingsOf('Your booking is confirmed', body)).toEqual([expected]))
})

describe('the parking of a car', () => {
  test.each([
    [
      'Your airport parking is booked',
      'Booking ref: PKL-77310\nCar park: Long Stay North, Manchester Airport\nEntry: 02/06/2027 05:00\nExit: 09/06/2027 23:00\nName: Gareth Pugh\nTotal £121.97',
    ],
    [
      'Confirmation de votre parking',
      'Réservation n° 5512-PK\nParking P5 Longue durée, Aéroport de Nice\nEntrée : 02/06/2027 à 05:00\nSortie : 09/06/2027 à 23:00\nClient : Luc Moreau\nMontant : 74,00 €',
    ],
    [
      'Rezervace parkování',
      'Číslo rezervace: 881220\nParkoviště: P3 Letiště Praha\nPříjezd: 2. 6. 2027 05:00\nOdjezd: 9. 6. 2027 23:00\nJméno: Jana Malá',
    ],
  ])('is no booking of travel: %s', (subject, body) => expect(bookingsOf(subject, body)).toEqual([]))

  test('may be part of a stay', () =>
    expect(
      bookingsOf(
        'Your room with parking is booked',
        'Booking number: 88120\nRoom: double\nNights: 2\nCheck-in: 2 June 2027\nCheck-out: 4 June 2027\nGuest: Ana Gil\nTotal: EUR 240.00',
        'text/plain',
        'Hotel Krone <info@krone.example>',
      ),
    ).toEqual(['lodging 2027-06-02 2027-06-04']))

  test('may be where a rental begins', () =>
    expect(
      bookingsOf(
        'Car rental confirmed',
        'Confirmation: 991822\nPick-up: Lisbon Airport, Car park P2, 02/06/2027 05:00\nDrop-off: Lisbon Airport, Car park P2, 09/06/2027 23:00\nDriver: Ana Gil',
      ),
    ).toEqual(['car 2027-06-02T05:00:00 2027-06-09T23:00:00']))
})

test('each leg has its own coach and seat', () => {
  const { reservations } = read(
    'Ihre Fahrkarte',
    'ICE 577  Mo 08.03.2027\n  ab Hamburg Hbf 09:24\n  an Frankfurt Hbf 13:00\n  Wagen 23, Platz 61\n' +
      'ICE 578  Mi 10.03.2027\n  ab Frankfurt Hbf 15:58\n  an Hamburg Hbf 19:36\n  Wagen 24, Platz 12\n' +
      'Auftragsnummer: 4KT9LM\nReisende: Karin Lindqvist',
  )
  expect(reservations.map(({ number, coach, travelers }) => [number, coach, travelers[0]?.seat])).toEqual([
    ['ICE 577', '23', '61'],
    ['ICE 578', '24', '12'],
  ])
})

test('a gate is no terminal', () => {
  const { reservations } = read(
    'Boarding pass',
    'Passenger: Clare Brannigan\nBooking reference: N7RT2X\nFlight: EI 137\nFrom: DUB\nTo: BOS\nDate: 22 Jul 2027\nDeparts: 13:50\nGate: 408',
  )
  expect(reservations.map((one) => [one.departure_gate, one.departure_terminal])).toEqual([['408', undefined]])
})

test('a station in capitals is no reference', () => {
  const { reservations } = read(
    'Billete confirmado AVE',
    '<table><tr><td colspan="3">Localizador <b>9KQ3ZD</b></td></tr><tr><td>Salida</td><td>Llegada</td><td>Tren</td></tr>' +
      '<tr><td>MADRID-PTA. ATOCHA<br>08:35</td><td>MÁLAGA MARÍA ZAMBRANO<br>11:15</td><td>AVE 02072</td></tr>' +
      '<tr><td colspan="3">Fecha: 21/05/2027</td></tr></table>',
    'text/html',
  )
  expect(reservations).toMatchObject([{ confirmation_no: '9KQ3ZD' }])
})

test('a ride to a flight does not begin at the hour of the flight', () =>
  expect(
    bookingsOf(
      'Votre bon de transfert ST-8820417',
      '<p>Votre transfert est confirmé.</p><p>Référence de réservation : ST-8820417</p><table><tr><td>Prise en charge</td><td>Riad Zellij, Derb Ahmed 41, Marrakech</td></tr>' +
        '<tr><td>Heure de prise en charge</td><td>21/10/2027 à 13:20</td></tr><tr><td>Destination</td><td>Aéroport de Marrakech</td></tr>' +
        '<tr><td>Vol de départ</td><td>TO3025, décollage le 21/10/2027 à 16:50</td></tr></table>',
      'text/html',
    ),
  ).toEqual(['taxi 2027-10-21T13:20:00']))

test('a weekday in the subject is that of the day of the page', () =>
  expect(
    bookingsOf(
      'Your Tuesday morning trip',
      'Thanks for riding, Sofia\nFebruary 24, 2026\nTotal CA$27.84\nPick-up: 8:12 AM, 455 Granville St, Vancouver, BC\nDrop-off: 8:41 AM, Vancouver International Airport, Richmond, BC',
    ),
  ).toEqual(['taxi 2026-02-24T08:12:00 2026-02-24T08:41:00']))
