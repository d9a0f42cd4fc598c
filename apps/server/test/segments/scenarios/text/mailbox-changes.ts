import type { Scenario } from '../scenario'

const ada = 'Ada Lovelace <ada@acme.test>'
const grace = 'Grace Hopper <grace@acme.test>'
const joerg = 'Jörg Müller <joerg@acme.test>'

/** What a travel manager's mailbox has of changes: names, hours, and parts of an agency's trip. */
export const mailboxChangeScenarios: readonly Scenario[] = [
  {
    name: 'a Hungarian airline corrects a name for a fee, and moves the flight by an hour only then',
    emails: [
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: ada,
        subject: 'Foglalás visszaigazolása WZ#N1',
        text: `Kedves Utasunk!

Foglalása megerősítve.

Visszaigazolási kód: WZ#N1
Utas: Ada Lovlace

W6 2207   {5:hu}
Budapest (BUD) 13:10 – London Luton (LTN) 14:50

Végösszeg: 95,00 USD
`,
      },
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: ada,
        subject: 'Névmódosítás visszaigazolása WZ#N1',
        sent: 900,
        text: `Kedves Utasunk!

A név módosítása megtörtént.

Visszaigazolási kód: WZ#N1
Korábbi név: Ada Lovlace
Új név: Ada Lovelace

Névmódosítási díj: 45,00 USD
`,
      },
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: ada,
        subject: 'Menetrendváltozás: WZ#N1',
        sent: 4000,
        text: `Kedves Utasunk!

Járatának menetrendje módosult.

Visszaigazolási kód: WZ#N1
Új indulási idő: 14:15
Új érkezési idő: 15:55
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +5 14:15 2207 Active 9500'],
    ends: ['+5 15:55'],
    costs: [14_000],
  },
  {
    name: 'a Turkish reminder with the old hour comes after the change, and was written before it',
    emails: [
      {
        by: 'Pegasus <noreply@flypgs.example>',
        recipient: joerg,
        subject: 'Rezervasyon onayı PG#T9',
        text: `Sayın Jörg Müller,

Rezervasyonunuz onaylandı.

PNR: PG#T9
Yolcu: Jörg Müller

Uçuş: PC 1012
{4:tr}
İstanbul Sabiha Gökçen (SAW) 07:30
Köln/Bonn (CGN) 09:05

Toplam tutar: 165,00 USD
`,
      },
      {
        by: 'Pegasus <noreply@flypgs.example>',
        recipient: joerg,
        subject: 'Online check-in açıldı: PG#T9',
        sent: 2000,
        text: `Sayın Jörg Müller,

Uçuşunuz için online check-in başladı.

PNR: PG#T9
Uçuş: PC 1012
{4:tr}
İstanbul Sabiha Gökçen (SAW) 07:30
Köln/Bonn (CGN) 09:05
`,
      },
      {
        by: 'Pegasus <noreply@flypgs.example>',
        recipient: joerg,
        subject: 'Uçuş saatiniz değişti: PG#T9',
        sent: 2500,
        text: `Sayın Jörg Müller,

Uçuş saatiniz değişmiştir.

PNR: PG#T9
Uçuş: PC 1012
Tarih: {4:tr}
Yeni kalkış saati: 09:10
Yeni varış saati: 10:45
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +4 09:10 1012 Active 16500'],
    ends: ['+4 10:45'],
  },
  {
    name: 'an agency’s trip, of which the hotel extends the stay and the rental company moves the pick-up',
    emails: [
      {
        by: 'Globe Corporate Travel <trips@globecorporate.example>',
        recipient: grace,
        subject: 'Itinerary for Grace Hopper – GCT#41',
        text: `Trip reference: GCT#41
Traveler: Grace Hopper

FLIGHT
Aer Lingus EI 123 – confirmation EI#M3
{2:en-GB}
Dublin (DUB) 10:50 - Chicago (ORD) 13:10

HOTEL
The Palmer Inn Chicago – confirmation PM#881
17 East Monroe Street, Chicago
Check-in: {2:en-GB}
Check-out: {5:en-GB}

CAR RENTAL
Hertz – confirmation HZ#55
Pick-up: Chicago O'Hare (ORD), {5:en-GB} 09:00
Drop-off: Chicago O'Hare (ORD), {7:en-GB} 18:00
`,
      },
      {
        by: 'The Palmer Inn <stay@palmerinn.example>',
        recipient: grace,
        subject: 'Your stay has been extended',
        sent: 1500,
        text: `Dear Grace,

Your stay (confirmation PM#881) has been extended until {6:en-GB}. The rate remains USD 180.00 per night.

The Palmer Inn
`,
      },
      {
        by: 'Hertz <noreply@hertz.example>',
        recipient: grace,
        subject: 'Reservation HZ#55 updated',
        sent: 1600,
        text: `Hello Grace,

Your reservation has been updated.

Reservation number: HZ#55
New pick-up: {6:en-GB}, 11:30
Everything else is unchanged.
`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +2 10:50 123 Active null',
      'Grace Hopper +2 15:00 4 Active null',
      'Grace Hopper +6 11:30 2 Active null',
    ],
    ends: ['+6 11:00', '+2 13:10', '+7 18:00'],
    trips: ['Grace Hopper +2 +7 Chicago'],
  },
]
