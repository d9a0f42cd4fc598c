import type { Scenario } from './scenario'

/** What suppliers write when a part of a booking is cancelled: a leg, or one of its travelers. */

const sas = 'SAS <no-reply@flysas.example>'

export const partialLetters: readonly Scenario[] = [
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
]
