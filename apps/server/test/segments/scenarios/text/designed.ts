import type { Scenario } from '../scenario'

/** What airlines write in tables, and about exchanges and cancelled flights. */

const desk = 'Travel desk <travel@elsewhere.test>'

export const designedScenarios: readonly Scenario[] = [
  {
    name: 'a flight in HTML is moved for two, and one of them leaves',
    emails: [
      {
        by: 'Air France <reservation@airfrance.example>',
        recipient: desk,
        subject: 'Confirmation de votre réservation AF#Z',
        html: `<html><body><h2>Votre réservation est confirmée</h2><p>Référence de réservation : <b>AF#Z</b></p><table><tr><th>Passagers</th></tr><tr><td>Mme Grace Hopper</td></tr><tr><td>Mme Ada Lovelace</td></tr></table><table><tr><td>Vol</td><td>AF 1148</td></tr><tr><td>Départ</td><td>Paris Charles de Gaulle (CDG)</td><td>{4:fr} 09:35</td></tr><tr><td>Arrivée</td><td>Barcelone (BCN)</td><td>{4:fr} 11:20</td></tr></table><p>Montant total : 480,00 USD</p></body></html>`,
      },
      {
        by: 'Air France <reservation@airfrance.example>',
        recipient: desk,
        subject: 'Modification d’horaire de votre vol AF#Z',
        sent: 500,
        html: `<html><body><p>Les horaires de votre vol ont été modifiés.</p><p>Référence de réservation : <b>AF#Z</b></p><table><tr><td>Vol</td><td>AF 1348</td></tr><tr><td>Départ</td><td>Paris Charles de Gaulle (CDG)</td><td>{4:fr} 12:50</td></tr><tr><td>Arrivée</td><td>Barcelone (BCN)</td><td>{4:fr} 14:35</td></tr></table></body></html>`,
      },
      {
        by: 'Air France <reservation@airfrance.example>',
        recipient: desk,
        subject: 'Annulation AF#Z',
        sent: 900,
        text: `La réservation AF#Z de Mme Ada Lovelace a été annulée.
Remboursement : 200,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 12:50 1348 Active 24000', 'Ada Lovelace +4 12:50 1348 Cancelled 24000'],
  },
  {
    name: '“UA777 has been cancelled” alone, after a change',
    emails: [
      {
        by: 'United Airlines <unitedairlines@united.example>',
        subject: 'eTicket Itinerary and Receipt for Confirmation UA#7',
        text: `Confirmation: UA#7X

Traveler: HOPPER/GRACEMS
eTicket Number: 016-23456#12

Flight UA 901
San Francisco, CA (SFO) to London (LHR)
Depart: {3:en-US} 1:25 PM
Arrive: {4:en-US} 7:45 AM

Total: 1,204.60 USD`,
      },
      {
        by: 'United Airlines <unitedairlines@united.example>',
        subject: 'Important: your itinerary has changed',
        sent: 300,
        text: `There has been a change to your itinerary.

Confirmation: UA#7X

Traveler: Grace Hopper

New flight:
Flight UA 935
San Francisco, CA (SFO) to London (LHR)
Depart: {3:en-US} 4:10 PM
Arrive: {4:en-US} 10:30 AM`,
      },
      {
        by: 'United Airlines <unitedairlines@united.example>',
        subject: 'UA#7X has been cancelled',
        sent: 600,
        text: `Your reservation has been cancelled.`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 16:10 935 Cancelled 120460'],
  },
  {
    name: 'an exchange on another day with an additional collection, under a new ticket',
    emails: [
      {
        by: 'Delta Air Lines <DeltaAirLines@delta.example>',
        subject: 'Your Flight Receipt - GRACE HOPPER',
        text: `Confirmation Number: DL#GH
Ticket Number: 006-77001#55

Passenger: GRACE HOPPER

DL 82
Atlanta (ATL) to Paris (CDG)
Depart: {2:en-US} 5:45 PM
Arrive: {3:en-US} 8:05 AM

Total Price: 980.00 USD`,
      },
      {
        by: 'Delta Air Lines <DeltaAirLines@delta.example>',
        subject: 'Your exchange is complete',
        sent: 400,
        text: `Your ticket was exchanged.

Confirmation Number: DL#GH
New ticket number: 006-77002#56
Original ticket number: 006-77001#55

Passenger: GRACE HOPPER

DL 84
Atlanta (ATL) to Paris (CDG)
Depart: {3:en-US} 8:55 PM
Arrive: {4:en-US} 11:15 AM

Additional collection: 120.00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 20:55 84 Active 98000'],
    stated: ['exchange 120.00 USD 0'],
    costs: [110000],
  },
  {
    name: 'a cancelled flight is replaced days later under its number',
    emails: [
      {
        by: 'airBaltic <noreply@airbaltic.example>',
        subject: 'Booking BT#',
        text: `Booking reference: BTX#9
Passenger: Grace Hopper
BT 651 Riga (RIX) - London Gatwick (LGW)
Departure: {4:en-GB} 07:30
Arrival: {4:en-GB} 08:25
Total: 120.00 USD`,
      },
      {
        by: 'airBaltic <noreply@airbaltic.example>',
        sent: 100,
        subject: 'Flight cancelled',
        text: `Your flight BT 651 has been cancelled.
Booking reference: BTX#9
Passenger: Grace Hopper
Status: Cancelled
BT 651 Riga (RIX) - London Gatwick (LGW)
Departure: {4:en-GB} 07:30
Arrival: {4:en-GB} 08:25`,
      },
      {
        by: 'airBaltic <noreply@airbaltic.example>',
        sent: 300,
        subject: 'Your new flight',
        text: `Booking reference: BTX#9
Passenger: Grace Hopper
BT 653 Riga (RIX) - London Gatwick (LGW)
Departure: {5:en-GB} 16:30
Arrival: {5:en-GB} 17:25`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 16:30 653 Active 12000'],
  },
  {
    name: 'one of two is rebooked for a fee, and the other one’s flight is delayed',
    emails: [
      {
        by: 'Brussels Airlines <noreply@brussels.example>',
        recipient: desk,
        subject: 'Booking SN#',
        text: `Booking reference: SNB#5

Passengers
Mr Jan van der Berg
Ms Grace Hopper

Flight SN 2093
Brussels (BRU) - London Heathrow (LHR)
Departure: {2:en-GB} 09:40
Arrival: {2:en-GB} 09:55

Total price: 300.00 USD`,
      },
      {
        by: 'Brussels Airlines <noreply@brussels.example>',
        recipient: desk,
        sent: 60,
        subject: 'Rebooking confirmation SN#',
        text: `Your rebooking is confirmed.
Booking reference: SNB#5

Passenger
Mr Jan van der Berg

Flight SN 2103
Brussels (BRU) - London Heathrow (LHR)
Departure: {3:en-GB} 17:20
Arrival: {3:en-GB} 17:35

Rebooking fee: 50.00 USD`,
      },
      {
        by: 'Brussels Airlines <noreply@brussels.example>',
        recipient: desk,
        sent: 160,
        subject: 'Schedule change',
        text: `Booking reference: SNB#5

Passenger: Ms Grace Hopper

Flight SN 2093
Brussels (BRU) - London Heathrow (LHR)
Departure: {2:en-GB} 10:10
Arrival: {2:en-GB} 10:25`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jan van der Berg +3 17:20 2103 Active 15000', 'Grace Hopper +2 10:10 2093 Active 15000'],
    costs: [15000, 20000],
  },
]
