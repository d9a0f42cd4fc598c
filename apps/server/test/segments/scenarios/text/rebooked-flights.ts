import type { Scenario } from '../scenario'

const ada = 'Ada Lovelace <ada@acme.test>'
const joerg = 'Jörg Müller <joerg@acme.test>'
const wei = 'Wei Wang <wei.wang@acme.test>'
const desk = 'Travel desk <travel@elsewhere.test>'

/** Flights that airlines and agencies move, offer, hold, upgrade and credit. */
export const rebookedFlightScenarios: readonly Scenario[] = [
  {
    name: 'an airline moves both flights, of which only one is accepted at first (TAP)',
    emails: [
      {
        by: 'TAP Air Portugal <noreply@flytap.example>',
        recipient: ada,
        subject: 'Your TAP booking TP#4K is confirmed',
        text: `Hello Ada Lovelace,

Your booking is confirmed.

Booking code: TP#4K

Outbound
TP 1363  {3:en-GB}
London Heathrow (LHR) 11:20 - Lisbon (LIS) 14:05

Inbound
TP 1366  {6:en-GB}
Lisbon (LIS) 15:10 - London Heathrow (LHR) 18:00

Passenger: Ada Lovelace
Total paid: USD 240.00
`,
      },
      {
        by: 'TAP Air Portugal <noreply@flytap.example>',
        recipient: ada,
        subject: 'Important: change to your flight - TP#4K',
        sent: 4000,
        text: `Dear customer,

For operational reasons the departure time of your flight has changed.

Booking code: TP#4K

Previous flight: TP 1366, {6:en-GB}, Lisbon (LIS) 15:10 - London Heathrow (LHR) 18:00
New flight: TP 1370, {6:en-GB}, Lisbon (LIS) 19:45 - London Heathrow (LHR) 22:35

Your outbound flight TP 1363 remains unchanged.

If the new time does not suit you, you may change or cancel free of charge within 7 days.
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 11:20 1363 Active 12000', 'Ada Lovelace +6 19:45 1370 Active 12000'],
  },
  {
    name: 'of two colleagues on an itinerary, one is rebooked by the airline and the other remains',
    emails: [
      {
        by: 'Reisebüro Kühne <buchung@reisebuero-kuehne.example>',
        recipient: desk,
        subject: 'Reiseplan K#881',
        text: `Reiseplan K#881

Reisende:
1. Lovelace / Ada Ms
2. Müller / Jörg Herr

Flug LX 1103   {4:de}
Zürich (ZRH) 12:15  -  München (MUC) 13:10
Flug LX 1108   {5:de}
München (MUC) 18:40  -  Zürich (ZRH) 19:35

Airline-Buchungscode: LX#QQ

Preis pro Person: 180,00 USD
Gesamtpreis: 360,00 USD
`,
      },
      {
        by: 'Swiss <noreply@swiss.example>',
        recipient: joerg,
        subject: 'Umbuchungsbestätigung LX#QQ',
        sent: 5800,
        text: `Sehr geehrter Herr Müller,

Ihr Flug wurde umgebucht.

Buchungscode: LX#QQ
Passagier: Jörg Müller

Neuer Flug
LX 1110   {5:de}
München (MUC) 20:55  -  Zürich (ZRH) 21:50

Ersetzt LX 1108 um 18:40 Uhr. Es entstehen keine Kosten.
`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Ada Lovelace +4 12:15 1103 Active 9000',
      'Ada Lovelace +5 18:40 1108 Active 9000',
      'Jörg Müller +4 12:15 1103 Active 9000',
      'Jörg Müller +5 20:55 1110 Active 9000',
    ],
    references: ['airline LX#QQ', 'agency K#881'],
  },
  {
    name: 'a flight is cancelled by the airline for a voucher, and another one is bought',
    emails: [
      {
        by: 'Vueling <noreply@vueling.example>',
        recipient: wei,
        subject: 'Confirmación de tu reserva VY#8M',
        text: `¡Gracias por volar con nosotros!

Código de reserva: VY#8M
Pasajero: Wei Wang

VY 8300   {2:es}
Barcelona (BCN) 07:00 → Roma Fiumicino (FCO) 08:50

Precio total: 96,00 USD
`,
      },
      {
        by: 'Vueling <noreply@vueling.example>',
        recipient: wei,
        subject: 'Tu vuelo VY 8300 ha sido cancelado',
        sent: 3000,
        text: `Hola, Wei Wang:

Lamentamos informarte de que tu vuelo VY 8300 del {2:es} ha sido cancelado.

Código de reserva: VY#8M

Puedes pedir el reembolso o cambiar a otro vuelo sin coste.
`,
      },
      {
        by: 'ITA Airways <noreply@ita-airways.example>',
        recipient: wei,
        subject: 'Conferma prenotazione AZ#1P',
        sent: 3100,
        text: `Gentile Wei Wang,

la sua prenotazione è confermata.

Codice di prenotazione: AZ#1P

AZ 77   {2:it}
Barcellona (BCN) 10:55 – Roma Fiumicino (FCO) 12:45

Passeggero: Wei Wang
Totale: 150,00 USD
`,
      },
    ],
    inAnyOrder: true,
    bookings: 2,
    segments: ['Wei Wang +2 07:00 8300 Cancelled 9600', 'Wei Wang +2 10:55 77 Active 15000'],
  },
  {
    name: 'an agency holds seats, which are then ticketed at another price',
    emails: [
      {
        by: 'Aurora Travel <res@aurora-travel.example>',
        recipient: joerg,
        subject: 'Booking on hold AT#31 - please confirm by Friday',
        text: `Dear Jörg Müller,

We have placed the following seats on hold for you. They are not ticketed yet; the fare is not guaranteed until payment.

Agency reference: AT#31

SK 2625   {7:en-GB}
Copenhagen (CPH) 09:10 - Frankfurt (FRA) 10:40

Fare quoted: USD 210.00
`,
      },
      {
        by: 'Aurora Travel <res@aurora-travel.example>',
        recipient: joerg,
        subject: 'E-ticket AT#31',
        sent: 1500,
        text: `Dear Jörg Müller,

Please find your ticket below.

Agency reference: AT#31
SAS reference: SK#7T
Ticket number: 117-2401990#

SK 2625   {7:en-GB}
Copenhagen (CPH) 09:10 - Frankfurt (FRA) 10:40

Fare          USD 190.00
Taxes         USD  34.00
Agency fee    USD  15.00
Total         USD 239.00
`,
      },
    ],
    segments: ['Jörg Müller +7 09:10 2625 Active 23900'],
  },
]
