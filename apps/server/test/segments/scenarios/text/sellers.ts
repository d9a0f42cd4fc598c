import type { Scenario } from '../scenario'

/** What agencies and airlines write under their own numbers, trips and tickets. */

const desk = 'Travel desk <travel@elsewhere.test>'

export const sellerScenarios: readonly Scenario[] = [
  {
    name: 'an agency that nobody knows cancels flights and stay by its one number',
    emails: [
      {
        by: 'FCM Travel <itinerary@fcm.example>',
        subject: 'Itinerary',
        text: `Booking reference: FCM#R2
Passenger: Grace Hopper

Flight NZ 420
Wellington (WLG) - Auckland (AKL)
Departure: {1:en-NZ} 09:00
Arrival: {1:en-NZ} 10:05

Hotel: Cordis Auckland
83 Symonds Street, Auckland 1010, New Zealand
Check-in: {1:en-NZ}
Check-out: {3:en-NZ}

Flight NZ 447
Auckland (AKL) - Wellington (WLG)
Departure: {3:en-NZ} 17:00
Arrival: {3:en-NZ} 18:05`,
      },
      {
        by: 'FCM Travel <itinerary@fcm.example>',
        subject: 'FCM#R2 cancelled',
        sent: 100,
        text: `Hi Grace,

As requested we have cancelled all services of booking FCM#R2.

Agency fee: USD 25.00`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +1 09:00 420 Cancelled null',
      'Grace Hopper +1 15:00 2 Cancelled null',
      'Grace Hopper +3 17:00 447 Cancelled null',
    ],
    stated: ['service_fee 25.00 USD'],
  },
  {
    name: 'a trip of an online agency, which the airline moves, is cancelled by the number of the trip',
    emails: [
      {
        by: 'TravelPerk <noreply@travelperk.example>',
        subject: 'Your trip to Lisbon is confirmed',
        html: `<html><body><h1>You're going to Lisbon!</h1><p>Trip ID: TPK#90</p><p>Traveller: Grace Hopper</p><table><tr><td>Flight</td><td>TP 577</td></tr><tr><td>From</td><td>Munich (MUC)</td></tr><tr><td>To</td><td>Lisbon (LIS)</td></tr><tr><td>Departure</td><td>{3:en-GB} 11:55</td></tr><tr><td>Arrival</td><td>{3:en-GB} 14:10</td></tr></table><p>Total: USD 233.00</p></body></html>`,
      },
      {
        by: 'TAP Air Portugal <reservas@tap.example>',
        subject: 'Your booking TPA#1',
        sent: 30,
        text: `Booking code: TPA#1
Passenger: HOPPER GRACE MS
TP 577 Munich (MUC) - Lisbon (LIS)
Departure: {3:en-GB} 11:55
Arrival: {3:en-GB} 14:10`,
      },
      {
        by: 'TAP Air Portugal <reservas@tap.example>',
        subject: 'Schedule change',
        sent: 300,
        text: `Your flight has been rescheduled.
Booking code: TPA#1
Passenger: HOPPER GRACE MS
TP 553 Munich (MUC) - Lisbon (LIS)
Departure: {4:en-GB} 06:00
Arrival: {4:en-GB} 08:15`,
      },
      {
        by: 'TravelPerk <noreply@travelperk.example>',
        subject: 'Your trip TPK#90 was cancelled',
        sent: 600,
        text: `Trip TPK#90 was cancelled. Refund: USD 233.00`,
      },
    ],
    segments: ['Grace Hopper +4 06:00 553 Cancelled 23300'],
    costs: [0],
  },
  {
    name: 'each traveler’s ticket stands beside the name, and one of them is refunded',
    emails: [
      {
        by: 'American Express GBT <noreply@amexgbt.example>',
        recipient: desk,
        subject: 'Travel confirmation',
        text: `Trip reference: GBT#7Y
Airline record locator: DLQ#5

Travelers
HOPPER/GRACE MS  Ticket 006-44001#01
LOVELACE/ADA MS  Ticket 006-44001#02

DL 1106
Boston (BOS) to Atlanta (ATL)
Depart: {2:en-US} 7:00 AM
Arrive: {2:en-US} 10:02 AM

Total: 640.00 USD`,
      },
      {
        by: 'Delta Air Lines <noreply@delta.example>',
        recipient: desk,
        subject: 'Flight update',
        sent: 300,
        text: `Confirmation number: DLQ#5
DL 1290
Boston (BOS) to Atlanta (ATL)
Depart: {2:en-US} 9:40 AM
Arrive: {2:en-US} 12:44 PM`,
      },
      {
        by: 'American Express GBT <noreply@amexgbt.example>',
        recipient: desk,
        subject: 'Refund notice',
        sent: 500,
        text: `Ticket 006-44001#02 of LOVELACE/ADA MS has been cancelled and refunded.
Refund: 300.00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 09:40 1290 Active 32000', 'Ada Lovelace +2 09:40 1290 Cancelled 32000'],
  },
  {
    name: 'one of two tickets is refunded in Portuguese',
    emails: [
      {
        by: 'TAP Air Portugal <reservas@tap.example>',
        recipient: desk,
        subject: 'Confirmação de reserva TP#W',
        text: `Código de reserva: TP#WW

Passageiros:
Grace Hopper - Bilhete 047-33001#01
Ada Lovelace - Bilhete 047-33001#02

Voo TP 1363
Lisboa (LIS) - Londres Heathrow (LHR)
Partida: {3:pt} 08:00
Chegada: {3:pt} 10:40

Preço total: 500,00 USD`,
      },
      {
        by: 'TAP Air Portugal <reservas@tap.example>',
        recipient: desk,
        subject: 'Bilhete reembolsado',
        sent: 500,
        text: `O bilhete 047-33001#02 foi cancelado.
Reembolso: 180,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 08:00 1363 Active 25000', 'Ada Lovelace +3 08:00 1363 Cancelled 25000'],
  },
  {
    name: 'a new number replaces the old one in French',
    emails: [
      {
        by: 'SNCF Connect <noreply@sncf.example>',
        subject: 'Confirmation de commande',
        text: `Référence dossier : SN#AAA
Passager : Grace Hopper
TGV INOUI 6607
Paris Gare de Lyon - Lyon Part-Dieu
Départ : {1:fr} 09:58
Arrivée : {1:fr} 11:56
Total : 80,00 USD`,
      },
      {
        by: 'SNCF Connect <noreply@sncf.example>',
        subject: 'Votre échange est confirmé',
        sent: 80,
        text: `Votre échange est confirmé. Ce nouveau dossier remplace le dossier SN#AAA.
Référence dossier : SN#BBB
Passager : Grace Hopper
TGV INOUI 6617
Paris Gare de Lyon - Lyon Part-Dieu
Départ : {1:fr} 14:58
Arrivée : {1:fr} 16:56
Total : 95,00 USD`,
      },
    ],
    inAnyOrder: true,
    bookings: 2,
    segments: ['Grace Hopper +1 14:58 6617 Active 9500', 'Grace Hopper +1 09:58 6607 Cancelled 8000'],
  },
]
