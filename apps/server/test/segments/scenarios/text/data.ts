import { bcbp, event, flightPass, flown, jsonLd, reserved } from '../data'
import type { Scenario } from '../scenario'

/** Emails with data in them, and later ones that have only words. */

const bogota = ['BOG', 'Bogotá El Dorado'] as const
const medellin = ['MDE', 'Medellín José María Córdova'] as const
const avianca = ['AV', 'Avianca'] as const
const grace = 'Grace Hopper'

export const dataScenarios: readonly Scenario[] = [
  {
    name: 'an airline of Colombia confirms with JSON-LD, and moves the way back with words',
    emails: [
      {
        by: 'avianca <notificaciones@avianca.example>',
        subject: 'Confirmación de compra: reserva V#KA',
        html: `<html><head>${jsonLd([
          {
            ...reserved('FlightReservation', 'V#KA', grace),
            totalPrice: '260.00',
            priceCurrency: 'USD',
            reservationFor: flown({
              airline: avianca,
              number: '9314',
              from: bogota,
              to: medellin,
              departure: '{3}T07:15:00-05:00',
              arrival: '{3}T08:19:00-05:00',
            }),
          },
          {
            ...reserved('FlightReservation', 'V#KA', grace),
            reservationFor: flown({
              airline: avianca,
              number: '9327',
              from: medellin,
              to: bogota,
              departure: '{5}T18:40:00-05:00',
              arrival: '{5}T19:45:00-05:00',
            }),
          },
        ])}</head><body><table width="600"><tr><td><h1>¡Gracias por tu compra, Grace!</h1><p>Tu código de reserva es <b>V#KA</b></p></td></tr><tr><td><h2>Ida</h2><p>{3:es}</p><table><tr><td>7:15 a. m.<br>BOG<br>Bogotá</td><td>AV9314<br>Directo</td><td>8:19 a. m.<br>MDE<br>Medellín</td></tr></table><h2>Vuelta</h2><p>{5:es}</p><table><tr><td>6:40 p. m.<br>MDE<br>Medellín</td><td>AV9327<br>Directo</td><td>7:45 p. m.<br>BOG<br>Bogotá</td></tr></table></td></tr><tr><td><h2>Pasajeros</h2><p>Grace Hopper (Adulto)</p></td></tr><tr><td><h2>Resumen de pago</h2><table><tr><td>Tarifa aérea</td><td>USD 198.00</td></tr><tr><td>Impuestos y tasas</td><td>USD 62.00</td></tr><tr><td>Total pagado</td><td>USD 260.00</td></tr></table></td></tr><tr><td>Preséntate en el aeropuerto 2 horas antes. Si no viajas, consulta las condiciones de tu tarifa.</td></tr></table></body></html>`,
      },
      {
        by: 'avianca <notificaciones@avianca.example>',
        subject: 'Cambio en tu itinerario - Reserva V#KA',
        sent: 4000,
        text: 'Hola Grace,\n\nPor motivos operacionales el horario de tu vuelo AV9327 del {5:es} ha cambiado.\n\nCódigo de reserva: V#KA\n\nNuevo horario\nVuelo: AV9327\nFecha: {5:es}\nSalida: Medellín (MDE) 20:55\nLlegada: Bogotá (BOG) 22:00\n\nHorario anterior\nSalida: Medellín (MDE) 18:40\nLlegada: Bogotá (BOG) 19:45\n\nSi este cambio no te funciona, puedes solicitar un reembolso sin costo en avianca.com.\n\nEquipo avianca',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 07:15 9314 Active 13000', 'Grace Hopper +5 20:55 9327 Active 13000'],
  },
  {
    name: 'an e-ticket as a PDF, and then a wallet pass with the seat, are one flight of Kenya Airways',
    emails: [
      {
        by: 'Kenya Airways <noreply@kenya-airways.example>',
        subject: 'Your Electronic Ticket Receipt - HOPPER/GRACE MS',
        text: 'Dear Ms Hopper,\n\nThank you for choosing Kenya Airways, The Pride of Africa. Please find attached your electronic ticket receipt. Kindly present it together with your passport at check-in.\n\nKaribu!\nKenya Airways Customer Care',
        files: [
          {
            pdf: [
              'KENYA AIRWAYS',
              'ELECTRONIC TICKET RECEIPT',
              'Booking reference: Q#NB',
              'Passenger: HOPPER/GRACE MS',
              'Ticket number: 706 2403117#',
              'Issue date: 01 Feb 2027',
              'From: Nairobi (NBO)  To: Lagos (LOS)',
              'Flight: KQ532   Class: Y   Status: OK',
              'Departure: {4:en-GB} 08:00',
              'Arrival: {4:en-GB} 11:20',
              'Baggage allowance: 2PC',
              'Fare: USD 410.00',
              'Taxes: USD 95.50',
              'Total: USD 505.50',
            ],
          },
        ],
      },
      {
        by: 'Kenya Airways <checkin@kenya-airways.example>',
        subject: 'Your boarding pass for KQ532',
        sent: 38000,
        text: 'Dear Grace Hopper,\n\nYou are checked in. Add your boarding pass to your wallet and be at the gate 45 minutes before departure.\n\nSafari njema!',
        files: [
          {
            pass: flightPass(
              {
                name: 'HOPPER/GRACE',
                code: 'Q#NB',
                from: 'NBO',
                to: 'LOS',
                airline: 'KQ',
                number: '532',
                day: 4,
                seat: '12C',
              },
              'Kenya Airways',
              { FLIGHT: 'KQ532', DEPARTS: '08:00', GATE: '16', SEAT: '12C', PASSENGER: 'HOPPER/GRACE' },
            ),
          },
        ],
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 08:00 532 Active 50550'],
    references: ['airline Q#NB', 'ticket 706 2403117#'],
  },
  {
    name: 'a flight in India: words, a new time with a calendar file, and a cancellation by its PNR',
    emails: [
      {
        by: 'IndiGo <reservations@goindigo.example>',
        subject: 'Your IndiGo Itinerary - W#TD',
        html: `<html><body><table><tr><td><b>PNR/Booking Ref.: W#TD</b></td><td>Status: CONFIRMED</td></tr></table><p><b>IndiGo Flight(s)</b></p><table border="1"><tr><th>Date</th><th>From (Terminal)</th><th>To (Terminal)</th><th>Flight Number</th><th>Check-in/Bag drop closes</th><th>Departs</th><th>Arrives</th></tr><tr><td>{6:en-GB}</td><td>Bengaluru (BLR T1)</td><td>Delhi (DEL T2)</td><td>6E 2519</td><td>09:50 hrs</td><td>10:50 hrs</td><td>13:40 hrs</td></tr></table><p><b>IndiGo Passenger(s)</b></p><p>1. Ms. Grace Hopper</p><p><b>Fare Summary</b></p><table><tr><td>Airfare Charges</td><td>USD 70.00</td></tr><tr><td>Total Fare</td><td>USD 88.00</td></tr></table><p>Terms: Cancellation up to 3 hours before departure: the airline charges INR 3500 or the fare, whichever is lower.</p></body></html>`,
      },
      {
        by: 'IndiGo <reservations@goindigo.example>',
        subject: 'Schedule change: 6E 2519',
        sent: 3000,
        text: 'Dear Customer,\n\nDue to operational reasons, your IndiGo flight 6E 2519 (PNR W#TD) has been rescheduled. Please find the revised time in the attached calendar file.\n\nWe regret the inconvenience.',
        files: [
          {
            calendar: event({
              UID: 'W#TD-1@goindigo.example',
              SEQUENCE: '1',
              DTSTART: '{6:basic}T071000Z',
              DTEND: '{6:basic}T100000Z',
              SUMMARY: 'Flight 6E 2519 BLR - DEL',
              DESCRIPTION: 'PNR: W#TD\\nPassenger: Grace Hopper',
            }),
          },
        ],
      },
      {
        by: 'IndiGo <reservations@goindigo.example>',
        subject: 'Booking cancelled - PNR W#TD',
        sent: 5000,
        text: 'Dear Ms. Grace Hopper,\n\nAs requested, your booking with PNR W#TD has been cancelled. A refund of USD 60.00 has been initiated to the original mode of payment and will reflect in 7 working days.\n\nTeam IndiGo',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +6 12:40 2519 Cancelled 8800'],
    stated: ['refund 60.00 USD 0'],
  },
  {
    name: 'the flights of an airline with JSON-LD and its agency’s words are the same, as are the boarding passes',
    emails: [
      {
        by: 'Emirates <do-not-reply@emirates.example>',
        subject: 'Emirates booking confirmation - E#ZR',
        html: `<html><body>${jsonLd([
          {
            ...reserved('FlightReservation', 'E#ZR', 'Ms Grace Hopper'),
            reservationFor: flown({
              airline: ['EK', 'Emirates'],
              number: 'EK 722',
              from: ['NBO', 'Nairobi'],
              to: ['DXB', 'Dubai International'],
              departure: '{2}T22:45:00',
              arrival: '{3}T04:45:00',
            }),
          },
          {
            ...reserved('FlightReservation', 'E#ZR', 'Ms Grace Hopper'),
            reservationFor: flown({
              airline: ['EK', 'Emirates'],
              number: 'EK 432',
              from: ['DXB', 'Dubai International'],
              to: ['SIN', 'Singapore Changi'],
              departure: '{3}T09:10:00',
              arrival: '{3}T20:55:00',
            }),
          },
        ])}<h1>Thank you for booking with Emirates</h1><p>Booking reference <b>E#ZR</b></p><p>Passenger: Ms Grace Hopper</p><p>View or change your booking, choose your seats and your meals on our website.</p></body></html>`,
      },
      {
        by: 'Bonfire Travel <bookings@bonfire.example>',
        subject: 'Itinerary / invoice BF77#',
        sent: 60,
        text: 'BONFIRE TRAVEL - NAIROBI\n\nAgency reference: BF77#\nAirline reference: EK/E#ZR\n\nPassenger: Ms Grace Hopper\nTicket number: 176-2400555#\n\n{2:en-GB}\nEmirates EK 722\nDepart Nairobi (NBO) 22:45\nArrive Dubai (DXB) 04:45 +1\n\n{3:en-GB}\nEmirates EK 432\nDepart Dubai (DXB) 09:10\nArrive Singapore (SIN) 20:55\n\nFare: USD 1,020.00\nTaxes: USD 180.00\nTotal: USD 1,200.00\n\nAsante sana for travelling with us.',
      },
      {
        by: 'Emirates <do-not-reply@emirates.example>',
        subject: 'Your boarding passes',
        sent: 36000,
        html: `<html><body><p>Dear Ms Hopper,</p><p>You have checked in online for the flights below. Your boarding passes are attached.</p><p>Nairobi (NBO) to Dubai (DXB)<br>Dubai (DXB) to Singapore (SIN)</p></body></html>`,
        files: [
          {
            code: bcbp({
              name: 'HOPPER/GRACE MS',
              code: 'E#ZR',
              from: 'NBO',
              to: 'DXB',
              airline: 'EK',
              number: '722',
              day: 2,
              seat: '24A',
            }),
          },
          {
            code: bcbp({
              name: 'HOPPER/GRACE MS',
              code: 'E#ZR',
              from: 'DXB',
              to: 'SIN',
              airline: 'EK',
              number: '432',
              day: 3,
              seat: '31K',
            }),
          },
        ],
      },
    ],
    inAnyOrder: true,
    // by distance
    segments: ['Grace Hopper +2 22:45 722 Active 45398', 'Grace Hopper +3 09:10 432 Active 74602'],
    references: ['airline E#ZR', 'agency BF77#', 'ticket 176-2400555#'],
  },
]
