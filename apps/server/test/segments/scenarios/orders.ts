import type { Scenario } from './scenario'

/** Emails that arrive in a different order than they were written. */

export const orderScenarios: readonly Scenario[] = [
  {
    name: 'a price that only the second of three emails states counts',
    emails: [{ price: '200.00' }, { price: '240.00', sent: 30 }, { price: null, hour: '09:40', sent: 60 }],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 09:40 1020 Active 24000'],
  },
  {
    name: 'of three changes the last one that was written counts',
    emails: [{}, { number: '1034', day: 2, sent: 30 }, { number: '1041', day: 4, hour: '12:00', sent: 60 }],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 12:00 1041 Active 21240'],
  },
  {
    name: 'a booking that is changed and then cancelled is cancelled as it was changed',
    emails: [
      { price: '200.00' },
      { price: '240.00', hour: '09:40', sent: 30 },
      { status: 'Cancelled', hour: '09:40', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 09:40 1020 Cancelled 24000'],
  },
  {
    name: 'a booking, its cancellation by reference alone, and its second booking',
    emails: [
      { price: '200.00' },
      { text: 'Your booking R# has been cancelled.', sent: 30 },
      { price: '240.00', hour: '09:40', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 09:40 1020 Active 24000'],
  },
  {
    name: 'the airline, the agency and a change meet on one flight',
    emails: [
      { price: null },
      { sender: 'agency', code: 'AG#77', note: 'Airline reference: R#', sent: 10 },
      { price: null, hour: '09:40', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 09:40 1020 Active 21240'],
    references: ['airline R#', 'agency AG#77'],
  },
]
