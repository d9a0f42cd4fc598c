import type { Scenario } from '../scenario'

const ada = 'Ada Lovelace <ada@acme.test>'
const joerg = 'Jörg Müller <joerg@acme.test>'
const jan = 'Jan van der Berg <jan@acme.test>'
const desk = 'Travel desk <travel@elsewhere.test>'

/** Trains, rides, ferries, tables and events that change after they were booked. */
export const changedGroundScenarios: readonly Scenario[] = [
  {
    name: 'a transfer waits for a delayed flight (Welcome Pickups)',
    emails: [
      {
        by: 'Welcome Pickups <support@welcome.example>',
        recipient: ada,
        subject: 'Your ride in Athens is confirmed - WP#88',
        text: `Hi Ada Lovelace,

Your ride is confirmed.

Booking ID: WP#88
Pick-up: Athens International Airport, Arrivals
Drop-off: Electra Palace Athens, Navarchou Nikodimou 18
Date and time: {3:en-GB}, 14:30
Passengers: 1
Total price: USD 48.00
`,
      },
      {
        by: 'Welcome Pickups <support@welcome.example>',
        recipient: ada,
        subject: 'Your pick-up time has changed - WP#88',
        sent: 43_000,
        text: `Hi Ada Lovelace,

Your flight is delayed, so your driver will now meet you later.

Booking ID: WP#88
New pick-up time: {3:en-GB}, 16:10
Pick-up: Athens International Airport, Arrivals
Drop-off: Electra Palace Athens, Navarchou Nikodimou 18

There is no extra charge.
`,
      },
    ],
    segments: ['Ada Lovelace +3 16:10 Welcome Pickups Active 4800'],
  },
  {
    name: 'one of two trains is exchanged for a surcharge, and the railway refunds the other',
    emails: [
      {
        by: 'SJ <noreply@sj.example>',
        recipient: jan,
        subject: 'Din biljett - bokningsnummer SJ#4E',
        text: `Hej Jan van der Berg!

Tack för din bokning.

Bokningsnummer: SJ#4E

Tåg 433  {3:sv}
Stockholm C 08:21 - Göteborg C 11:25

Tåg 448  {5:sv}
Göteborg C 16:30 - Stockholm C 19:36

Resenär: Jan van der Berg
Pris: 120,00 USD
`,
      },
      {
        by: 'SJ <noreply@sj.example>',
        recipient: jan,
        subject: 'Ombokning SJ#4E',
        sent: 3000,
        text: `Hej Jan van der Berg!

Din resa är ombokad.

Bokningsnummer: SJ#4E

Tidigare: Tåg 448  {5:sv}  Göteborg C 16:30 - Stockholm C 19:36
Ny resa: Tåg 452  {5:sv}  Göteborg C 18:30 - Stockholm C 21:40

Tillägg: 15,00 USD
`,
      },
      {
        by: 'SJ <noreply@sj.example>',
        recipient: jan,
        subject: 'Avbokning SJ#4E',
        sent: 4000,
        text: `Hej Jan van der Berg!

Din resa med tåg 433 {3:sv} Stockholm C 08:21 - Göteborg C 11:25 är avbokad.

Bokningsnummer: SJ#4E
Återbetalas: 60,00 USD

Din återresa gäller fortfarande.
`,
      },
    ],
    segments: ['Jan van der Berg +3 08:21 433 Cancelled 6000', 'Jan van der Berg +5 18:30 452 Active 6000'],
    costs: [0, 7500],
  },
  {
    name: 'a table for two is moved to another evening, and given back',
    emails: [
      {
        by: 'Resengo <noreply@resengo.example>',
        recipient: ada,
        subject: 'Votre réservation au Bozar Restaurant',
        text: `Bonjour Ada Lovelace,

Votre réservation est confirmée.

Restaurant : Bozar Restaurant, Rue Baron Horta 3, Bruxelles
Date : {4:fr}
Heure : 19h30
Personnes : 2
Référence : BZ#15
`,
      },
      {
        by: 'Resengo <noreply@resengo.example>',
        recipient: ada,
        subject: 'Réservation modifiée - Bozar Restaurant',
        sent: 500,
        text: `Bonjour Ada Lovelace,

Votre réservation a été modifiée.

Restaurant : Bozar Restaurant
Nouvelle date : {5:fr}
Heure : 20h00
Personnes : 2
Référence : BZ#15
`,
      },
      {
        by: 'Resengo <noreply@resengo.example>',
        recipient: ada,
        subject: 'Réservation annulée - Bozar Restaurant',
        sent: 900,
        text: `Bonjour Ada Lovelace,

Votre réservation BZ#15 au Bozar Restaurant est annulée, à votre demande.
`,
      },
    ],
    segments: ['Ada Lovelace +5 20:00 Bozar Restaurant Cancelled null'],
  },
  {
    name: 'a ferry moves a day because of the weather, for everybody',
    emails: [
      {
        by: 'Jadrolinija <booking@jadrolinija.example>',
        recipient: desk,
        subject: 'Potvrda rezervacije JD#77',
        text: `Poštovani,

Vaša rezervacija je potvrđena.

Broj rezervacije: JD#77
Linija: Split - Stari Grad (Hvar)
Polazak: {3:hr} u 11:00
Dolazak: {3:hr} u 13:00

Putnici:
Ada Lovelace
Jörg Müller

Ukupno: 52,00 USD
`,
      },
      {
        by: 'Jadrolinija <booking@jadrolinija.example>',
        recipient: desk,
        subject: 'Promjena polaska - JD#77',
        sent: 42_000,
        text: `Poštovani,

zbog nepovoljnih vremenskih uvjeta Vaš polazak je pomaknut.

Broj rezervacije: JD#77
Linija: Split - Stari Grad (Hvar)
Novi polazak: {4:hr} u 08:30
Novi dolazak: {4:hr} u 10:30
`,
      },
    ],
    segments: ['Ada Lovelace +4 08:30 Jadrolinija Active 2600', 'Jörg Müller +4 08:30 Jadrolinija Active 2600'],
  },
  {
    name: 'a ticket of a conference is passed on to a colleague',
    emails: [
      {
        by: 'Eventbrite <orders@eventbrite.example>',
        recipient: joerg,
        subject: 'Your tickets for Cloud Operations Day',
        text: `Hi Jörg Müller,

You're going to Cloud Operations Day!

Order #40#8812
Kraftwerk Mitte, Dresden
{6:en-GB}, 09:00 - 17:00
Attendee: Jörg Müller
Order total: USD 180.00
`,
      },
      {
        by: 'Eventbrite <orders@eventbrite.example>',
        recipient: joerg,
        subject: 'Your order has been updated: Cloud Operations Day',
        sent: 9000,
        text: `Hi Jörg Müller,

The attendee of your order has been changed.

Order #40#8812
Cloud Operations Day
{6:en-GB}, 09:00 - 17:00
Kraftwerk Mitte, Dresden
Attendee: Ada Lovelace (previously Jörg Müller)
`,
      },
    ],
    segments: [
      'Ada Lovelace +6 09:00 Cloud Operations Day Active 18000',
      'Jörg Müller +6 09:00 Cloud Operations Day Cancelled 18000',
    ],
  },
]
