import type { Scenario } from '../scenario'

/** What comes back of lower prices, and what agencies deduct. */
export const differenceScenarios: readonly Scenario[] = [
  {
    name: 'another sailing back costs less, and the difference is refunded',
    emails: [
      {
        by: 'Stena Line <noreply@stenaline.example>',
        subject: 'Booking confirmation 88#231',
        text: `Booking number: 88#231
Lead passenger: Grace Hopper

Outward journey
Holyhead to Dublin Port
Ship: Stena Adventurer
{3:en-GB}
Departs: 08:15
Arrives: 11:30

Return journey
Dublin Port to Holyhead
Ship: Stena Estrid
{6:en-GB}
Departs: 14:50
Arrives: 18:05

Total price: USD 310.00`,
      },
      {
        by: 'Stena Line <noreply@stenaline.example>',
        subject: 'Your booking 88#231 has been amended',
        sent: 3000,
        text: `Your booking has been amended. Please find your new details below.

Booking number: 88#231
Lead passenger: Grace Hopper

Outward journey
Holyhead to Dublin Port
Ship: Stena Adventurer
{3:en-GB}
Departs: 08:15
Arrives: 11:30

Return journey
Dublin Port to Holyhead
Ship: Stena Adventurer
{7:en-GB}
Departs: 20:30
Arrives: 23:45

Total price: USD 290.00
Refund due: USD 20.00`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 08:15 Stena Adventurer Active 14500',
      'Grace Hopper +7 20:30 Stena Adventurer Active 14500',
    ],
    costs: [14500, 14500],
  },
  {
    name: 'half of a stay comes back',
    emails: [
      {
        by: 'Hotel Astoria <reservations@astoria.example>',
        subject: 'Booking confirmation AS#71',
        text: `Confirmation number: AS#71
Guest: Grace Hopper
Hotel Astoria, Vienna
Check-in: {2:en-GB}
Check-out: {4:en-GB}
Total: USD 400.00`,
      },
      {
        by: 'Hotel Astoria <reservations@astoria.example>',
        subject: 'Your booking AS#71 has been changed',
        sent: 900,
        text: `Your stay has been shortened by one night.
Confirmation number: AS#71
Guest: Grace Hopper
Hotel Astoria, Vienna
Check-in: {2:en-GB}
Check-out: {3:en-GB}
New total: USD 200.00
Refund: USD 200.00`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 15:00 1 Active 20000'],
    costs: [20000],
  },
  {
    name: 'an agency cancels under its own number and deducts the airline’s fee',
    emails: [
      {
        by: 'FCM Travel <itin@fcm.example>',
        subject: 'E-Itinerary for HOPPER/GRACE MS - Ref FCM#8',
        text: `Booking reference: FCM#8
Airline reference: QF#NB

Passenger: HOPPER/GRACE MS

QANTAS QF 425
Depart: Sydney (SYD) {4:en-AU} 11:00
Arrive: Melbourne (MEL) {4:en-AU} 12:35

Total: USD 210.00`,
      },
      {
        by: 'FCM Travel <itin@fcm.example>',
        subject: 'CANCELLED: E-Itinerary for HOPPER/GRACE MS - Ref FCM#8',
        sent: 1500,
        text: `The following booking has been cancelled.

Booking reference: FCM#8
Passenger: HOPPER/GRACE MS
QF 425 SYD-MEL {4:en-AU}`,
      },
      {
        by: 'FCM Travel <itin@fcm.example>',
        subject: 'Refund notice FCM#8',
        sent: 9000,
        text: `Refund notice

Booking reference: FCM#8
Passenger: HOPPER/GRACE MS
Ticket value: USD 210.00
Airline cancellation fee: USD 60.00
Agency fee: USD 15.00
Refund amount: USD 135.00`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 11:00 425 Cancelled 21000'],
    costs: [7500],
  },
]
