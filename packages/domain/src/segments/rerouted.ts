import { dayMs, finishOf, isJourney, startTime } from '../trips/course'
import { endOf, kilometresApart, near, startOf } from '../trips/trip-place'
import { sumDecimals } from './decimal'
import type { SegmentDraft } from './draft'
import { daysMoved } from './is-moved'
import { isOver } from './is-over'
import type { Observation } from './merge'
import { withShare } from './per-traveler'
import { agreeReferences } from './references'

/** Passengers are rebooked to within this many days. */
const maxDays = 3
/** Airlines offer no journeys with more legs. */
const maxLegs = 4

/**
 * The legs that together replace a journey, or are replaced by it: with a common reference, from its origin to its
 * destination, one after the other, such as a direct flight that became two via another city. Empty if there are none.
 * @param first the leg with which they begin
 * @param others legs that may follow
 */
export function legsOf<L extends Observation>(journey: Observation, first: L, others: readonly L[]): L[] {
  const [older, newer] = journey.observed_at < first.observed_at ? [journey, first] : [first, journey]
  const isOne =
    isJourney(journey.segment) &&
    isJourney(first.segment) &&
    agreeReferences(journey.segment, first.segment) === 'same' &&
    daysMoved(journey.segment, first.segment) <= maxDays &&
    near(startOf(journey.segment), startOf(first.segment)) &&
    !isOver(older.segment, newer.observed_at)
  return isOne ? continuation(journey.segment, first, others) : []
}

/** The shortest continuation from a first leg to a journey's destination. */
function continuation<L extends Observation>(journey: SegmentDraft, first: L, others: readonly L[]): L[] {
  const isEnd = (leg: L | undefined): boolean => leg !== undefined && near(endOf(leg.segment), endOf(journey))
  if (isEnd(first)) return []
  const remaining = new Set(others.filter((one) => one !== first))
  let routes: L[][] = [[first]]
  for (let count = 1; count < maxLegs; count++) {
    routes = routes.flatMap((route) => continued(route, remaining))
    const found = routes.find((route) => isEnd(route.at(-1)))
    if (found) return found
  }
  return []
}

/** Extends a route by each leg that can follow it, removing those from the remaining legs. */
function continued<L extends Observation>(route: readonly L[], remaining: Set<L>): L[][] {
  const last = route.at(-1)
  const next = last ? [...remaining].filter(({ segment }) => follows(last.segment, segment)) : []
  for (const leg of next) remaining.delete(leg)
  return next.map((leg) => [...route, leg])
}

function follows(before: SegmentDraft, next: SegmentDraft): boolean {
  const wait = startTime(next) - finishOf(before)
  return (
    isJourney(next) &&
    near(endOf(before), startOf(next)) &&
    wait >= 0 &&
    wait <= dayMs &&
    agreeReferences(before, next) === 'same'
  )
}

/** The price of a journey that replaces legs, or is replaced by them: its own, else the sum of theirs. */
export function withPriceOf<D extends SegmentDraft>(draft: D, legs: readonly SegmentDraft[]): D {
  const [first] = legs
  const isPriced = legs.every(({ price, currency }) => price !== null && currency === first?.currency)
  if (!first || !isPriced) return draft
  const prices = legs.flatMap(({ price }) => price ?? [])
  const { currency, rate_date } = first
  const total = { price: sumDecimals(prices), currency, rate_date, cents: centsOf(legs) }
  const isOwn = draft.price !== null && !legs.includes(draft)
  const total_price = isOwn ? draft.price : total.price
  return { ...draft, ...(!isOwn && total), metadata: { ...draft.metadata, total_price } }
}

/**
 * The legs that a journey became, each with its share of the journey's price: by distance, or equally if a distance is
 * unknown. Null if there is nothing to divide, or if a leg has its own price.
 */
export function withSharesOf<D extends SegmentDraft>(
  legs: readonly D[],
  { price, currency, cents, rate_date }: SegmentDraft,
): readonly D[] | null {
  if (price === null || legs.some((leg) => leg.price !== null)) return null
  const lengths = legs.map(lengthOf)
  const weights = lengths.every((length) => length > 0) ? lengths : legs.map(() => 1)
  return legs.map((leg, index) => withShare({ ...leg, price, currency, cents, rate_date }, { index, weights }))
}

/** The distance of a leg in whole kilometres; 0 if unknown. */
const lengthOf = (leg: SegmentDraft): number => Math.round(kilometresApart(startOf(leg), endOf(leg)) ?? 0)

const centsOf = (legs: readonly SegmentDraft[]): number | null =>
  legs.some(({ cents }) => cents === null) ? null : legs.reduce((sum, { cents }) => sum + (cents ?? 0), 0)
