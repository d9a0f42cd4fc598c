import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'

const flights =
  'Passenger: Nora Lindqvist\nReference: QT7L2M\n\nLH 400  Frankfurt (FRA) - New York (JFK)  9 April 2026  10:55 - 13:30\nLH 401  New York (JFK) - Frankfurt (FRA)  16 April 2026  16:00 - 05:45\n'

const numbersIn = (body: string): (string | undefined)[] =>
  extract({
    definitions,
    bytes: new TextEncoder().encode(
      `From: Travel desk <c@d.example>\nTo: a@b.example\nDate: Tue, 3 Mar 2026 10:00:00 +0000\nSubject: Flights to New York\nContent-Type: text/plain; charset=utf-8\n\n${body}`,
    ),
    name: 'mail.eml',
    contextDate: '2026-03-03',
  }).extraction.reservations.map(({ number }) => number)

test.each([
  'Nothing is booked yet, fares may change.',
  'Es ist noch nichts gebucht.',
  "Rien n'est réservé à ce stade.",
  'Niets gereserveerd tot u akkoord geeft.',
  'Je hebt nu nog geen reservering.',
])('flights are not claimed below "%s"', (denial) => expect(numbersIn(`${denial}\n\n${flights}`)).toEqual([]))

test('flights are claimed where only a part is not booked, or nothing is said', () => {
  expect(numbersIn(flights)).toEqual(['400', '401'])
  expect(numbersIn(`Your flights are confirmed. Nothing is booked for the hotel.\n\n${flights}`)).toEqual([
    '400',
    '401',
  ])
})

test('flights are not claimed without a reference where the payment was declined', () => {
  const unpaid = flights.replace('Reference: QT7L2M\n', '')
  expect(numbersIn(unpaid)).toEqual(['400', '401'])
  expect(numbersIn(`Your payment was declined, so we could not issue your tickets.\n\n${unpaid}`)).toEqual([])
})

test('flights are not claimed under the reference of an example', () =>
  expect(numbersIn(flights.replace('QT7L2M', 'TEST01'))).toEqual([]))

test('a flight is claimed beside one of an example', () =>
  expect(
    numbersIn(`${flights}\nExample: reference TEST01, LH 454 Frankfurt (FRA) - San Francisco (SFO) 1 May 2026 10:00`),
  ).not.toEqual([]))
