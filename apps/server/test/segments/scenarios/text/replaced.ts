import type { Scenario } from '../scenario'

const elsewhere = 'Travel desk <travel@elsewhere.test>'
const jan = 'Jan van der Berg <jan@acme.test>'

/** Who and what is replaced or removed: passengers by name, flights and trains by others. */
export const replacedScenarios: readonly Scenario[] = [
  {
    name: 'a Dutch airline replaces a passenger by name',
    emails: [
      {
        by: 'Transavia <noreply@transavia.example>',
        subject: 'Bevestiging van je boeking TVH#8',
        recipient: elsewhere,
        text: `Boekingsnummer: TVH#8

Passagiers
Dhr. Jan van der Berg
Mevr. Grace Hopper

HV 5131
Amsterdam (AMS) - Barcelona (BCN)
{4:nl}
Vertrek 07:05
Aankomst 09:20

Totaalprijs: USD 240,00`,
      },
      {
        by: 'Transavia <noreply@transavia.example>',
        subject: 'Naamswijziging boeking TVH#8',
        recipient: elsewhere,
        sent: 3000,
        text: `De naamswijziging is verwerkt.

Boekingsnummer: TVH#8

Vorige passagier: Mevr. Grace Hopper
Nieuwe passagier: Mevr. Ada Lovelace

HV 5131
Amsterdam (AMS) - Barcelona (BCN)
{4:nl}
Vertrek 07:05
Aankomst 09:20

Kosten naamswijziging: USD 50,00`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Jan van der Berg +4 07:05 5131 Active 12000',
      'Ada Lovelace +4 07:05 5131 Active 12000',
      'Grace Hopper +4 07:05 5131 Cancelled 12000',
    ],
  },
  {
    name: 'the recipient is replaced by an unknown colleague',
    emails: [
      {
        by: 'Finnair <noreply@finnair.example>',
        subject: 'Booking confirmation AYX#9',
        text: `Booking reference: AYX#9
Passenger: Ms Grace Hopper

AY 1331
Helsinki (HEL) - London Heathrow (LHR)
{4:en-GB}
Departure 07:55
Arrival 09:10

Total: USD 260.00`,
      },
      {
        by: 'Finnair <noreply@finnair.example>',
        subject: 'Name change confirmed AYX#9',
        sent: 4000,
        text: `The passenger of your booking has been changed.

Booking reference: AYX#9
Former passenger: Ms Grace Hopper
New passenger: Mr Carl Gauss

AY 1331
Helsinki (HEL) - London Heathrow (LHR)
{4:en-GB}
Departure 07:55
Arrival 09:10

Name change fee: USD 50.00
Total: USD 260.00`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 07:55 1331 Cancelled 26000', '[Carl Gauss] +4 07:55 1331 Active 26000'],
  },
  {
    name: 'one of three passengers is removed, with a refund',
    emails: [
      {
        by: 'easyJet <donotreply@easyjet.example>',
        subject: 'Your booking EJ#22: London Gatwick - Nice',
        recipient: elsewhere,
        text: `Booking reference: EJ#22

EZY8351
London Gatwick (LGW) to Nice (NCE)
Depart: {4:en-GB} 07:15
Arrive: {4:en-GB} 10:20

Passengers
Ms Grace Hopper
Ms Ada Lovelace
Mr Jan Van Der Berg

Total: USD 330.00`,
      },
      {
        by: 'easyJet <donotreply@easyjet.example>',
        subject: 'Changes to your booking EJ#22',
        recipient: elsewhere,
        sent: 2000,
        text: `You removed a passenger from your booking.

Booking reference: EJ#22

Removed passenger: Mr Jan Van Der Berg

Remaining passengers
Ms Grace Hopper
Ms Ada Lovelace

EZY8351
London Gatwick (LGW) to Nice (NCE)
Depart: {4:en-GB} 07:15
Arrive: {4:en-GB} 10:20

Refund: USD 60.00`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +4 07:15 8351 Active 11000',
      'Ada Lovelace +4 07:15 8351 Active 11000',
      'Jan van der Berg +4 07:15 8351 Cancelled 11000',
    ],
  },
  {
    name: 'a cancelled flight is rebooked, and then another one is taken for nothing more',
    emails: [
      {
        by: 'Air France <noreply@airfrance.example>',
        subject: 'Votre réservation AF#MZ',
        recipient: jan,
        text: `Référence de réservation : AF#MZ
Passager : M. Jan van der Berg

Vol AF1240
Paris (CDG) - Amsterdam (AMS)
{5:fr}
Départ : 12:35
Arrivée : 13:55

Montant total : 170,00 USD`,
      },
      {
        by: 'Air France <noreply@airfrance.example>',
        subject: 'Votre vol AF1240 est annulé - nouvelle proposition',
        recipient: jan,
        sent: 30000,
        text: `Nous sommes au regret de vous informer que votre vol AF1240 du {5:fr} est annulé.

Nous vous avons réservé une place sur le vol suivant :

Référence de réservation : AF#MZ
Passager : M. Jan van der Berg

Vol AF1640
Paris (CDG) - Amsterdam (AMS)
{6:fr}
Départ : 07:20
Arrivée : 08:40`,
      },
      {
        by: 'Air France <noreply@airfrance.example>',
        subject: 'Confirmation de modification - AF#MZ',
        recipient: jan,
        sent: 30200,
        text: `Votre modification est confirmée.

Référence de réservation : AF#MZ
Passager : M. Jan van der Berg

Vol AF1140
Paris (CDG) - Amsterdam (AMS)
{5:fr}
Départ : 09:50
Arrivée : 11:10

Montant à payer : 0,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jan van der Berg +5 09:50 1140 Active 17000'],
  },
]
