import type { Scenario } from '../scenario'

const ada = 'Ada Lovelace <ada@acme.test>'
const joerg = 'Jörg Müller <joerg@acme.test>'

/** What is bought for a booking later, and what its hotel confirms besides. */
export const paidAdditionScenarios: readonly Scenario[] = [
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
  {
    name: 'the hotel of a conference confirms what the organizer’s list said, with a number of its own',
    emails: [
      {
        by: 'Nordic Data Summit <housing@nds.example>',
        recipient: ada,
        subject: 'Your hotel for Nordic Data Summit',
        text: `Hello Ada Lovelace,

we have reserved a room for you within our group.

Hotel: Clarion Hotel Helsinki
Arrival: {4:en-GB}
Departure: {6:en-GB}
Group booking: NDS#5
Please pay your room at the hotel: USD 298.00
`,
      },
      {
        by: 'Clarion Hotel Helsinki <reservations@clarion.example>',
        recipient: ada,
        subject: 'Varausvahvistus CL#9021',
        sent: 5000,
        text: `Hei Ada Lovelace,

kiitos varauksestasi.

Varausnumero: CL#9021
Ryhmävaraus: NDS#5
Clarion Hotel Helsinki, Tyynenmerenkatu 2, Helsinki
Tulopäivä: {4:fi}
Lähtöpäivä: {6:fi}
Hinta yhteensä: 298,00 USD
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 15:00 2 Active 29800'],
  },
]
