import type { Scenario } from './scenario'

/** One booking with the references of several parties, changed and cancelled by any of them. */

const agency = { sender: 'agency', code: 'AG#77' } as const
const back = { from: 'CDG', to: 'FRA', number: '1035', day: 3, hour: '18:20' } as const

export const referenceScenarios: readonly Scenario[] = [
  {
    name: 'the locator of the airline and the number of the agency meet on one flight, and neither is lost',
    emails: [{}, { ...agency, sent: 10 }],
    segments: ['Grace Hopper +0 07:05 1020 Active 21240'],
    references: ['airline R#', 'agency AG#77'],
  },
  {
    name: 'they meet whichever comes first',
    emails: [{ ...agency, sent: 10 }, {}],
    segments: ['Grace Hopper +0 07:05 1020 Active 21240'],
    references: ['airline R#', 'agency AG#77'],
  },
  {
    name: 'an agency names the locator of the airline in its own email',
    emails: [
      { ...agency, note: 'Airline reference: R#' },
      { sent: 10, hour: '09:40' },
    ],
    segments: ['Grace Hopper +0 09:40 1020 Active 21240'],
    references: ['airline R#', 'agency AG#77'],
  },
  {
    name: 'the airline moves a flight that the agency booked to another number and hour',
    emails: [{}, { ...agency, sent: 10 }, { number: '1034', hour: '17:05', sent: 60 }],
    segments: ['Grace Hopper +0 17:05 1034 Active 21240'],
    references: ['airline R#', 'agency AG#77'],
  },
  {
    name: 'the airline moves it to another day',
    emails: [{}, { ...agency, sent: 10 }, { number: '1034', day: 2, sent: 60 }],
    segments: ['Grace Hopper +2 07:05 1034 Active 21240'],
    references: ['airline R#', 'agency AG#77'],
  },
  {
    name: 'the agency moves it under its own number',
    emails: [{}, { ...agency, sent: 10 }, { ...agency, number: '1034', day: 1, hour: '12:00', sent: 60 }],
    segments: ['Grace Hopper +1 12:00 1034 Active 21240'],
    references: ['airline R#', 'agency AG#77'],
  },
  {
    name: 'an email of before the change that comes after it moves nothing back',
    emails: [{}, { number: '1034', day: 2, sent: 60 }, { sent: 30 }],
    segments: ['Grace Hopper +2 07:05 1034 Active 21240'],
  },
  {
    name: 'the change comes before the booking',
    emails: [{ number: '1034', day: 2, sent: 60 }, {}],
    segments: ['Grace Hopper +2 07:05 1034 Active 21240'],
  },
  {
    name: 'a moved way out leaves the way back where it was',
    emails: [{ legs: [{}, back] }, { number: '1034', day: 1, sent: 60 }],
    segments: ['Grace Hopper +1 07:05 1034 Active 10620', 'Grace Hopper +3 18:20 1035 Active 10620'],
  },
  {
    name: 'a new itinerary of both ways moves both',
    emails: [{ legs: [{}, back] }, { legs: [{ day: 1 }, { ...back, day: 5, number: '1041' }], sent: 60 }],
    segments: ['Grace Hopper +1 07:05 1020 Active 10620', 'Grace Hopper +5 18:20 1041 Active 10620'],
  },
  {
    name: 'two flights of one route in one email stay two',
    emails: [{ legs: [{}, { day: 7 }] }, { legs: [{}, { day: 7 }], sent: 60 }],
    segments: ['Grace Hopper +0 07:05 1020 Active 10620', 'Grace Hopper +7 07:05 1020 Active 10620'],
  },
  {
    name: 'two flights of one route with locators of their own stay two under the number of their agency',
    emails: [
      {},
      { code: 'S#', day: 7, sent: 10, note: 'Agency reference: AG#77' },
      { sender: 'agency', code: 'AG#77', legs: [{ price: null }, { day: 7, price: null }], sent: 20 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Active 21240', 'Grace Hopper +7 07:05 1020 Active 21240'],
  },
  {
    name: 'of two flights of one route the one that the change leaves out is moved',
    emails: [{ legs: [{}, { day: 7 }] }, { legs: [{}, { day: 9, number: '1034' }], sent: 60 }],
    segments: ['Grace Hopper +0 07:05 1020 Active 10620', 'Grace Hopper +9 07:05 1034 Active 10620'],
  },
  {
    name: 're-accommodation on another flight is a change, though the email cancels the first one',
    emails: [{}, { legs: [{ status: 'Cancelled' }, { number: '1034', hour: '17:05' }], sent: 60 }],
    segments: ['Grace Hopper +0 17:05 1034 Active 21240'],
  },
  {
    name: 're-accommodation to a nearby airport is a change',
    emails: [{}, { to: 'ORY', number: '1050', hour: '11:30', sent: 60 }],
    segments: ['Grace Hopper +0 11:30 1050 Active 21240'],
  },
  {
    name: 'the cancellation of the first flight does not concern the one that replaced it',
    emails: [{}, { number: '1034', hour: '17:05', sent: 60 }, { status: 'Cancelled', sent: 90 }],
    segments: ['Grace Hopper +0 17:05 1034 Active 21240'],
  },
  {
    name: 'a flight that is booked again after its cancellation is the same flight',
    emails: [{}, { status: 'Cancelled', sent: 60 }, { number: '1034', day: 1, sent: 90 }],
    segments: ['Grace Hopper +1 07:05 1034 Active 21240'],
  },
  {
    name: 'the agency cancels under its number what the airline confirmed',
    emails: [{}, { ...agency, sent: 10 }, { ...agency, status: 'Cancelled', sent: 60 }],
    segments: ['Grace Hopper +0 07:05 1020 Cancelled 21240'],
  },
  {
    name: 'an email that knows only the reference cancels its booking',
    emails: [{ legs: [{}, back] }, { text: 'Your booking R# has been cancelled.', sent: 60 }],
    segments: ['Grace Hopper +0 07:05 1020 Cancelled 10620', 'Grace Hopper +3 18:20 1035 Cancelled 10620'],
  },
  {
    name: 'a cancellation by reference alone counts for the booking that comes after it',
    emails: [{ text: 'Your booking R# has been cancelled.', sent: 60 }, {}],
    segments: ['Grace Hopper +0 07:05 1020 Cancelled 21240'],
  },
  {
    name: 'a cancellation by the agency’s reference alone cancels the airline’s flight',
    emails: [{}, { ...agency, sent: 10 }, { text: 'AG#77 has been cancelled.', sent: 60 }],
    segments: ['Grace Hopper +0 07:05 1020 Cancelled 21240'],
  },
  {
    name: 'a cancellation by a reference that becomes known only later counts',
    emails: [{}, { text: 'AG#77 has been cancelled.', sent: 60 }, { ...agency, sent: 10 }],
    segments: ['Grace Hopper +0 07:05 1020 Cancelled 21240'],
  },
  {
    name: 'the agency’s cancellation of the flight, before its booking, counts for the airline’s',
    emails: [{}, { ...agency, status: 'Cancelled', sent: 60 }, { ...agency, sent: 10 }],
    segments: ['Grace Hopper +0 07:05 1020 Cancelled 21240'],
  },
  {
    name: 'a cancellation by reference alone that is older than the booking cancels nothing',
    emails: [{ sent: 60 }, { text: 'Your booking R# has been cancelled.', sent: 10 }],
    segments: ['Grace Hopper +0 07:05 1020 Active 21240'],
  },
  {
    name: 'words about cancelling free of charge cancel nothing',
    emails: [{}, { text: 'You can cancel booking R# free of charge until Friday.', sent: 60 }],
    segments: ['Grace Hopper +0 07:05 1020 Active 21240'],
  },
  {
    name: 'a reference in small letters and with hyphens is the same',
    emails: [{ code: 'ab-#-q' }, { code: 'AB#Q', hour: '09:40', sent: 60 }],
    segments: ['Grace Hopper +0 09:40 1020 Active 21240'],
  },
  {
    name: 'the hotel’s number and the online agency’s meet on one stay',
    emails: [
      { sender: 'hotel', code: 'H#', stay: { checkin: 0, checkout: 3 } },
      { sender: 'online agency', code: 'O#', stay: { checkin: 0, checkout: 3 }, sent: 10 },
    ],
    segments: ['Grace Hopper +0 15:00 3 Active null'],
    references: ['hotel H#', 'online_agency O#'],
  },
  {
    name: 'two numbers of the hotel are two rooms',
    emails: [
      { sender: 'hotel', code: 'H#', stay: { checkin: 0, checkout: 3 } },
      { sender: 'hotel', code: 'I#', stay: { checkin: 0, checkout: 3 }, sent: 10 },
    ],
    segments: ['Grace Hopper +0 15:00 3 Active null', 'Grace Hopper +0 15:00 3 Active null'],
    bookings: 2,
  },
  {
    name: 'a stay is moved to other nights under its number',
    emails: [
      { sender: 'hotel', code: 'H#', stay: { checkin: 0, checkout: 3 } },
      { sender: 'hotel', code: 'H#', stay: { checkin: 5, checkout: 7 }, sent: 60 },
    ],
    segments: ['Grace Hopper +5 15:00 2 Active null'],
  },
  {
    name: 'the hotel’s number cancels the stay and leaves the flight of the same purchase',
    emails: [
      { ...agency, legs: [{}], stay: { checkin: 0, checkout: 3 } },
      { sender: 'hotel', code: 'H#', stay: { checkin: 0, checkout: 3 }, sent: 10 },
      { sender: 'nobody', text: 'Reservation H# has been cancelled.', sent: 60 },
    ],
    segments: ['Grace Hopper +0 07:05 1020 Active 21240', 'Grace Hopper +0 15:00 3 Cancelled null'],
  },
  {
    name: 'the agency’s number cancels all that was bought under it',
    emails: [
      { ...agency, legs: [{}], stay: { checkin: 0, checkout: 3 } },
      { sender: 'nobody', text: 'Reservation AG#77 has been cancelled.', sent: 60 },
    ],
    segments: ['Grace Hopper +0 07:05 1020 Cancelled 21240', 'Grace Hopper +0 15:00 3 Cancelled null'],
  },
]
