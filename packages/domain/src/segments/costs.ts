import type { AmountKind } from '@sextant/contract/emails/stated-amounts'
import type { Segment, SegmentType } from '@sextant/contract/segments/schemas'
import { equalShare, type Share, shareOf } from './per-traveler'

/** A segment of a booking. Amounts are in hundredths of the reporting currency. */
export type CostSegment = {
  readonly id: string
  readonly type: SegmentType
  readonly status: Segment['status']
  /** Its price; null if it has none that can be converted. */
  readonly cents: number | null
}

/** An amount of a booking. If it cannot be converted, it is null and has no effect. */
export type CostAmount = {
  readonly id: string
  readonly kind: AmountKind
  readonly segment_id: string | null
  readonly cents: number | null
  readonly day: string
}

/** The effect of amounts on a segment's cost. */
export type SegmentCost = {
  /** Charged instead of the price; null if the price applies. */
  readonly charged_cents: number | null
  /** Its fees, less its refunds. */
  readonly adjustment_cents: number
}

/**
 * The cost of each segment of a booking besides its price. The net cost of the booking is the prices of its active
 * segments plus fees, less refunds.
 *
 * - Fees, no-shows and fare differences are added; those of the whole booking in proportion to the prices of its
 *   segments. A cancellation fee applies to what was cancelled.
 * - The final invoice of a stay or rental, or the charge for a no-show, replaces its price. The newest of a kind
 *   counts, and an invoice takes precedence over a no-show. Rooms that were cancelled are not invoiced with others.
 * - A refund first returns the price of what was cancelled, which no longer counts. Only the remainder is deducted.
 * - Taxes and fees are part of the price, and an unused ticket still belongs to the company, so neither changes the
 *   cost.
 *
 * @param segments all of the booking, in a fixed order: the first ones get the remainder of a division
 */
export function segmentCosts(
  segments: readonly CostSegment[],
  amounts: readonly CostAmount[],
): ReadonlyMap<string, SegmentCost> {
  const charged = chargesOf(segments, amounts)
  const added = amounts.filter(({ kind }) => isAdded(kind) || kind === 'no_show')
  const fees = added.filter((amount) => !isCharge(segments, amount)).flatMap((amount) => divided(segments, amount))
  const refunds = amounts.filter(({ kind }) => kind === 'refund')
  const adjustments = [...fees, ...refundsOf(segments, charged, refunds)]
  return new Map(
    segments.map(({ id }) => [
      id,
      {
        charged_cents: charged.get(id) ?? null,
        adjustment_cents: adjustments.reduce((sum, one) => sum + (one.segment === id ? one.cents : 0), 0),
      },
    ]),
  )
}

/** The cost of a segment; null if it is active and nothing is known. */
export function netCents(
  { status, cents }: CostSegment,
  { charged_cents, adjustment_cents }: SegmentCost,
): number | null {
  const price = status === 'Active' ? cents : 0
  const paid = charged_cents ?? price
  return paid === null && adjustment_cents === 0 ? null : (paid ?? 0) + adjustment_cents
}

type Portion = { readonly segment: string; readonly cents: number }

const isAdded = (kind: AmountKind): boolean =>
  kind === 'service_fee' || kind === 'cancellation_fee' || kind === 'exchange'

/** Whether a segment is paid for on site, like stays and rentals, so that its price is an estimate until then. */
export const hasFolio = ({ type }: Pick<CostSegment, 'type'>): boolean => type === 'hotel' || type === 'car'

/** The segments that an amount applies to. */
function scopeOf(segments: readonly CostSegment[], { kind, segment_id }: CostAmount): readonly CostSegment[] {
  if (segment_id !== null) return segments.filter(({ id }) => id === segment_id)
  const invoiced = segments.filter(hasFolio)
  const stayed = kind === 'folio' ? invoiced.filter(({ status }) => status === 'Active') : []
  const matching =
    kind === 'folio' || kind === 'no_show'
      ? stayed.length > 0
        ? stayed
        : invoiced
      : kind === 'cancellation_fee'
        ? segments.filter(({ status }) => status === 'Cancelled')
        : []
  return matching.length > 0 ? matching : segments
}

/** Whether an amount is charged instead of prices. */
const isCharge = (segments: readonly CostSegment[], amount: CostAmount): boolean =>
  amount.kind === 'folio' || (amount.kind === 'no_show' && scopeOf(segments, amount).every(hasFolio))

/** What is charged instead of prices, by segment. Of several such amounts, the decisive one. */
function chargesOf(segments: readonly CostSegment[], amounts: readonly CostAmount[]): ReadonlyMap<string, number> {
  const rank = ({ kind }: CostAmount): number => (kind === 'folio' ? 1 : 0)
  const charges = amounts
    .filter((amount) => amount.cents !== null && isCharge(segments, amount))
    .toSorted((a, b) => rank(a) - rank(b) || (a.day < b.day ? -1 : a.day > b.day ? 1 : Number(a.id) - Number(b.id)))
  return new Map(
    charges.flatMap((amount) => divided(segments, amount)).map(({ segment, cents }) => [segment, cents] as const),
  )
}

/** Divides an amount among the segments that it applies to. */
function divided(segments: readonly CostSegment[], amount: CostAmount): Portion[] {
  return amount.cents === null ? [] : portions(scopeOf(segments, amount), amount.cents)
}

/** Hundredths in proportion to the prices of segments, or equally if one of them has none. */
function portions(segments: readonly CostSegment[], cents: number): Portion[] {
  const weights = segments.map((segment) => segment.cents ?? 0)
  const isPriced = weights.every((weight) => weight > 0)
  return segments.map(({ id }, index) => {
    const share: Share = isPriced ? { index, weights } : equalShare(index, segments.length)
    return { segment: id, cents: Number(shareOf(BigInt(cents), share)) }
  })
}

/** What refunds deduct beyond the prices of cancelled segments, which no longer count. */
function refundsOf(
  segments: readonly CostSegment[],
  charged: ReadonlyMap<string, number>,
  refunds: readonly CostAmount[],
): Portion[] {
  const open = new Map(
    segments.flatMap(({ id, status, cents }) =>
      status === 'Cancelled' && !charged.has(id) ? [[id, cents ?? Number.POSITIVE_INFINITY] as const] : [],
    ),
  )
  // Those of one segment first, and those of the whole booking as one, so that neither the order in which refunds were
  // recorded nor rounding each of them has an effect.
  const ofBooking = refunds.filter(({ segment_id }) => segment_id === null)
  const whole = ofBooking.reduce((sum, { cents }) => sum + (cents ?? 0), 0)
  const ofSegments = refunds.filter(({ segment_id }) => segment_id !== null)
  return [...ofSegments, ...ofBooking.slice(0, 1).map((one) => ({ ...one, cents: whole }))].flatMap((refund) => {
    const scope = scopeOf(segments, refund)
    const remaining = scope.reduce((rest, { id }) => settle(open, id, rest), refund.cents ?? 0)
    const active = scope.filter(({ status }) => status === 'Active')
    return remaining === 0 ? [] : portions(active.length > 0 ? active : scope, remaining).map(negative)
  })
}

/** Applies a refund to what a cancelled segment is still owed. Returns the remainder. */
function settle(open: Map<string, number>, id: string, refund: number): number {
  const waits = open.get(id) ?? 0
  const taken = Math.min(waits, refund)
  if (taken > 0) open.set(id, waits - taken)
  return refund - taken
}

const negative = ({ segment, cents }: Portion): Portion => ({ segment, cents: -cents })
