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
  {
    name: 'bags and a seat are bought after the flight, and the flight is cancelled for a part of the price',
    emails: [
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: ada,
        subject: 'Foglalás visszaigazolása: WZ#L2',
        text: `Kedves Ada Lovelace!

Foglalása megerősítve.

Visszaigazolási kód: WZ#L2
Utas: Ada Lovelace

W6 2201   {5:hu}
Budapest (BUD) 06:05 – London Luton (LTN) 07:50

Végösszeg: 80,00 USD
`,
      },
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: ada,
        subject: 'Szolgáltatás hozzáadva: WZ#L2',
        sent: 700,
        text: `Kedves Ada Lovelace!

A foglalásához a következő szolgáltatásokat adta hozzá.

Visszaigazolási kód: WZ#L2
Járat: W6 2201

Feladott poggyász 20 kg: 36,00 USD
Ülőhely 4C: 12,00 USD

Fizetett összeg: 48,00 USD
`,
      },
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: ada,
        subject: 'Lemondás megerősítése: WZ#L2',
        sent: 6000,
        text: `Kedves Ada Lovelace!

WZ#L2 számú foglalását töröltük.

Lemondási díj: 60,00 USD
Visszatérített összeg: 68,00 USD
`,
      },
    ],
    segments: ['Ada Lovelace +5 06:05 2201 Cancelled 8000'],
    costs: [6000],
  },
  {
    name: 'an upgrade at check-in changes the class and not the flight',
    emails: [
      {
        by: 'Finnair <noreply@finnair.example>',
        recipient: joerg,
        subject: 'Finnair booking confirmation AY#V7',
        text: `Dear Jörg Müller,

Thank you for choosing Finnair.

Booking reference: AY#V7

AY 1412   {3:en-GB}   Economy
Frankfurt (FRA) 11:05 - Helsinki (HEL) 14:35

Passenger: Jörg Müller
Total price: USD 260.00
`,
      },
      {
        by: 'Finnair <noreply@finnair.example>',
        recipient: joerg,
        subject: 'Your upgrade is confirmed',
        sent: 30_000,
        text: `Dear Jörg Müller,

Your upgrade to Business Class is confirmed.

Booking reference: AY#V7
AY 1412   {3:en-GB}   Business
Frankfurt (FRA) 11:05 - Helsinki (HEL) 14:35

Amount charged for the upgrade: USD 120.00
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +3 11:05 1412 Active 26000'],
    costs: [38_000],
  },
]
