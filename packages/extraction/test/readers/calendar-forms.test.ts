import { expect, test } from 'vitest'
import { berlin, ofCalendar } from './of-calendar'

/** Our own samples of forms that titles, labels and properties take. */

const nights = ['DTSTART;VALUE=DATE:20261012', 'DTEND;VALUE=DATE:20261015']
const evening = ['DTSTART;TZID=Europe/London:20261012T193000', 'DURATION:PT2H']

test.each([
  [
    'hours of check-in and check-out beside days',
    [...nights, 'SUMMARY:Booking.com: Hotel Rambla', 'LOCATION:Via Laietana 30\\, 08003 Barcelona'],
    'Confirmation number: 1234.567.890\\nCheck-in: from 15:00\\nCheck-out: until 12:00',
    {
      kind: 'lodging',
      confirmation_no: '1234.567.890',
      start: { time: { local: '2026-10-12T15:00:00' } },
      end: { time: { local: '2026-10-15T12:00:00' } },
    },
  ],
  [
    'a stay in words that are not a kind of their own',
    [...nights, 'SUMMARY:Your stay at Motel Fjord', 'LOCATION:Lisboa\\, Portugal'],
    '',
    { kind: 'lodging', name: 'Motel Fjord', start: { place: { country_code: 'PT' } } },
  ],
  [
    'a table for a party',
    [...evening, 'SUMMARY:Reservation at Dishoom', "LOCATION:12 Upper St Martin's Ln\\, London WC2H 9FB"],
    'Party of 4\\nOpenTable confirmation #: 55123',
    { kind: 'restaurant', name: 'Dishoom', confirmation_no: '55123', start: { place: { locality: 'London' } } },
  ],
  [
    'a table in a restaurant that the title says is one',
    [...evening, 'SUMMARY:Réservation au restaurant Le Petit Sorbier'],
    'Votre réservation pour 2 personnes\\nNuméro de réservation : 388120441',
    { kind: 'restaurant', name: 'Le Petit Sorbier', confirmation_no: '388120441' },
  ],
  [
    'a table with the number of guests behind its name',
    [...evening, 'SUMMARY:Tischreservierung: Zum Hirsch (4 Personen)'],
    'Buchungsnummer: 88124410',
    { kind: 'restaurant', name: 'Zum Hirsch', confirmation_no: '88124410' },
  ],
  [
    'a table for a number of guests in its title',
    [...evening, 'SUMMARY:Reservation for 2 at Balthazar'],
    'Confirmation: 7QK2WX81',
    { kind: 'restaurant', name: 'Balthazar' },
  ],
  [
    'a table for a number of guests behind its name',
    [...evening, 'SUMMARY:Reservierung im Nobelhart & Schmutzig für 2'],
    'Buchungsnr.: 2110448',
    { kind: 'restaurant', name: 'Nobelhart & Schmutzig', confirmation_no: '2110448' },
  ],
  [
    'a table for a party at the place before its menu',
    [...evening, 'SUMMARY:Alinea: The Gallery Menu\\, party of 2', 'LOCATION:Alinea\\, 1723 N Halsted St\\, Chicago'],
    'Guest: Ruth Chen',
    { kind: 'restaurant', name: 'Alinea', travelers: [{ name: 'Ruth Chen' }] },
  ],
  [
    'a stay in Swedish',
    [...nights, 'SUMMARY:Vistelse på Scandic Grand Central'],
    '',
    { kind: 'lodging', name: 'Scandic Grand Central' },
  ],
  [
    'a stay whose title ends with the word for a booking',
    [...nights, 'SUMMARY:Courtyard Denver Reservation'],
    String.raw`Check-in: 12 October 2026\nCheck-out: 15 October 2026`,
    { kind: 'lodging', name: 'Courtyard Denver' },
  ],
  [
    'a rental whose places end before a short word and a day',
    ['DTSTART:20260718T070000Z', 'DTEND:20260725T163000Z', 'SUMMARY:Location de voiture - Ada'],
    String.raw`Départ : Gare de Nantes\, le 18/07/2026 à 09h00\nRetour : Aéroport de Bordeaux\, le 25/07/2026 à 18h30`,
    { kind: 'car', start: { place: { name: 'Gare de Nantes' } }, end: { place: { name: 'Aéroport de Bordeaux' } } },
  ],
  [
    'a ferry by its brand before the first port',
    [...evening, 'SUMMARY:Silja Line Helsinki - Stockholm'],
    'Booking: 4455667',
    {
      kind: 'boat',
      confirmation_no: '4455667',
      start: { place: { name: 'Helsinki' } },
      end: { place: { name: 'Stockholm' } },
    },
  ],
  [
    'a ride by its brand, to an airport',
    [...evening, 'SUMMARY:Uber Reserve: Home to Heathrow Airport T5'],
    '',
    { kind: 'taxi', start: { place: { name: 'Home' } }, end: { place: { name: 'Heathrow Airport T5' } } },
  ],
  [
    'a transfer by its labels',
    [...evening, 'SUMMARY:Airport transfer', 'LOCATION:Hotel Astoria\\, Wien'],
    'Pick-up: Hotel Astoria\\nDrop-off: Vienna Airport (VIE)\\nBooking reference: WP-123456',
    { kind: 'taxi', confirmation_no: 'WP-123456', end: { place: { name: 'Vienna Airport' } } },
  ],
  [
    'a rental with days around its places',
    [...nights, 'SUMMARY:Sixt Mietwagen'],
    'Abholung: 12.10.2026 10:15 Flughafen München\\nRückgabe: Flughafen Berlin\\, 15 Oct 2026 10:15',
    { kind: 'car', start: { place: { name: 'Flughafen München' } }, end: { place: { name: 'Flughafen Berlin' } } },
  ],
  [
    'a train with a word for the journey, and a coach that is a letter',
    [...evening, 'SUMMARY:Tågresa Stockholm C - Göteborg C'],
    'Bokningsnummer: ABC1234D\\nVagn C\\, plats 21',
    { kind: 'train', coach: 'C', start: { place: { name: 'Stockholm C' } } },
  ],
  [
    'Chinese and Russian trains',
    [...evening, 'SUMMARY:G7 北京南-上海虹桥'],
    '',
    { kind: 'train', number: 'G7', start: { place: { name: '北京南' } }, end: { place: { name: '上海虹桥' } } },
  ],
  [
    'a guest whose family name stands first',
    [...berlin, 'SUMMARY:LH 2030 MUC - HAM', 'ATTENDEE;CN="Kunz, Lea":mailto:lea@example.org'],
    '',
    { kind: 'flight', travelers: [{ name: 'Lea Kunz' }] },
  ],
  [
    'quoted-printable of vCalendar 1.0, over two lines',
    [...berlin, 'SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Zug ICE 577 M=C3=BCnchen Hbf -=', ' K=C3=B6ln Hbf'],
    '',
    {
      kind: 'train',
      number: 'ICE 577',
      start: { place: { name: 'München Hbf' } },
      end: { place: { name: 'Köln Hbf' } },
    },
  ],
  [
    'the number of a ticket for an event',
    [...evening, 'SUMMARY:Metropolis', 'LOCATION:Kino Babylon\\, Berlin'],
    'Buchungsnummer: 99112',
    { kind: 'event', confirmation_no: '99112', start: { place: { name: 'Kino Babylon', locality: 'Berlin' } } },
  ],
])('%s', (_, lines, description, expected) => {
  const { reservations } = ofCalendar([...lines, `DESCRIPTION:${description}`])
  expect(reservations).toHaveLength(1)
  expect(reservations[0]).toMatchObject(expected)
})
