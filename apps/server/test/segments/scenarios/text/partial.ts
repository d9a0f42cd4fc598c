import type { Scenario } from '../scenario'

/** What suppliers write when a part of a booking is cancelled: a leg, or one of its travelers. */

const sas = 'SAS <no-reply@flysas.example>'

export const partialScenarios: readonly Scenario[] = [
  {
    name: 'the return is cancelled and the flight out is not, for both travelers',
    emails: [
      {
        by: sas,
        recipient: 'Bookings <bookings@elsewhere.test>',
        subject: 'Booking confirmation SK#ST',
        text: `Booking reference: SK#ST

Passengers: Grace Hopper, Ada Lovelace

Flight SK 1418
Copenhagen (CPH) - Stockholm Arlanda (ARN)
Departure: {5:en-GB} 10:20
Arrival: {5:en-GB} 11:30

Flight SK 1423
Stockholm Arlanda (ARN) - Copenhagen (CPH)
Departure: {8:en-GB} 17:05
Arrival: {8:en-GB} 18:15`,
      },
      {
        by: sas,
        recipient: 'Bookings <bookings@elsewhere.test>',
        subject: 'Your booking SK#ST: return flight cancelled',
        text: `As requested, we have cancelled your return flight. Your outbound flight is unchanged.

Booking reference: SK#ST

Passengers: Grace Hopper, Ada Lovelace

CONFIRMED
Flight SK 1418
Copenhagen (CPH) - Stockholm Arlanda (ARN)
Departure: {5:en-GB} 10:20
Arrival: {5:en-GB} 11:30

CANCELLED
Flight SK 1423
Stockholm Arlanda (ARN) - Copenhagen (CPH)
Departure: {8:en-GB} 17:05
Arrival: {8:en-GB} 18:15`,
        sent: 900,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Ada Lovelace +5 10:20 1418 Active null',
      'Ada Lovelace +8 17:05 1423 Cancelled null',
      'Grace Hopper +5 10:20 1418 Active null',
      'Grace Hopper +8 17:05 1423 Cancelled null',
    ],
  },
  {
    name: 'one of two travelers is cancelled by name, and the other one travels',
    emails: [
      {
        by: sas,
        recipient: 'Bookings <bookings@elsewhere.test>',
        subject: 'Booking confirmation SK#TW',
        text: `Booking reference: SK#TW

Passengers: Grace Hopper, Ada Lovelace

Flight SK 1418
Copenhagen (CPH) - Stockholm Arlanda (ARN)
Departure: {5:en-GB} 10:20
Arrival: {5:en-GB} 11:30`,
      },
      {
        by: sas,
        recipient: 'Bookings <bookings@elsewhere.test>',
        subject: 'Your booking SK#TW',
        text: `As requested, one of the passengers in your booking has been cancelled.

Booking reference: SK#TW

Passengers
Grace Hopper: confirmed
Ada Lovelace: cancelled

Flight SK 1418
Copenhagen (CPH) - Stockholm Arlanda (ARN)
Departure: {5:en-GB} 10:20
Arrival: {5:en-GB} 11:30`,
        sent: 900,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +5 10:20 1418 Cancelled null', 'Grace Hopper +5 10:20 1418 Active null'],
  },
  {
    name: 'one of two passengers is cancelled in French',
    emails: [
      {
        by: 'Air Corsica <noreply@aircorsica.example>',
        subject: 'Confirmation de réservation XK#RS',
        text: `Référence de dossier : XK#RS
Passagers :
Mme Grace Hopper
Mme Ada Lovelace

Vol XK 771
Paris Orly (ORY) - Ajaccio (AJA)
{3:fr} départ 11:40, arrivée 13:15

Montant total : 300,00 USD`,
      },
      {
        by: 'Air Corsica <noreply@aircorsica.example>',
        subject: 'Annulation pour un passager - XK#RS',
        sent: 700,
        text: `Votre demande d'annulation a été traitée.

Référence de dossier : XK#RS
Passager annulé : Mme Ada Lovelace
Vol XK 771
Paris Orly (ORY) - Ajaccio (AJA)
{3:fr} départ 11:40

Remboursement : 120,00 USD`,
      },
    ],
    segments: ['Grace Hopper +3 11:40 771 Active 15000', 'Ada Lovelace +3 11:40 771 Cancelled 15000'],
  },
  {
    name: 'a new booking code replaces the former one',
    emails: [
      {
        by: 'Reisebüro Kessler <post@kessler.example>',
        subject: 'Reisebestätigung',
        recipient: 'Jörg Müller <joerg@acme.test>',
        text: `Buchungscode: KZ#AB
Reisender: Herr Jörg Müller

Flug LH 1830
München (MUC) - Zagreb (ZAG)
{3.} Abflug 09:15 Ankunft 10:25

Gesamtpreis: 240,00 USD`,
      },
      {
        by: 'Reisebüro Kessler <post@kessler.example>',
        subject: 'Umbuchung',
        sent: 500,
        recipient: 'Jörg Müller <joerg@acme.test>',
        text: `Ihre Umbuchung ist bestätigt.

Bisheriger Buchungscode: KZ#AB
Neuer Buchungscode: KW#CD
Reisender: Herr Jörg Müller

Flug LH 1832
München (MUC) - Zagreb (ZAG)
{4.} Abflug 15:05 Ankunft 16:15

Gesamtpreis: 280,00 USD`,
      },
    ],
    inAnyOrder: true,
    bookings: 2,
    segments: ['Jörg Müller +4 15:05 1832 Active 28000', 'Jörg Müller +3 09:15 1830 Cancelled 24000'],
  },
]
