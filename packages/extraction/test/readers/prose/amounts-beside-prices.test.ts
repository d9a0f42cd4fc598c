import type { Reservation } from '@sextant/contract/emails/reservation'
import { type AmountContext, statedAmounts } from '@sextant/extraction/readers/prose/stated-amounts'
import { expect, test } from 'vitest'

const stay: Reservation = {
  kind: 'lodging',
  status: 'confirmed',
  travelers: [],
  provider: {},
  start: { place: {}, time: { local: '2027-03-01' } },
  end: { place: {}, time: { local: '2027-03-04' } },
  price: '387.00',
  currency: 'EUR',
  confidence: 1,
  evidence: {},
}
const read = (text: string, values: Partial<AmountContext> = {}): string[] =>
  statedAmounts([text], {
    subject: 'Your booking',
    date: '2027-02-01T10:00:00Z',
    cancels: false,
    reservations: [stay],
    isFolio: false,
    ...values,
  }).map(({ kind, amount, currency }) => `${kind} ${amount} ${currency}`)

test.each([
  ['Servicegebühr Flug Europa: EUR 25.00', ['service_fee 25.00 EUR']],
  ['Service fee – online: EUR 9.00', ['service_fee 9.00 EUR']],
  ['Service fee refund: EUR 9.00', []],
])('an agency’s fee is labelled with what it is for: %s', (text, amounts) =>
  expect(read(text, { reservations: [] })).toEqual(amounts),
)

test('a supplement is the cost of an exchange in an email about a change only', () => {
  expect(read('Complément payé : 9,00 EUR', { subject: 'Votre échange est confirmé' })).toEqual(['exchange 9.00 EUR'])
  expect(read('Complément payé : 9,00 EUR', { subject: 'Votre facture', reservations: [] })).toEqual([])
})

test.each([
  ['Cleaning fee: EUR 75.00', ['service_fee 75.00 EUR']],
  ['Cleaning fee: EUR 75.00\nTotal: EUR 75.00', ['service_fee 75.00 EUR']],
  ['Cleaning fee: EUR 75.00\nTotal: EUR 475.00', []],
])('cleaning is charged besides, unless a price has it as a part: %s', (text, amounts) =>
  expect(read(text, { reservations: [] })).toEqual(amounts),
)

test('what an extension costs is labelled with what it is for', () =>
  expect(
    read('Aufpreis für die Verlängerung: 60,00 EUR', { subject: 'Verlängerung Ihrer Miete', reservations: [] }),
  ).toEqual(['exchange 60.00 EUR']))

test('an upgrade costs more than the booking', () =>
  expect(read('Amount charged for the upgrade: EUR 120.00')).toEqual(['exchange 120.00 EUR']))

test('a no-show costs the tax beside it if the total says so', () => {
  const charge = 'No-show charge (1 night): USD 159.00\nOccupancy tax: USD 27.67\n'
  const noShow = { subject: 'No-show', reservations: [] }
  expect(read(`${charge}Total charged: USD 186.67`, noShow)).toEqual(['no_show 186.67 USD'])
  expect(read(`${charge}Total charged: USD 500.00`, noShow)).toEqual(['no_show 159.00 USD'])
})

test('a voucher in place of a refund has the value of unused tickets', () =>
  expect(read('Importe del bono: 90,00 EUR', { cancels: true, reservations: [] })).toEqual(['unused_ticket 90.00 EUR']))

test('a fee beside the prices of all bookings counts if the total is their sum', () => {
  const legs = { reservations: [stay, { ...stay, price: '100.00' }] }
  expect(read('Booking fee: EUR 2.50\nTotal: EUR 489.50', legs)).toEqual(['service_fee 2.50 EUR'])
  expect(read('Booking fee: EUR 2.50\nTotal: EUR 487.00', legs)).toEqual([])
})
