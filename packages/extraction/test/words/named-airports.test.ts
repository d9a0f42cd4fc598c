import { expect, test } from 'vitest'
import { read } from '../prose/read-mail'

/** The flights of an email: number and airports. */
const flightsOf = (body: string): string[] =>
  read('Your booking', body).reservations.map(
    ({ number, start, end }) => `${number} ${start.place?.iata_code}-${end.place?.iata_code}`,
  )

const flights: readonly [name: string, body: string, ...expected: string[]][] = [
  [
    'English, with terminals',
    'From: London Heathrow T5\nTo: Madrid Barajas T4S\nFlight IB 3163\n5 May 2027 20:30 - 23:55',
    '3163 LHR-MAD',
  ],
  [
    'English, part of a name',
    'Flight number: BA460\nFrom: Heathrow\nTo: Madrid\nDeparts 5 May 2027 20:30\nArrives 5 May 2027 23:55',
    '460 LHR-MAD',
  ],
  [
    'Spanish',
    'Vuelo IB 3163\nOrigen: Londres Heathrow\nDestino: Madrid Barajas\nFecha: 5 de mayo de 2027\nSalida: 20:30\nLlegada: 23:55',
    '3163 LHR-MAD',
  ],
  [
    'Portuguese',
    'Voo: LA 3241\nDe: Guarulhos\nPara: Brasília\nData: 10/05/2027\nPartida: 09:35\nChegada: 11:20',
    '3241 GRU-BSB',
  ],
  [
    'Italian',
    'Volo AZ 1779\nDa: Palermo Punta Raisi\nA: Roma Fiumicino\nData: 5 maggio 2027\nPartenza 07:00 Arrivo 08:10',
    '1779 PMO-FCO',
  ],
  [
    'Polish',
    'Rezerwacja lotu LO 3915\nZ: Warszawa Chopina\nDo: Kraków Balice\n5 maja 2027, 07:00 - 07:55',
    '3915 WAW-KRK',
  ],
  [
    'two flights',
    'Flight 1: BA 460\nFrom: London Heathrow\nTo: Madrid\n5 May 2027 20:30 - 23:55\n' +
      'Flight 2: BA 461\nFrom: Madrid\nTo: London Heathrow\n8 May 2027 12:30 - 13:55',
    '460 LHR-MAD',
    '461 MAD-LHR',
  ],
  [
    'behind a number, in a line of two airports',
    'Votre voyage\nVoyageur : DELATTRE Sophie\n\nVol 2 : AF 1681  London Heathrow T4 – Paris CDG T2E\nDépart mercredi 5 mai 2027 à 20h30, arrivée 22h45',
    '1681 LHR-CDG',
  ],
  [
    'at the head of rows with old and new hours',
    '                 PREVIOUS ITINERARY      NEW ITINERARY\nFlight           KQ 402                  KQ 406\n' +
      'Date             Fri 21 May 2027         Fri 21 May 2027\nDeparts Nairobi  08:15                   11:40\n' +
      'Arrives Kigali   08:45                   12:10',
    '406 NBO-KGL',
  ],
]

test.each(flights)('airports are known by their names: %s', (_, body, ...expected) =>
  expect(flightsOf(`${body}\nReference: Q3JL8Z`)).toEqual(expected),
)

test('a flight that could not be flown in its time gets no airports by name', () =>
  expect(
    flightsOf('From: London Heathrow\nTo: Sydney\nFlight BA 460\n5 May 2027 20:30 - 21:10\nReference: Q3JL8Z'),
  ).toEqual([]))
