import type { Scenario } from '../scenario'

/** What agencies and hotels write about stays and whole itineraries. */

const marriott = `Courtyard by Marriott Hamburg City
Adenauerallee 52, 20097 Hamburg, Germany`

export const itineraryScenarios: readonly Scenario[] = [
  {
    name: 'a stay is moved, and cancelled under a cancellation number',
    emails: [
      {
        by: 'Marriott <reservations@marriott.example>',
        subject: 'Reservation Confirmation #9#11',
        text: `Confirmation Number: 9#11
Guest name: Grace Hopper
${marriott}
Check-In: {2:en-US} 03:00 PM
Check-Out: {5:en-US} 12:00 PM
Total for stay: 612.00 USD`,
      },
      {
        by: 'Marriott <reservations@marriott.example>',
        subject: 'Reservation Modified',
        sent: 90,
        text: `Your reservation has been modified.
Confirmation Number: 9#11
Guest name: Grace Hopper
${marriott}
Check-In: {3:en-US} 03:00 PM
Check-Out: {5:en-US} 12:00 PM
Total for stay: 408.00 USD`,
      },
      {
        by: 'Marriott <reservations@marriott.example>',
        subject: 'Reservation Cancellation',
        sent: 190,
        text: `Your reservation has been cancelled.
Confirmation Number: 9#11
Cancellation Number: 77#88
Guest name: Grace Hopper
${marriott}
Check-In: {3:en-US}
Check-Out: {5:en-US}`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 2 Cancelled 40800'],
  },
  {
    name: 'the hotel cancels what the online agency booked, and the agency refunds it',
    emails: [
      {
        by: 'Expedia <travel@expedia.example>',
        subject: 'Expedia travel confirmation',
        text: `Itinerary number: 7231#900
Hotel confirmation number: HIL#45
Guest: Grace Hopper
Hilton Munich Park
Am Tucherpark 7, 80538 Munich, Germany
Check-in: {3:en-US}
Check-out: {5:en-US}
Total: 380.00 USD`,
      },
      {
        by: 'Hilton <noreply@hilton.example>',
        subject: 'Cancellation HIL#45',
        sent: 500,
        text: `We confirm the cancellation of your reservation HIL#45.`,
      },
      {
        by: 'Expedia <travel@expedia.example>',
        subject: 'Your refund',
        sent: 700,
        text: `Itinerary number: 7231#900
Refund: 380.00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 2 Cancelled 38000'],
    costs: [0],
  },
  {
    name: 'the online agency cancels by its number what the hotel confirmed under another',
    emails: [
      {
        by: 'Booking.com <noreply@booking.com>',
        subject: 'Buchungsbestätigung',
        text: `Buchungsnummer: 5123#77
Gast: Grace Hopper
Pension Edelweiss
Dorfstraße 3, 6020 Innsbruck, Österreich
Anreise: {2:de}
Abreise: {4:de}
Gesamtpreis: 180,00 USD`,
      },
      {
        by: 'Pension Edelweiss <info@edelweiss.example>',
        subject: 'Ihre Reservierung',
        sent: 60,
        text: `Sehr geehrte Frau Hopper,
vielen Dank für Ihre Buchung über Booking.com (Buchungsnummer 5123#77).
Unsere Reservierungsnummer: EDW#1
Gast: Grace Hopper
Pension Edelweiss
Dorfstraße 3, 6020 Innsbruck, Österreich
Anreise: {2:de}
Abreise: {4:de}`,
      },
      {
        by: 'Booking.com <noreply@booking.com>',
        subject: 'Stornierung Ihrer Buchung',
        sent: 99,
        text: `Ihre Buchung 5123#77 wurde storniert.
Stornierungsgebühr: 0,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 15:00 2 Cancelled 18000'],
  },
  {
    name: 'a rental of an itinerary is cancelled by the number of the rental',
    emails: [
      {
        by: 'Corporate Travel Partners <itinerary@ctp.example>',
        subject: 'Itinerary CTP#1',
        text: `Agency reference: CTP#1A
Traveler: HOPPER/GRACE MS

CAR - Avis
Confirmation number: AV#US3
Pick-up: Denver International Airport, {2:en-US} 11:00 AM
Drop-off: Denver International Airport, {5:en-US} 4:00 PM
Estimated total: 240.00 USD`,
      },
      {
        by: 'Avis <noreply@avis.example>',
        subject: 'Reservation cancelled',
        sent: 90,
        text: `Your Avis reservation AV#US3 has been cancelled.`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 11:00 4 Cancelled 24000'],
  },
  {
    name: 'the airline moves one flight of an itinerary, and the hotel cancels its stay',
    emails: [
      {
        by: 'BCD Travel <itinerary@bcdtravel.example>',
        subject: 'Your itinerary BCD#Q',
        text: `Agency booking reference: BCD#QQ
Traveler: HOPPER/GRACE MS

AIR - Finnair AY 834
Airline confirmation: AYF#21
Depart: Helsinki (HEL) {1:en-GB} 15:50
Arrive: London Heathrow (LHR) {1:en-GB} 17:05

HOTEL - The Tower Hotel
St Katharine's Way, London E1W 1LD, United Kingdom
Hotel confirmation: TWR#3
Check-in: {1:en-GB}
Check-out: {3:en-GB}

AIR - Finnair AY 837
Airline confirmation: AYF#21
Depart: London Heathrow (LHR) {3:en-GB} 18:00
Arrive: Helsinki (HEL) {3:en-GB} 22:55`,
      },
      {
        by: 'Finnair <noreply@finnair.example>',
        subject: 'Schedule change AYF#21',
        sent: 300,
        text: `Your flight times have changed.
Booking reference: AYF#21
Passenger: Grace Hopper
Flight AY 839
London Heathrow (LHR) - Helsinki (HEL)
Departure: {4:en-GB} 10:20
Arrival: {4:en-GB} 15:15`,
      },
      {
        by: 'The Tower Hotel <reservations@tower.example>',
        subject: 'Cancellation TWR#3',
        sent: 400,
        text: `Reservation TWR#3 has been cancelled. Cancellation fee: USD 110.00`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +1 15:50 834 Active null',
      'Grace Hopper +1 15:00 2 Cancelled null',
      'Grace Hopper +4 10:20 839 Active null',
    ],
  },
]
