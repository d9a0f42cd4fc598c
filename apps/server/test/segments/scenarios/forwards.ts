import type { Scenario } from './scenario'

/** Emails that come twice, late, or by way of a colleague. */

export const forwardScenarios: readonly Scenario[] = [
  {
    name: 'a booking that a colleague forwards is its traveler’s',
    emails: [{ forwarded: 30 }],
    segments: ['Grace Hopper +0 07:05 1020 Active 21240'],
  },
  {
    name: 'an older confirmation that a colleague forwards after the change moves nothing back',
    emails: [{}, { number: '1034', day: 1, price: '250.00', sent: 30 }, { forwarded: 60 }],
    inAnyOrder: true,
    segments: ['Grace Hopper +1 07:05 1034 Active 25000'],
  },
  {
    name: 'an older cancellation that a colleague forwards in the text cancels no later booking',
    emails: [
      {},
      { number: '1034', hour: '17:05', sent: 2 * 1440 },
      {
        sender: 'nobody',
        subject: 'Fwd: Cancellation',
        text: [
          'For you. Charles',
          '',
          '---------- Forwarded message ---------',
          'From: Lufthansa <noreply@lufthansa.com>',
          'Date: @1',
          'Subject: Cancellation',
          'To: <grace@acme.test>',
          '',
          'Your booking R# has been cancelled.',
        ].join('\n'),
        sent: 3 * 1440,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 17:05 1034 Active 21240'],
  },
  {
    name: 'a cancellation that arrives directly and forwarded cancels once',
    emails: [
      {},
      { status: 'Cancelled', note: 'Cancellation fee: USD 50.00', sent: 30 },
      { status: 'Cancelled', note: 'Cancellation fee: USD 50.00', sent: 30, forwarded: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Cancelled 21240'],
    stated: ['cancellation_fee 50.00 USD 0'],
    costs: [5000],
  },
  {
    name: 'the same email three times is one booking',
    emails: [
      { of: ['Grace Hopper', 'Ada Lovelace'], price: '300.01' },
      { of: ['Grace Hopper', 'Ada Lovelace'], price: '300.01' },
      { of: ['Grace Hopper', 'Ada Lovelace'], price: '300.01', forwarded: 60 },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +0 07:05 1020 Active 15000', 'Grace Hopper +0 07:05 1020 Active 15001'],
  },
  {
    name: 'a cancellation by a reference that nobody knows cancels nothing',
    emails: [{}, { text: 'Your booking ZZ#Q has been cancelled.', sent: 60 }],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Active 21240'],
  },
  {
    name: 'a cancellation whose reference only the subject names',
    emails: [{}, { subject: 'R# has been cancelled', text: 'We are sorry. Your Lufthansa team', sent: 60 }],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Cancelled 21240'],
  },
  {
    name: 'a cancellation by ticket number is of its traveler',
    emails: [
      { of: ['Grace Hopper'], ticket: '2201234#001', price: '150.00' },
      { of: ['Ada Lovelace'], ticket: '2201234#002', price: '150.00' },
      { text: 'Ticket number 2201234#002 has been cancelled.', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +0 07:05 1020 Cancelled 15000', 'Grace Hopper +0 07:05 1020 Active 15000'],
  },
  {
    name: 'a cancellation in the title, with the reference in small letters below',
    emails: [{ code: 'q#xz' }, { subject: 'Booking cancelled', text: 'Hello Grace,\nreservation q#xz', sent: 60 }],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Cancelled 21240'],
  },
  {
    name: 'prices of two currencies stay each in their own',
    emails: [
      { price: '200.00', currency: 'EUR' },
      { price: '240.00', currency: 'USD', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Active 24000'],
  },
]
