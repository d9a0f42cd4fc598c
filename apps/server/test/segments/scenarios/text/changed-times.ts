import type { Scenario } from '../scenario'

const ada = 'Ada Lovelace <ada@acme.test>'
const joerg = 'Jörg Müller <joerg@acme.test>'

/** Emails that state one new value for a reference, and nothing else of the booking. */
export const changedTimeScenarios: readonly Scenario[] = [
  {
    name: 'a rental is extended by an email that states only the new return',
    emails: [
      {
        by: 'Sixt <noreply@sixt.example>',
        recipient: joerg,
        subject: 'Ihre Reservierung SX#K1',
        text: `Guten Tag Herr Müller,

Ihre Reservierung ist bestätigt.

Reservierungsnummer: SX#K1
Fahrer: Jörg Müller
Abholung: München Flughafen, {2:de}, 10:00 Uhr
Rückgabe: München Flughafen, {5:de}, 10:00 Uhr
Gesamtpreis: 240,00 USD
`,
      },
      {
        by: 'Sixt <noreply@sixt.example>',
        recipient: joerg,
        subject: 'Verlängerung Ihrer Miete SX#K1',
        sent: 4000,
        text: `Guten Tag Herr Müller,

gerne haben wir Ihre Miete verlängert.

Reservierungsnummer: SX#K1
Neue Rückgabe: {7:de}, 18:00 Uhr
Neuer Gesamtpreis: 390,00 USD
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +2 10:00 6 Active 39000'],
    ends: ['+7 18:00'],
    costs: [39_000],
  },
  {
    name: 'a stay is shortened in a sentence, and keeps its hour, room and price',
    emails: [
      {
        by: 'Park Hotel Bristol <reservations@parkhotel.example>',
        recipient: ada,
        subject: 'Your reservation PH#90',
        text: `Dear Ada Lovelace,

your reservation is confirmed.

Confirmation number: PH#90
Park Hotel Bristol, 14 College Green, Bristol
Arrival: {3:en-GB}, from 14:00
Departure: {7:en-GB}, until 10:00
Total: USD 480.00
`,
      },
      {
        by: 'Park Hotel Bristol <reservations@parkhotel.example>',
        recipient: ada,
        subject: 'Your stay PH#90',
        sent: 4000,
        text: `Dear Ada Lovelace,

as you asked, your departure has been moved from {7:en-GB} to {6:en-GB}. We look forward to welcoming you.

Park Hotel Bristol
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 14:00 3 Active 48000'],
    ends: ['+6 10:00'],
  },
  {
    name: 'a flight departs at another hour, for both travelers of the reference',
    emails: [
      {
        by: 'Eurowings <noreply@eurowings.example>',
        recipient: joerg,
        subject: 'Buchungsbestätigung EW#AB',
        text: `Buchungscode: EW#AB
Passagiere: Jörg Müller, Ada Lovelace

EW 9780   {4:de}
Köln/Bonn (CGN) 09:30 – Mailand (MXP) 11:00

Gesamtpreis: 240,00 USD
`,
      },
      {
        by: 'Eurowings <noreply@eurowings.example>',
        recipient: joerg,
        subject: 'Flugzeitenänderung EW#AB',
        sent: 4000,
        text: `Guten Tag,

die Abflugzeit Ihres Fluges hat sich geändert.

Buchungscode: EW#AB
Neue Abflugzeit: 10:45 Uhr
Neue Ankunftszeit: 12:15 Uhr
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 10:45 9780 Active 12000', 'Jörg Müller +4 10:45 9780 Active 12000'],
    ends: ['+4 12:15', '+4 12:15'],
  },
  {
    name: 'the hour of the outward flight alone does not move the return, and a new hour of neither moves none',
    emails: [
      {
        by: 'Volotea <noreply@volotea.example>',
        recipient: ada,
        subject: 'Votre réservation VL#QQ',
        text: `Référence de réservation : VL#QQ
Passager : Ada Lovelace

V7 2620   {3:fr}
Nantes (NTE) 07:10 – Venise (VCE) 08:55

V7 2621   {6:fr}
Venise (VCE) 19:30 – Nantes (NTE) 21:20

Montant total : 200,00 USD
`,
      },
      {
        by: 'Volotea <noreply@volotea.example>',
        recipient: ada,
        subject: 'Changement d’horaire VL#QQ',
        sent: 3000,
        text: `Bonjour,

L'horaire de votre vol V7 2621 a été modifié.

Référence de réservation : VL#QQ
Nouvelle heure de départ : 20:05
Nouvelle heure d'arrivée : 21:55
`,
      },
      {
        by: 'Volotea <noreply@volotea.example>',
        recipient: ada,
        subject: 'Changement d’horaire VL#QQ',
        sent: 3500,
        text: `Bonjour,

Référence de réservation : VL#QQ
Nouvelle heure de départ : 05:05
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 07:10 2620 Active 10000', 'Ada Lovelace +6 20:05 2621 Active 10000'],
    ends: ['+3 08:55', '+6 21:55'],
  },
  {
    name: 'a ride is picked up earlier',
    emails: [
      {
        by: 'Blacklane <noreply@blacklane.example>',
        recipient: ada,
        subject: 'Your ride BL#33 is confirmed',
        text: `Dear Ada Lovelace,

Booking number: BL#33
Pick-up: {4:en-GB}, 08:00
From: Hotel Adlon, Unter den Linden 77, Berlin
To: Berlin Brandenburg Airport (BER)
Price: USD 78.00
`,
      },
      {
        by: 'Blacklane <noreply@blacklane.example>',
        recipient: ada,
        subject: 'Your pick-up time has changed',
        sent: 4000,
        text: `Dear Ada,

The pick-up time of your ride BL#33 has been changed to 07:15.

Blacklane
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 07:15 Blacklane Active 7800'],
  },
]
