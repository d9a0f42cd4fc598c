import type { Scenario } from '../scenario'

const ada = 'Ada Lovelace <ada@acme.test>'
const joerg = 'Jörg Müller <joerg@acme.test>'

/** Stays and events of portals and orders: changed, billed, charged or cancelled in part. */
export const orderStayScenarios: readonly Scenario[] = [
  {
    name: 'a share of the price is charged for a no-show',
    emails: [
      {
        by: 'Hotel Elbflorenz <reservierung@elbflorenz.example>',
        recipient: joerg,
        subject: 'Reservierungsbestätigung Nr. 55#18',
        text: `Sehr geehrter Herr Müller,

vielen Dank für Ihre Reservierung, die wir gerne bestätigen.

Reservierungsnummer: 55#18
Gast: Jörg Müller
Anreise: {3:de}
Abreise: {5:de}
1 Einzelzimmer, Rate 98,00 USD pro Nacht inkl. Frühstück
Gesamtpreis: 196,00 USD

Hotel Elbflorenz Dresden
`,
      },
      {
        by: 'Hotel Elbflorenz <buchhaltung@elbflorenz.example>',
        recipient: joerg,
        subject: 'No-Show Rechnung, Reservierung 55#18',
        sent: 8000,
        text: `Sehr geehrter Herr Müller,

leider sind Sie am {3:de} nicht angereist. Laut unseren Bedingungen berechnen wir Ihnen:

Reservierungsnummer: 55#18
No-Show-Gebühr 90 %: 176,40 USD

Der Betrag wurde Ihrer Kreditkarte belastet.
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +3 15:00 2 Active 19600'],
    costs: [17_640],
  },
  {
    name: 'the final bill of a stay is in another currency (Agoda)',
    emails: [
      {
        by: 'Agoda <no-reply@agoda.example>',
        recipient: ada,
        subject: 'Booking confirmation with Agoda - Booking ID: 88#4410',
        text: `Your booking is confirmed!

Booking ID: 88#4410
Property: Park Plaza Vondelpark
Lead guest: Ada Lovelace
Check-in: {4:en-GB} (after 15:00)
Check-out: {6:en-GB} (before 11:00)
Total price: USD 420.00 (pay at hotel)
`,
      },
      {
        by: 'Park Plaza Vondelpark <frontdesk@parkplazavp.example>',
        recipient: ada,
        subject: 'Invoice 7#19 for your stay',
        sent: 12000,
        text: `Invoice 7#19

Guest: Ada Lovelace
Agoda booking: 88#4410
Arrival: {4/}
Departure: {6/}

2 nights accommodation      EUR 360.00
City tax                    EUR  45.00
Total incl. VAT             EUR 405.00
Paid by Mastercard          EUR 405.00
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 15:00 2 Active 46011'],
    costs: [46_011],
  },
  {
    name: 'a portal changes a stay whose hotel confirms the old days, and then the new ones (Expedia)',
    emails: [
      {
        by: 'Expedia <noreply@expedia.example>',
        recipient: joerg,
        subject: 'Buchungsbestätigung - Scandic Continental - Reiseplan-Nr. 71#05522',
        text: `Hallo Jörg,

Ihre Buchung ist bestätigt.

Reiseplan-Nr.: 71#05522
Scandic Continental, Vasagatan 22, Stockholm
Check-in: {4:de}, 15:00
Check-out: {6:de}, 12:00
Gast: Jörg Müller
Gesamtpreis: 310,00 USD
`,
      },
      {
        by: 'Scandic Continental <reservations@scandic.example>',
        recipient: joerg,
        subject: 'Booking confirmation SC#3381',
        sent: 400,
        text: `Dear Jörg Müller,

We look forward to welcoming you.

Booking number: SC#3381
Expedia reference: 71#05522
Arrival: {4:en-GB}
Departure: {6:en-GB}
1 standard room

Scandic Continental
`,
      },
      {
        by: 'Expedia <noreply@expedia.example>',
        recipient: joerg,
        subject: 'Ihre Buchung wurde geändert - Reiseplan-Nr. 71#05522',
        sent: 300,
        text: `Hallo Jörg,

Ihre Buchung wurde geändert.

Reiseplan-Nr.: 71#05522
Scandic Continental, Vasagatan 22, Stockholm
Neuer Check-in: {5:de}
Neuer Check-out: {8:de}
Neuer Gesamtpreis: 465,00 USD
`,
      },
      {
        by: 'Scandic Continental <reservations@scandic.example>',
        recipient: joerg,
        subject: 'Updated booking SC#3381',
        sent: 900,
        text: `Dear Jörg Müller,

Your booking has been updated.

Booking number: SC#3381
Arrival: {5:en-GB}
Departure: {8:en-GB}
1 standard room

Scandic Continental
`,
      },
    ],
    segments: ['Jörg Müller +5 15:00 3 Active 46500'],
  },
  {
    name: 'of an event and a hotel in one order, the event is cancelled by its organiser',
    emails: [
      {
        by: 'Expo Travel Services <orders@expotravel.example>',
        recipient: ada,
        subject: 'Order ET#5510 confirmed',
        text: `Dear Ada Lovelace,

Thank you for your order.

Order number: ET#5510

1. Admission
Light + Building Forum
Messe Frankfurt, Hall 3
{4:en-GB}, 10:00
Ticket code: LB#8120
Price: USD 150.00

2. Hotel
Moxy Frankfurt City Center
Check-in: {4:en-GB}
Check-out: {5:en-GB}
Hotel confirmation: MX#3390
Guest: Ada Lovelace
Price: USD 140.00

Order total: USD 290.00
`,
      },
      {
        by: 'Expo Travel Services <orders@expotravel.example>',
        recipient: ada,
        subject: 'Order ET#5510: event cancelled',
        sent: 2600,
        text: `Dear Ada Lovelace,

Unfortunately the organiser has cancelled the Light + Building Forum. Your admission has been cancelled; your hotel booking remains valid.

Order number: ET#5510
Refund: USD 150.00
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 10:00 Light + Building Forum Cancelled 15000', 'Ada Lovelace +4 15:00 1 Active 14000'],
    costs: [0, 14_000],
  },
]
