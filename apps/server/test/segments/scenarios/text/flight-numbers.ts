import type { Scenario, ScenarioEmail } from '../scenario'

/** What airlines and railways write about one flight or train of a booking, which they name by its number. */

const ryanair = 'Ryanair <itinerary@ryanair.example>'
const berlin = 'FR 8544\nLondon Stansted (STN) - Berlin (BER)\nDepart: {2:en-GB} 06:30\nArrive: {2:en-GB} 09:20'
const stansted = 'FR 8545\nBerlin (BER) - London Stansted (STN)\nDepart: {5:en-GB} 21:10\nArrive: {5:en-GB} 22:05'
const thereAndBack: ScenarioEmail = {
  by: ryanair,
  subject: 'Ryanair Travel Itinerary',
  text: `RESERVATION: FR#QX

PASSENGERS
Ms Grace Hopper

GOING OUT
${berlin}

COMING BACK
${stansted}

Total paid: 141.00 USD`,
}

export const flightNumberScenarios: readonly Scenario[] = [
  {
    name: 'the airline cancels the way back by its number, and names the booking as well',
    emails: [
      thereAndBack,
      {
        by: ryanair,
        subject: 'Your flight FR 8545 has been cancelled',
        text: `Dear Grace Hopper,

We sincerely regret to inform you that your flight FR 8545 from Berlin (BER) to London Stansted (STN) on {5:en-GB} has been cancelled.

Reservation: FR#QX

You may choose between a full refund and a change to another flight.`,
        sent: 800,
      },
      {
        by: ryanair,
        subject: 'Your refund',
        text: `Reservation: FR#QX

Your refund has been processed.
Refund amount: 70.50 USD`,
        sent: 900,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 06:30 8544 Active 7050', 'Grace Hopper +5 21:10 8545 Cancelled 7050'],
  },
  {
    name: 'a flight that was moved to another number is cancelled by the new one',
    emails: [
      thereAndBack,
      {
        by: ryanair,
        subject: 'Your flight has changed',
        text: `Your flight has changed. These are your new flight details.

Reservation: FR#QX

Passenger: Ms Grace Hopper

FR 8549
Berlin (BER) - London Stansted (STN)
Depart: {6:en-GB} 07:10
Arrive: {6:en-GB} 08:05`,
        sent: 300,
      },
      {
        by: ryanair,
        subject: 'Flight cancelled',
        text: 'Your flight FR 8549 has been cancelled.\n\nReservation: FR#QX',
        sent: 800,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 06:30 8544 Active 7050', 'Grace Hopper +6 07:10 8549 Cancelled 7050'],
  },
  {
    name: 'one train of two is cancelled by its number',
    emails: [
      {
        by: 'Deutsche Bahn <noreply@deutschebahn.example>',
        subject: 'Ihre Buchung DBX#42',
        recipient: 'Jörg Müller <joerg@acme.test>',
        text: `Auftragsnummer: DBX#42
Reisender: Jörg Müller

ICE 1005
Von: Berlin Hbf
Nach: München Hbf
Abfahrt: {2.} 08:05
Ankunft: {2.} 12:02

ICE 1006
Von: München Hbf
Nach: Berlin Hbf
Abfahrt: {4.} 15:56
Ankunft: {4.} 19:55

Gesamtpreis: 219,80 USD`,
      },
      {
        by: 'Deutsche Bahn <noreply@deutschebahn.example>',
        subject: 'Zugausfall',
        recipient: 'Jörg Müller <joerg@acme.test>',
        text: 'Ihr Zug ICE 1006 wurde storniert.\n\nAuftragsnummer: DBX#42',
        sent: 700,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +2 08:05 ICE 1005 Active 10990', 'Jörg Müller +4 15:56 ICE 1006 Cancelled 10990'],
  },
  {
    name: 'the return flight is cancelled, and its number is not named',
    emails: [
      {
        by: 'Norwegian <noreply@norwegian.example>',
        subject: 'Travel documents - reference DY#KL',
        text: `Booking reference: DY#KL
Passenger: Grace Hopper

DY 1303 London Gatwick (LGW) - Oslo (OSL)
{2:en-GB} 11:15 - 14:20

DY 1306 Oslo (OSL) - London Gatwick (LGW)
{5:en-GB} 15:40 - 17:05

Total: USD 200.00`,
      },
      {
        by: 'Norwegian <noreply@norwegian.example>',
        subject: 'Your return flight has been cancelled - DY#KL',
        sent: 2000,
        text: `Dear Grace Hopper,

Your return flight on {5:en-GB} from Oslo to London Gatwick has been cancelled.
Booking reference: DY#KL`,
      },
    ],
    segments: ['Grace Hopper +2 11:15 1303 Active 10000', 'Grace Hopper +5 15:40 1306 Cancelled 10000'],
  },
]
