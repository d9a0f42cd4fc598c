import { type AmountKind, amountKinds } from '@sextant/contract/emails/stated-amounts'
import { segmentTypes } from '@sextant/contract/segments/schemas'
import { type CostAmount, type CostSegment, netCents, segmentCosts } from '@sextant/domain/segments/costs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const segment = (id: string, values: Partial<CostSegment> = {}): CostSegment => ({
  id,
  type: 'air',
  status: 'Active',
  cents: 50_000,
  ...values,
})
const amount = (kind: AmountKind, cents: number, values: Partial<CostAmount> = {}): CostAmount => ({
  id: '1',
  kind,
  cents,
  segment_id: null,
  day: '2027-03-01',
  ...values,
})

const netOf = (segments: readonly CostSegment[], amounts: readonly CostAmount[]): (number | null)[] => {
  const costs = segmentCosts(segments, amounts)
  return segments.map((one) => netCents(one, costs.get(one.id) ?? { charged_cents: null, adjustment_cents: 0 }))
}

const [out, back] = [segment('1'), segment('2')]
const cancelled = segment('2', { status: 'Cancelled' })
const stay = segment('3', { type: 'hotel', cents: 38_700 })

describe('the cost of the segments of a booking', () => {
  test('is their prices without amounts; a cancelled one costs nothing', () => {
    expect(netOf([out, cancelled, segment('4', { cents: null })], [])).toEqual([50_000, 0, null])
  })

  test('has the fee of a cancelled leg at that leg; the other keeps its share', () => {
    expect(netOf([out, cancelled], [amount('cancellation_fee', 10_000)])).toEqual([50_000, 10_000])
  })

  test('has the refund of a cancelled leg deducted once: its price does not count already', () => {
    const refund = amount('refund', 40_000)
    expect(netOf([out, cancelled], [amount('cancellation_fee', 10_000), refund])).toEqual([50_000, 10_000])
    expect(netOf([out, cancelled], [{ ...refund, segment_id: '2' }])).toEqual([50_000, 0])
    expect(netOf([out, cancelled], [amount('refund', 60_000)])).toEqual([40_000, 0])
  })

  test('deducts the refund from the active segments, in proportion to the prices', () => {
    expect(netOf([out, segment('2', { cents: 25_000 })], [amount('refund', 10_000)])).toEqual([43_333, 21_667])
    expect(netOf([out, back], [amount('refund', 10_001)])).toEqual([44_999, 45_000])
  })

  test('has the final invoice of a stay instead of its price, the newest of several', () => {
    const folio = amount('folio', 41_250)
    const later = { ...folio, id: '2', cents: 42_000, day: '2027-03-05' }
    expect(netOf([out, stay], [folio])).toEqual([50_000, 41_250])
    expect(netOf([out, stay], [later, folio])).toEqual([50_000, 42_000])
    expect(netOf([stay, { ...stay, id: '4', status: 'Cancelled' }], [folio])).toEqual([41_250, 0])
  })

  test('has a no-show charge instead of the price of a stay, and in addition to that of a flight', () => {
    expect(netOf([stay], [amount('no_show', 12_900)])).toEqual([12_900])
    expect(netOf([stay], [amount('no_show', 12_900), amount('folio', 41_250)])).toEqual([41_250])
    expect(netOf([out], [amount('no_show', 5000)])).toEqual([55_000])
  })

  test('has fare differences and service fees on top', () => {
    const amounts = [amount('exchange', 7500, { segment_id: '1' }), amount('service_fee', 1001)]
    expect(netOf([out, back], amounts)).toEqual([58_001, 50_500])
  })

  test('is not changed by taxes and fees within the price, by unused tickets, and by what cannot be converted', () => {
    const amounts = [amount('taxes_and_fees', 9000), amount('unused_ticket', 50_000)]
    expect(netOf([out, cancelled], [...amounts, { ...amount('service_fee', 1), cents: null }])).toEqual([50_000, 0])
  })
})

const cents = fc.integer({ min: 1, max: 10_000_000 })
const segments = fc
  .array(
    fc.record({
      type: fc.constantFrom(...segmentTypes),
      status: fc.constantFrom('Active' as const, 'Cancelled' as const),
      cents: fc.option(cents),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((some) => some.map((one, at) => ({ ...one, id: String(at + 1) })))
const amountsOf = (...kinds: readonly AmountKind[]) =>
  fc
    .array(
      fc.record({
        kind: fc.constantFrom(...kinds),
        cents,
        segment_id: fc.option(fc.constantFrom('1')),
        day: fc.constantFrom('2027-03-01', '2027-03-02'),
      }),
      { maxLength: 6 },
    )
    .map((some) => some.map((one, at) => ({ ...one, id: String(at + 1) })))
const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0)
const standing = (some: readonly CostSegment[]): number =>
  sum(some.map(({ status, cents: price }) => (status === 'Active' ? price : 0)))

describe('to the cent', () => {
  test('costs are the prices of active segments plus the fees', () => {
    const fees = amountsOf('service_fee', 'cancellation_fee', 'exchange', 'taxes_and_fees', 'unused_ticket')
    fc.assert(
      fc.property(segments, fees, (some, amounts) => {
        const added = amounts.filter(({ kind }) => kind !== 'taxes_and_fees' && kind !== 'unused_ticket')
        expect(sum(netOf(some, amounts))).toBe(standing(some) + sum(added.map((one) => one.cents)))
      }),
    )
  })

  test('refunds are deducted from active segments, and in full if nothing was cancelled', () => {
    fc.assert(
      fc.property(segments, amountsOf('refund'), (some, amounts) => {
        const active = some.map((one) => ({ ...one, status: 'Active' as const }))
        expect(sum(netOf(active, amounts))).toBe(standing(active) - sum(amounts.map((one) => one.cents)))
        expect(sum(netOf(some, amounts))).toBeLessThanOrEqual(standing(some))
        expect(sum(netOf(some, amounts))).toBeGreaterThanOrEqual(standing(some) - sum(amounts.map((one) => one.cents)))
      }),
    )
  })

  test('refunds of a booking are divided as one, whatever their order', () => {
    const legs = ['1', '2'].map((id) => ({ type: 'air', status: 'Active', cents: null, id }) as const)
    const refunds = [101, 1].map((cents, at) => {
      const one = { kind: 'refund', segment_id: null, day: '2027-03-01' } as const
      return { ...one, cents, id: String(at) }
    })
    expect(netOf(legs, refunds)).toEqual([-51, -51])
    expect(netOf(legs, refunds.toReversed())).toEqual([-51, -51])
  })

  test('the order in which amounts were recorded has no effect', () => {
    fc.assert(
      fc.property(segments, amountsOf(...amountKinds), (some, amounts) => {
        expect(netOf(some, amounts.toReversed())).toEqual(netOf(some, amounts))
      }),
    )
  })
})
