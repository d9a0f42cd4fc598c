import type { Scenario } from './scenario'

/** What bookings cost: fees, refunds, final invoices, packages, and types of travel other than flights and stays. */

const back = { from: 'CDG', to: 'FRA', number: '1035', day: 3, hour: '18:20' } as const
const stayOf = (price: string) => ({ checkin: 0, checkout: 3, price })
const both = ['Grace Hopper +0 07:05 1020 Active 10620', 'Grace Hopper +3 18:20 1035 Active 10620']

export const moneyScenarios: readonly Scenario[] = [
  {
    name: 'cancelling one leg leaves the other its share, and the fee is of the cancelled leg',
    emails: [{ legs: [{}, back] }, { ...back, status: 'Cancelled', sent: 60 }],
    segments: ['Grace Hopper +0 07:05 1020 Active 10620', 'Grace Hopper +3 18:20 1035 Cancelled 10620'],
    amounts: [{ kind: 'cancellation_fee', amount: '45.00' }],
    costs: [10_620, 4500],
  },
  {
    name: 'a refund of the cancelled leg is not deducted a second time',
    emails: [{ legs: [{}, back] }, { ...back, status: 'Cancelled', sent: 60 }],
    segments: ['Grace Hopper +0 07:05 1020 Active 10620', 'Grace Hopper +3 18:20 1035 Cancelled 10620'],
    amounts: [
      { kind: 'cancellation_fee', amount: '45.00', of: 1 },
      { kind: 'refund', amount: '61.20', of: 1 },
    ],
    costs: [10_620, 4500],
  },
  {
    name: 'a refund for a delay is deducted from what stands, to the cent',
    emails: [{ legs: [{}, back] }],
    segments: both,
    amounts: [{ kind: 'refund', amount: '25.01' }],
    costs: [9369, 9370],
  },
  {
    name: 'an exchange costs its fare difference, on the flight that replaced the first',
    emails: [{}, { number: '1034', hour: '17:05', price: null, sent: 60 }],
    segments: ['Grace Hopper +0 17:05 1034 Active 21240'],
    amounts: [{ kind: 'exchange', amount: '80.00', of: 0 }],
    costs: [29_240],
  },
  {
    name: 'the final invoice of a hotel replaces the estimate, which a reminder does not bring back',
    emails: [
      { sender: 'hotel', stay: stayOf('387.00') },
      { sender: 'hotel', stay: stayOf('387.00'), sent: 60 },
    ],
    segments: ['Grace Hopper +0 15:00 3 Active 38700'],
    amounts: [{ kind: 'folio', amount: '412.50' }],
    costs: [41_250],
  },
  {
    name: 'of two final invoices the later one counts, whichever was entered first',
    emails: [{ sender: 'hotel', stay: stayOf('387.00') }],
    segments: ['Grace Hopper +0 15:00 3 Active 38700'],
    amounts: [
      { kind: 'folio', amount: '400.00', day: '2027-04-02' },
      { kind: 'folio', amount: '412.50', day: '2027-04-01' },
    ],
    costs: [40_000],
  },
  {
    name: 'a no-show is charged instead of the stay',
    emails: [{ sender: 'hotel', stay: stayOf('387.00') }],
    segments: ['Grace Hopper +0 15:00 3 Active 38700'],
    amounts: [{ kind: 'no_show', amount: '129.00' }],
    costs: [12_900],
  },
  {
    name: 'a no-show on a flight is charged on top of its price',
    emails: [{}],
    segments: ['Grace Hopper +0 07:05 1020 Active 21240'],
    amounts: [{ kind: 'no_show', amount: '30.00' }],
    costs: [24_240],
  },
  {
    name: 'an unused ticket and taxes within the price change no cost',
    emails: [{}, { status: 'Cancelled', sent: 60 }],
    segments: ['Grace Hopper +0 07:05 1020 Cancelled 21240'],
    amounts: [
      { kind: 'unused_ticket', amount: '212.40' },
      { kind: 'taxes_and_fees', amount: '41.10' },
    ],
    costs: [0],
  },
  {
    name: 'a package with one total is divided by flights and nights',
    emails: [{ sender: 'online agency', code: 'PKG#', legs: [{ price: '800.01' }], stay: stayOf('800.01') }],
    segments: ['Grace Hopper +0 07:05 1020 Active 20001', 'Grace Hopper +0 15:00 3 Active 60000'],
    costs: [20_001, 60_000],
  },
  {
    name: 'cancelling the stay of a package leaves the flight its share',
    emails: [
      { sender: 'online agency', code: 'PKG#', legs: [{ price: '800.01' }], stay: stayOf('800.01') },
      {
        sender: 'online agency',
        code: 'PKG#',
        legs: [],
        stay: { checkin: 0, checkout: 3, status: 'Cancelled' },
        sent: 60,
      },
    ],
    segments: ['Grace Hopper +0 07:05 1020 Active 20001', 'Grace Hopper +0 15:00 3 Cancelled 60000'],
    costs: [20_001, 0],
  },
  {
    name: 'a fee in another currency is converted at the rates of its day',
    emails: [{ price: '200.00', currency: 'USD' }],
    segments: ['Grace Hopper +0 07:05 1020 Active 20000'],
    amounts: [
      { kind: 'service_fee', amount: '10.00', currency: 'USD' },
      { kind: 'service_fee', amount: '10.00', currency: 'XXX' },
    ],
    costs: [21_000],
  },
  {
    name: 'legs with prices of their own keep them when a fee is divided among them',
    emails: [{ legs: [{ price: '300.00' }, { ...back, price: '100.00' }] }],
    segments: ['Grace Hopper +0 07:05 1020 Active 30000', 'Grace Hopper +3 18:20 1035 Active 10000'],
    amounts: [{ kind: 'service_fee', amount: '20.00' }],
    costs: [31_500, 10_500],
  },
  {
    name: 'two travelers share the price and the fee of their booking',
    emails: [{ of: ['Grace Hopper', 'Ada Lovelace'] }],
    segments: ['Ada Lovelace +0 07:05 1020 Active 10620', 'Grace Hopper +0 07:05 1020 Active 10620'],
    amounts: [{ kind: 'service_fee', amount: '0.03' }],
    costs: [10_622, 10_621],
  },
  {
    name: 'a rental has a final invoice as well',
    emails: [{ sender: 'nobody', other: { kind: 'rental', day: 0, until: 2, price: '150.00' } }],
    segments: ['Grace Hopper +0 09:00 3 Active 15000'],
    amounts: [{ kind: 'folio', amount: '171.35' }],
    costs: [17_135],
  },
  {
    name: 'a train that is cancelled costs its fee',
    emails: [
      { sender: 'nobody', other: { kind: 'train', day: 1, price: '89.00' } },
      { sender: 'nobody', other: { kind: 'train', day: 1, status: 'Cancelled' }, sent: 60 },
    ],
    segments: ['Grace Hopper +1 09:00 9577 Cancelled 8900'],
    amounts: [{ kind: 'cancellation_fee', amount: '10.00' }],
    costs: [1000],
  },
  {
    name: 'an event that is refunded in part',
    emails: [{ sender: 'nobody', other: { kind: 'event', day: 2, price: '240.00' } }],
    segments: ['Grace Hopper +2 09:00 Travel Fair Active 24000'],
    amounts: [{ kind: 'refund', amount: '60.00' }],
    costs: [18_000],
  },
]
