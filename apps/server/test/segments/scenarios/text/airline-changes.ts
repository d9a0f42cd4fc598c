import type { Scenario } from '../scenario'

/** What airlines and agencies write about flights that change, and about their passengers. */

const british = 'British Airways <BA.e-ticket@email.ba.com>'
const agency = 'Nordic Business Travel <itinerary@nordic-travel.example>'
const sas = 'SAS <no-reply@flysas.example>'

const eticket = {
  code: 'SK#AB',
  from: 'CPH',
  to: 'ARN',
  day: 5,
  hour: '10:20',
  number: '1418',
  price: null,
  sent: 20,
} as const

export const airlineChangeScenarios: readonly Scenario[] = [
  {
    name: 'agency and airline with numbers of their own, another flight on another day, and a ticket that is refunded',
    emails: [
      {
        by: agency,
        subject: 'Your itinerary NBT#55',
        recipient: 'Bookings <bookings@elsewhere.test>',
        text: `Agency reference: NBT#55
Airline reference: SK#AB

Travelers
HOPPER/GRACE MS
LOVELACE/ADA MS

Flight SK 1418
From: Copenhagen (CPH)  To: Stockholm Arlanda (ARN)
Departure: {5:en-GB} 10:20
Arrival: {5:en-GB} 11:30

Total: USD 500.00`,
      },
      { ...eticket, of: ['Grace Hopper'], ticket: '117-22000#01' },
      { ...eticket, of: ['Ada Lovelace'], ticket: '117-22000#02' },
      {
        by: sas,
        subject: 'Schedule change SK#AB',
        recipient: 'Bookings <bookings@elsewhere.test>',
        text: `Your flight has changed. These are your new flight details.

Booking reference: SK#AB

Passengers: Grace Hopper, Ada Lovelace

Flight SK 1424
From: Copenhagen (CPH)  To: Stockholm Arlanda (ARN)
Departure: {6:en-GB} 07:55
Arrival: {6:en-GB} 09:05`,
        sent: 2000,
      },
      {
        by: sas,
        subject: 'Ticket cancelled',
        recipient: 'Bookings <bookings@elsewhere.test>',
        text: `Ticket 117-22000#02 has been cancelled.
Refund: USD 190.00`,
        sent: 3000,
      },
    ],
    segments: ['Ada Lovelace +6 07:55 1424 Cancelled 25000', 'Grace Hopper +6 07:55 1424 Active 25000'],
  },
  {
    name: 'a non-stop flight becomes two by way of Helsinki',
    emails: [
      {
        by: 'Finnair <noreply@finnair.example>',
        subject: 'Booking confirmation AY#X',
        text: `Booking reference: AY#X

Passenger: Grace Hopper

Flight AY 1571
Berlin (BER) - Oulu (OUL)
Departure: {3:en-GB} 10:10
Arrival: {3:en-GB} 13:40

Total price: USD 300.00`,
      },
      {
        by: 'Finnair <noreply@finnair.example>',
        subject: 'New flights for your booking AY#X',
        text: `The schedule of your flight has changed. These are your new flights.

Booking reference: AY#X

Passenger: Grace Hopper

Flight AY 1432
Berlin (BER) - Helsinki (HEL)
Departure: {3:en-GB} 11:20
Arrival: {3:en-GB} 14:15

Flight AY 439
Helsinki (HEL) - Oulu (OUL)
Departure: {3:en-GB} 16:05
Arrival: {3:en-GB} 17:10`,
        sent: 800,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 11:20 1432 Active 20622', 'Grace Hopper +3 16:05 439 Active 9378'],
  },
  {
    name: 'two unknown people of one name on one flight under two numbers',
    emails: [
      {
        by: british,
        subject: 'Your booking BA#V',
        recipient: 'Desk <desk@elsewhere.test>',
        text: `Booking reference: BA#V
Passenger: Mr John Smith
BA0902 London Heathrow (LHR) to Frankfurt (FRA)
Depart: {6:en-GB} 08:40
Arrive: {6:en-GB} 11:15
Total: USD 180.00`,
      },
      {
        by: british,
        subject: 'Your booking BA#W',
        recipient: 'Desk <desk@elsewhere.test>',
        text: `Booking reference: BA#W
Passenger: Mr John Smith
BA0902 London Heathrow (LHR) to Frankfurt (FRA)
Depart: {6:en-GB} 08:40
Arrive: {6:en-GB} 11:15
Total: USD 195.00`,
        sent: 30,
      },
      {
        by: british,
        subject: 'Your booking BA#W has been cancelled',
        recipient: 'Desk <desk@elsewhere.test>',
        text: 'Your booking BA#W has been cancelled. Refund: USD 195.00',
        sent: 90,
      },
    ],
    inAnyOrder: true,
    bookings: 2,
    segments: ['[John Smith] +6 08:40 902 Active 18000', '[John Smith] +6 08:40 902 Cancelled 19500'],
  },
  {
    name: 'one of five with one price leaves',
    emails: [
      {
        by: 'ITA Airways <noreply@ita-airways.example>',
        subject: 'Conferma prenotazione AZ#H',
        recipient: 'Viaggi <viaggi@elsewhere.test>',
        text: `Codice di prenotazione: AZ#H

Passeggeri:
Grace Hopper
Ada Lovelace
Jan van der Berg
Carlo Rossi
Lucia Bianchi

Volo AZ 2029
Milano Linate (LIN) - Roma Fiumicino (FCO)
Partenza: {2:it} 08:00
Arrivo: {2:it} 09:10

Prezzo totale: USD 500.02`,
      },
      {
        by: 'ITA Airways <noreply@ita-airways.example>',
        subject: 'Cancellazione passeggero AZ#H',
        recipient: 'Viaggi <viaggi@elsewhere.test>',
        text: 'La prenotazione AZ#H di Carlo Rossi è stata cancellata.\nRimborso: USD 80.00',
        sent: 200,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Ada Lovelace +2 08:00 2029 Active 10000',
      'Grace Hopper +2 08:00 2029 Active 10001',
      'Jan van der Berg +2 08:00 2029 Active 10001',
      '[Carlo Rossi] +2 08:00 2029 Cancelled 10000',
      '[Lucia Bianchi] +2 08:00 2029 Active 10000',
    ],
  },
  {
    name: 'a flight is moved twice, and the first change arrives last',
    emails: [
      {
        by: 'KLM <noreply@klm.example>',
        subject: 'Your booking KL#B',
        text: `Booking code: KL#B
Passenger: Grace Hopper
Flight KL 1001 Amsterdam (AMS) - London Heathrow (LHR)
Departure: {7:en-GB} 07:20
Arrival: {7:en-GB} 07:50
Total price: USD 150.00`,
      },
      {
        by: 'KLM <noreply@klm.example>',
        subject: 'Your flight was changed KL#B',
        text: `Booking code: KL#B
Passenger: Grace Hopper
Flight KL 1007 Amsterdam (AMS) - London Heathrow (LHR)
Departure: {7:en-GB} 09:30
Arrival: {7:en-GB} 10:00`,
        sent: 100,
      },
      {
        by: 'KLM <noreply@klm.example>',
        subject: 'Your flight was changed KL#B',
        text: `Booking code: KL#B
Passenger: Grace Hopper
Flight KL 1033 Amsterdam (AMS) - London Heathrow (LHR)
Departure: {8:en-GB} 20:45
Arrival: {8:en-GB} 21:15`,
        sent: 200,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +8 20:45 1033 Active 15000'],
  },
]
