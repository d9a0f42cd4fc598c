import type { Reservation } from '@sextant/contract/emails/reservation'
import { amountKinds } from '@sextant/contract/emails/stated-amounts'
import {
  type ComparedAmount,
  segmentOf,
  segmentOfTraveler,
  statedAgain,
  taxesAndFees,
  withoutAmounts,
} from '@sextant/domain/segments/stated-amounts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const reservation = (kind: Reservation['kind'], price: string): Reservation => ({
  kind,
  status: 'confirmed',
  travelers: [],
  provider: {},
  start: { place: {}, time: {} },
  end: { place: {}, time: {} },
  price,
  currency: 'EUR',
  confidence: 1,
  evidence: {},
})
const refund: ComparedAmount = { kind: 'refund', amount: '60.00', currency: 'EUR', segment_id: null, day: '2027-02-01' }

test.each([
  ['folio', 'lodging', '412.50', undefined],
  ['folio', 'flight', '412.50', '212.40'],
  ['exchange', 'flight', '80.00', '212.40'],
  ['refund', 'flight', '60.00', '212.40'],
  ['taxes_and_fees', 'flight', '212.40', '212.40'],
] as const)('an email that states a %s leaves a %s of 212.40 with %s the price %s', (kind, of, amount, price) => {
  const amounts = [{ kind, amount, currency: 'EUR' }]
  expect(withoutAmounts({ reservations: [reservation(of, '212.40')], amounts })[0]?.price).toBe(price)
})

test('an amount is of the only segment, or of the whole booking; a final invoice only of what is invoiced', () => {
  const [flight, stay] = [{ id: '1', type: 'air' } as const, { id: '2', type: 'hotel' } as const]
  expect(segmentOf('refund', [flight])).toBe('1')
  expect(segmentOf('refund', [flight, stay])).toBeNull()
  expect(segmentOf('folio', [flight, stay])).toBe('2')
  expect(segmentOf('folio', [flight])).toBeUndefined()
})

test('an invoice belongs to the room of the guest whom it names', () => {
  const rooms = ['Ada Byron', 'Max Weber'].map(
    (name, at) => ({ id: `${at}`, type: 'hotel', travelers: [name] }) as const,
  )
  const invoice = { kind: 'folio' as const, amount: '312.00', currency: 'EUR', travelers: ['Max Weber'] }
  expect(segmentOfTraveler(invoice, rooms)).toBe('1')
  expect(segmentOfTraveler({ ...invoice, travelers: ['Eva Lang'] }, rooms)).toBeUndefined()
  expect(segmentOfTraveler({ ...invoice, travelers: undefined }, rooms)).toBeUndefined()
})

const amounts = fc.array(
  fc.record({
    kind: fc.constantFrom(...amountKinds),
    amount: fc.constantFrom('60', '60.00', '61.00'),
    currency: fc.constantFrom('EUR', 'USD'),
    segment_id: fc.constantFrom(null, '1', '2'),
    day: fc.constantFrom('2027-02-01', '2027-02-02', '2027-02-03'),
  }),
  { maxLength: 6 },
)

/** The amounts of a booking after each was stated. */
const stateAll = (stated: readonly ComparedAmount[]): readonly ComparedAmount[] =>
  stated.reduce<readonly ComparedAmount[]>((amounts, one) => {
    const again = statedAgain(amounts, one)
    return again
      ? amounts.map((other) => (other === again.known ? { ...other, ...again.changes } : other))
      : [...amounts, one]
  }, [])

const shown = (amounts: readonly ComparedAmount[]): string[] =>
  amounts
    .map(({ kind, amount, currency, segment_id }) => `${kind} ${Number(amount)} ${currency} ${segment_id}`)
    .toSorted()

describe('an amount that is stated again', () => {
  test('counts once, and for two segments twice', () => {
    expect(stateAll([refund, refund])).toEqual([refund])
    expect(stateAll([refund, { ...refund, segment_id: '1' }])).toEqual([{ ...refund, segment_id: '1' }])
    expect(
      stateAll([
        { ...refund, segment_id: '1' },
        { ...refund, segment_id: '2' },
      ]),
    ).toHaveLength(2)
  })

  test('is known whatever the order is, and adds nothing when all are stated again', () => {
    fc.assert(
      fc.property(amounts, fc.infiniteStream(fc.nat()), (stated, numbers) => {
        const order = new Map(stated.map((one) => [one, numbers.next().value ?? 0]))
        const shuffled = stated.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
        const all = stateAll(stated)
        expect(shown(stateAll(shuffled))).toEqual(shown(all))
        expect(shown(stateAll([...stated, ...stated]))).toEqual(shown(all))
      }),
    )
  })
})

test('of the taxes that several emails state the newest count, beside those entered by people', () => {
  const tax = { ...refund, kind: 'taxes_and_fees' as const, email_id: '1' }
  const all = [
    tax,
    { ...tax, amount: '41.10', day: '2027-02-03', email_id: '2' },
    { ...tax, amount: '2', email_id: null },
  ]
  expect(taxesAndFees(all, 'EUR')).toBe('43.10')
  expect(taxesAndFees(all, 'USD')).toBeNull()
})
