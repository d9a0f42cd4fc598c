import type { Scenario } from '../scenario'

/** What hotels write about stays, in their own words. */

const scandic = 'Scandic Hotels <reservations@scandic.example>'
const motel = 'Motel One <reservierung@motel-one.example>'
const copenhagen = `Scandic Palace Hotel
Rådhuspladsen 57, 1550 Copenhagen, Denmark`

export const hotelScenarios: readonly Scenario[] = [
  {
    name: 'one of two rooms is extended by a night',
    emails: [
      {
        by: motel,
        subject: 'Ihre Reservierung MO#1',
        text: `Guten Tag Frau Hopper,

vielen Dank für Ihre Reservierung.

Reservierungsnummer: MO#1
Gast: Grace Hopper

Motel One Wien-Hauptbahnhof
Gerhard-Bronner-Straße 11, 1100 Wien, Österreich

Anreise: {1.}
Abreise: {3.}
Gesamtpreis: USD 220.00`,
      },
      {
        by: motel,
        subject: 'Ihre Reservierung MO#2',
        recipient: 'Ada Lovelace <ada@acme.test>',
        text: `Guten Tag Frau Lovelace,

vielen Dank für Ihre Reservierung.

Reservierungsnummer: MO#2
Gast: Ada Lovelace

Motel One Wien-Hauptbahnhof
Gerhard-Bronner-Straße 11, 1100 Wien, Österreich

Anreise: {1.}
Abreise: {3.}
Gesamtpreis: USD 220.00`,
        sent: 5,
      },
      {
        by: motel,
        subject: 'Änderung Ihrer Reservierung MO#2',
        recipient: 'Ada Lovelace <ada@acme.test>',
        text: `Guten Tag Frau Lovelace,

Ihre Reservierung wurde geändert.

Reservierungsnummer: MO#2
Gast: Ada Lovelace

Motel One Wien-Hauptbahnhof
Gerhard-Bronner-Straße 11, 1100 Wien, Österreich

Anreise: {1.}
Abreise: {4.}
Gesamtpreis: USD 330.00`,
        sent: 100,
      },
    ],
    inAnyOrder: true,
    bookings: 2,
    segments: ['Grace Hopper +1 15:00 2 Active 22000', 'Ada Lovelace +1 15:00 3 Active 33000'],
  },
  {
    name: 'the final invoice after a no-show',
    emails: [
      {
        by: scandic,
        subject: 'Booking confirmation SC#7',
        text: `Confirmation number: SC#7
Guest: Grace Hopper
${copenhagen}
Check-in: {2:en-GB}
Check-out: {5:en-GB}
Total: USD 540.00`,
      },
      {
        by: scandic,
        subject: 'No-show SC#7',
        text: `We are sorry that we missed you.
Confirmation number: SC#7
No-show fee: USD 180.00`,
        sent: 45 * 1440,
      },
      {
        by: scandic,
        subject: 'Your final invoice for SC#7',
        text: `Confirmation number: SC#7
Total charges: USD 185.50`,
        sent: 46 * 1440,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 15:00 3 Active 54000'],
    stated: ['folio 185.50 USD', 'no_show 180.00 USD'],
    costs: [18_550],
  },
  {
    name: 'the cancellation of a stay arrives before the booking',
    emails: [
      {
        by: 'Hotel Arts <reservas@hotel-arts.example>',
        subject: 'Cancelación de su reserva HA#3',
        text: 'Su reserva HA#3 ha sido cancelada.\nGastos de cancelación: USD 55.00',
        sent: 300,
      },
      {
        by: 'Hotel Arts <reservas@hotel-arts.example>',
        subject: 'Su reserva HA#3',
        text: `Número de confirmación: HA#3
Huésped: Grace Hopper
Hotel Arts Barcelona
Carrer de la Marina 19, 08005 Barcelona, España
Entrada: {6:es}
Salida: {8:es}
Precio total: USD 410.00`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +6 15:00 2 Cancelled 41000'],
    costs: [5500],
  },
  {
    name: 'two hotels for one person on one day are two stays',
    emails: [
      {
        by: scandic,
        subject: 'Booking confirmation SC#8',
        text: `Confirmation number: SC#8
Guest: Grace Hopper
${copenhagen}
Check-in: {2:en-GB}
Check-out: {4:en-GB}
Total: USD 360.00`,
      },
      {
        by: 'Hotel Kong Arthur <booking@kongarthur.example>',
        subject: 'Your reservation KA#4',
        text: `Booking number: KA#4
Guest name: Grace Hopper
Hotel Kong Arthur
Nørre Søgade 11, 1370 Copenhagen, Denmark
Arrival: {2:en-GB}
Departure: {4:en-GB}
Total price: USD 410.00`,
        sent: 30,
      },
      {
        by: scandic,
        subject: 'Your booking SC#8 is cancelled',
        text: 'Your booking SC#8 has been cancelled free of charge.',
        sent: 60,
      },
    ],
    inAnyOrder: true,
    bookings: 2,
    segments: ['Grace Hopper +2 15:00 2 Cancelled 36000', 'Grace Hopper +2 15:00 2 Active 41000'],
  },
  {
    name: 'two colleagues forward one confirmation',
    emails: [
      {
        by: 'Jan van der Berg <jan@acme.test>',
        subject: 'Fwd: Booking confirmation SC#9',
        text: `FYI

---------- Forwarded message ---------
From: Scandic Hotels <reservations@scandic.example>
Date: {0:en-GB} 09:00
Subject: Booking confirmation SC#9
To: Grace Hopper <grace@acme.test>

Confirmation number: SC#9
Guest: Grace Hopper
${copenhagen}
Check-in: {3:en-GB}
Check-out: {4:en-GB}
Total: USD 190.00`,
        sent: 50,
      },
      {
        by: 'Ada Lovelace <ada@acme.test>',
        subject: 'WG: Booking confirmation SC#9',
        text: `Zur Info

-----Ursprüngliche Nachricht-----
Von: Scandic Hotels <reservations@scandic.example>
Gesendet: {0:de} 09:00
An: Grace Hopper <grace@acme.test>
Betreff: Booking confirmation SC#9

Confirmation number: SC#9
Guest: Grace Hopper
${copenhagen}
Check-in: {3:en-GB}
Check-out: {4:en-GB}
Total: USD 190.00`,
        sent: 70,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 1 Active 19000'],
  },
]
