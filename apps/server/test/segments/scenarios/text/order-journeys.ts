import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const grace = 'Grace Hopper <grace@acme.test>'
const ada = 'Ada Lovelace <ada@acme.test>'
const jan = 'Jan van der Berg <jan@acme.test>'

/** Journeys whose emails name one of several numbers: of tickets, of the airline, or of another locator. */
export const orderJourneyScenarios: readonly Scenario[] = [
  {
    name: 'the airline changes the time and then the number (Finnair)',
    emails: [
      {
        by: 'Finnair <noreply@email.finnair.example>',
        recipient: ada,
        subject: 'Your Finnair booking is confirmed: Y#TT4',
        text: `Thank you for booking with Finnair

Booking reference: Y#TT4

Flights
AY1331 {4:en-GB}
07:55 Helsinki (HEL)
09:05 London Heathrow (LHR)

Passenger
Ms Ada Lovelace, ticket 105-24#77001

Total price
312.40 USD
`,
      },
      {
        by: 'Finnair <noreply@email.finnair.example>',
        recipient: ada,
        subject: 'Change in your flight schedule, Y#TT4',
        sent: 9000,
        text: `Dear Ada Lovelace,

Unfortunately, the schedule of your flight has changed. We apologise for any inconvenience.

Booking reference Y#TT4

Your original flight
AY1331 Helsinki – London Heathrow, {4:en-GB}, 07:55 – 09:05

Your new flight
AY1331 Helsinki – London Heathrow, {4:en-GB}, 08:40 – 09:50
`,
      },
      {
        by: 'Finnair <noreply@email.finnair.example>',
        recipient: ada,
        subject: 'Change in your flight schedule, Y#TT4',
        sent: 19000,
        text: `Dear Ada Lovelace,

The flight number of your flight has changed.

Booking reference Y#TT4

Your original flight
AY1331 Helsinki – London Heathrow, {4:en-GB}, 08:40 – 09:50

Your new flight
AY1335 Helsinki – London Heathrow, {4:en-GB}, 11:30 – 12:40

If the new flight does not suit you, you can change it free of charge.
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 11:30 1335 Active 31240'],
  },
  {
    name: 'one of two tickets of a portal is cancelled by its own number (Omio)',
    emails: [
      {
        by: 'Omio <noreply@omio.example>',
        recipient: grace,
        subject: 'Your Omio booking 9#0431 is confirmed',
        text: `Hi Grace,

Your booking is confirmed. Your tickets are attached.

Omio booking number: 9#0431

OUTBOUND
{3:en-GB}
Eurostar 9014
London St Pancras 10:24
Paris Gare du Nord 13:47
Ticket reference: EU#4KQ

RETURN
{5:en-GB}
Trenitalia 9281
Paris Gare de Lyon 07:26
Lyon Part-Dieu 09:22
Ticket reference: TN#8PD

Passenger: Grace Hopper
Total: 148.00 USD
`,
      },
      {
        by: 'Omio <noreply@omio.example>',
        recipient: grace,
        subject: 'Cancellation confirmed',
        sent: 1500,
        text: `Hi Grace,

Your ticket TN#8PD has been cancelled.

Omio booking number: 9#0431
Refund: 29.00 USD
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 10:24 9014 Active 7400', 'Grace Hopper +5 07:26 9281 Cancelled 7400'],
  },
  {
    name: 'a fare stands in an itinerary without a total',
    emails: [
      {
        by: 'Reed & Mackay <trips@reedmackay.example>',
        recipient: ada,
        subject: 'Itinerary: Ada Lovelace, Zurich, RM#61',
        text: `Booking reference: RM#61
Traveller: Ms Ada Lovelace

FLIGHT
SWISS LX 317
{3:en-GB} London Heathrow (LHR) 09:15 - Zurich (ZRH) 12:00
Airline locator: LX#9WQ
Fare: USD 211.40 including taxes

HOTEL
25hours Hotel Zurich West
Check-in {3:en-GB}, check-out {5:en-GB}
Hotel confirmation: HZ#2217
Rate: USD 190.00 per night, 2 nights

All services confirmed.
`,
      },
    ],
    segments: ['Ada Lovelace +3 09:15 317 Active 21140', 'Ada Lovelace +3 15:00 2 Active null'],
  },
  {
    name: 'one of a group of six is replaced (Eurowings)',
    emails: [
      {
        by: 'Eurowings Groups <groups@eurowings.example>',
        recipient: desk,
        subject: 'Gruppenbuchung G#RPX9 - Namensliste bestätigt',
        text: `Sehr geehrte Damen und Herren,

wir bestätigen Ihre Gruppenbuchung für 6 Personen.

Buchungscode: G#RPX9

EW 9460  {4.}  Düsseldorf (DUS) 06:35 - Barcelona (BCN) 08:50

1. LOVELACE/ADA MRS
2. HOPPER/GRACE MRS
3. MUELLER/JOERG MR
4. VAN DER BERG/JAN MR
5. WEBER/CARL MR
6. STEIN/DORA MRS

Preis pro Person 95,00 USD
Gesamtpreis 570,00 USD
`,
      },
      {
        by: 'Eurowings Groups <groups@eurowings.example>',
        recipient: desk,
        subject: 'Namensänderung Gruppenbuchung G#RPX9',
        sent: 5000,
        text: `Sehr geehrte Damen und Herren,

die Namensänderung wurde durchgeführt.

Buchungscode: G#RPX9
Bisheriger Passagier: WEBER/CARL MR
Neuer Passagier: KELLER/EMIL MR
Gebühr: 25,00 USD
`,
      },
    ],
    segments: [
      'Ada Lovelace +4 06:35 9460 Active 9500',
      'Grace Hopper +4 06:35 9460 Active 9500',
      'Jörg Müller +4 06:35 9460 Active 9500',
      'Jan van der Berg +4 06:35 9460 Active 9500',
      '[Emil Keller] +4 06:35 9460 Active 9500',
      '[Dora Stein] +4 06:35 9460 Active 9500',
    ],
  },
  {
    name: 'a train is exchanged for a difference, under another locator (Renfe)',
    emails: [
      {
        by: 'Renfe <no-reply@renfe.example>',
        recipient: jan,
        subject: 'Confirmación de venta - Localizador R#6TWQ',
        text: `Gracias por su compra.

Localizador: R#6TWQ
Viajero: Jan van der Berg

AVE 03102
Madrid-Puerta de Atocha  {3/}  10:00
Barcelona-Sants          {3/}  12:45
Coche 4  Plaza 8C

Importe total: 96,00 USD
`,
      },
      {
        by: 'Renfe <no-reply@renfe.example>',
        recipient: jan,
        subject: 'Cambio de billete realizado',
        sent: 2000,
        text: `Su cambio se ha realizado correctamente.

Localizador anterior: R#6TWQ
Nuevo localizador: R#9PLM
Viajero: Jan van der Berg

AVE 03152
Madrid-Puerta de Atocha  {3/}  15:00
Barcelona-Sants          {3/}  17:30
Coche 2  Plaza 5A

Diferencia de precio: 18,50 USD
Gastos de cambio: 5,00 USD
Total pagado: 23,50 USD
`,
      },
    ],
    segments: ['Jan van der Berg +3 10:00 AVE 03102 Cancelled 9600', 'Jan van der Berg +3 15:00 AVE 03152 Active 9600'],
    costs: [11_950],
    bookings: 2,
  },
]
