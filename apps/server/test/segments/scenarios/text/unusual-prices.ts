import { carded, framed, grid, pairs } from '../html-frames'
import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const grace = 'Grace Hopper <grace@acme.test>'
const inn = 'Drury Lane Inn <stay@drurylaneinn.example>'
const wizz = 'Danube Air <info@danubeair.example>'
const eurowings = 'Eurowings <noreply@eurowings.example>'
const loganair = 'Loganair <noreply@loganair.example>'

/** Cancellations and notices that come first, totals of exchanges, and amounts without the label of a total. */
export const unusualPriceScenarios: readonly Scenario[] = [
  {
    name: 'an American inn: the cancellation comes first, and the old confirmation with an unlabelled amount last',
    emails: [
      {
        by: inn,
        recipient: grace,
        subject: 'Thanks for booking with us, Grace!',
        html: carded({
          preview: 'See you soon',
          body: [
            '<h2>You’re all set, Grace!</h2><p>Confirmation <b>DL#904</b></p>',
            '<p>Check-in<br><b>{4:en-US}</b>, 3:00 PM</p><p>Check-out<br><b>{6:en-US}</b>, 11:00 AM</p>',
            '<p>1 King Room · 2 nights<br>Guest: Grace Hopper</p><p>USD 258.00 charged to Visa ending 0911</p>',
          ],
          footer: 'Drury Lane Inn, 12 Main Street, Santa Fe, NM 87501',
        }),
      },
      {
        by: inn,
        recipient: grace,
        subject: 'Your reservation at Drury Lane Inn has been canceled',
        sent: 12_000,
        text: `Hi Grace,

As requested, your reservation DL#904 has been canceled.

We’ve refunded USD 129.00 to Visa ending 0911. One night is not refundable.

Drury Lane Inn
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 15:00 2 Cancelled 25800'],
  },
  {
    name: 'a Hungarian flight: a reminder that names nobody has the only price, and the booking of two comes later',
    emails: [
      {
        by: wizz,
        recipient: desk,
        subject: 'Foglalás visszaigazolása DA#51',
        sent: 60,
        text: `Kedves Utasunk!

Köszönjük a foglalást.

Foglalási kód: DA#51

DA 2205 járat
{5:hu}
Indulás: Budapest (BUD) 06:50
Érkezés: Bécs (VIE) 07:40

Utasok:
Grace Hopper
Ada Lovelace
`,
      },
      {
        by: wizz,
        recipient: desk,
        subject: 'Fizetési visszaigazolás DA#51',
        sent: 10,
        html: framed({
          preview: 'A fizetés sikeres',
          body: [
            '<h3>Sikeres fizetés</h3>',
            pairs(
              'Foglalási kód|DA#51\nJárat|DA 2205\nIndulás|Budapest (BUD) {5:hu} 06:50\nÉrkezés|Bécs (VIE) {5:hu} 07:40\nVégösszeg|118,00 USD',
            ),
          ],
          footer: 'Danube Air Kft., Budapest',
        }),
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 06:50 2205 Active 5900', 'Ada Lovelace +5 06:50 2205 Active 5900'],
  },
  {
    name: 'a German exchange lists the difference, taxes and the fee with their total',
    emails: [
      {
        by: eurowings,
        recipient: grace,
        subject: 'Ihre Buchungsbestätigung EW#7P',
        html: framed({
          preview: 'Buchungsbestätigung',
          body: [
            '<h2>Vielen Dank für Ihre Buchung</h2>',
            pairs('Buchungscode|EW#7P\nFluggast|Grace Hopper'),
            grid('Flug|Datum|Von|Nach|Abflug|Ankunft\nEW 9462|{4:de}|Düsseldorf (DUS)|London (LHR)|07:00|07:25'),
            pairs('Flugpreis|USD 120,00\nSteuern und Gebühren|USD 45,00\nGesamtpreis|USD 165,00'),
          ],
          footer: 'Eurowings GmbH, Waldstraße 249, Köln',
        }),
      },
      {
        by: eurowings,
        recipient: grace,
        subject: 'Ihre Umbuchung EW#7P',
        sent: 6000,
        html: framed({
          preview: 'Umbuchungsbestätigung',
          body: [
            '<h2>Ihre Umbuchung war erfolgreich</h2>',
            pairs('Buchungscode|EW#7P\nFluggast|Grace Hopper'),
            grid('Flug|Datum|Von|Nach|Abflug|Ankunft\nEW 9466|{4:de}|Düsseldorf (DUS)|London (LHR)|17:40|18:05'),
            pairs(
              'Tarifdifferenz|USD 38,00\nSteuern und Gebühren|USD 4,00\nUmbuchungsgebühr|USD 50,00\nGesamtbetrag der Umbuchung|USD 92,00',
            ),
          ],
          footer: 'Eurowings GmbH, Waldstraße 249, Köln',
        }),
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 17:40 9466 Active 16500'],
    costs: [25_700],
  },
  {
    name: 'a trip to Glasgow by air is one to Glasgow, and another flight replaces the one back',
    emails: [
      {
        by: loganair,
        recipient: grace,
        subject: 'Your Loganair booking LM#6',
        text: `Thank you for booking with Loganair.

Booking reference: LM#6
Passenger: Ms Grace Hopper

Outbound
LM 452  {3:en-GB}
Southampton (SOU) 09:15
Glasgow (GLA) 10:50

Inbound
LM 455  {5:en-GB}
Glasgow (GLA) 17:30
Southampton (SOU) 19:05

Total paid: USD 236.00
`,
      },
      {
        by: loganair,
        recipient: grace,
        subject: 'Important: change to your flight LM455',
        sent: 14_000,
        text: `Dear Ms Hopper,

We are sorry that flight LM455 on {5:en-GB} has been cancelled. We have moved you to the following flight:

Booking reference: LM#6
LM 457  {5:en-GB}
Glasgow (GLA) 20:10
Southampton (SOU) 21:45

There is nothing to pay.

Loganair
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 09:15 452 Active 11800', 'Grace Hopper +5 20:10 457 Active 11800'],
    trips: ['Grace Hopper +3 +5 Glasgow'],
  },
]
