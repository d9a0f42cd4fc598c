import { cancellationOf } from '@sextant/domain/segments/cancel'
import type { Observation } from '@sextant/domain/segments/merge'
import { legsOf, withPriceOf, withSharesOf } from '@sextant/domain/segments/rerouted'
import { withoutValues } from '@sextant/domain/segments/stated-values'
import type { Tx } from '../platform/database/transaction'
import { draftOf } from './draft-of'
import { setByOf } from './manual/set-by'
import { type AppliedChange, type Incoming, mergeInto, type Origin } from './merge-into'
import { findSegments, type SegmentRow } from './store'

/** What a draft says about a journey that was rebooked from a direct route to one via other cities, or the reverse. */
export type ReroutedJourney = {
  /** The known segment that the draft refers to. */
  readonly target: SegmentRow
  /** The draft with the price of the legs that it represents. */
  readonly incoming: Incoming
  /** Known legs no longer travelled, cancelled by the draft's email. */
  readonly dropped: readonly SegmentRow[]
  /** Drafts of the same email that had been dropped in favour of the target. */
  readonly outdated: readonly Incoming[]
  /** The draft and those that follow it, each with its share of the price of the legs they replace. */
  readonly shared: ReadonlyMap<Incoming, Incoming>
  /** The known legs that replaced the draft, each with what the draft says about its price. */
  readonly priced: readonly { readonly row: SegmentRow; readonly incoming: Incoming }[]
}

const unshared: Pick<ReroutedJourney, 'shared' | 'priced'> = { shared: new Map(), priced: [] }

type KnownObservation = Observation & { readonly row: SegmentRow }
type IncomingObservation = Observation & { readonly incoming: Incoming }

/**
 * Recognises a journey that was rebooked to other legs, whichever of the two emails arrives first.
 * @param rows the candidates of the draft's traveler that nothing else in the email refers to
 * @param all the drafts of the email
 */
export function findRerouted(
  incoming: Incoming,
  rows: readonly SegmentRow[],
  all: readonly Incoming[],
): ReroutedJourney | null {
  const incomings: IncomingObservation[] = all
    .filter(({ origin }) => origin.ownerKey === incoming.origin.ownerKey)
    .map((one) => ({ incoming: one, segment: one.draft, observed_at: one.origin.observedAt }))
  const current = incomings.find((one) => one.incoming === incoming)
  const existing: KnownObservation[] = rows
    .filter(({ owner_key, status }) => owner_key === incoming.origin.ownerKey && status === 'Active')
    .map((row) => ({ row, segment: draftOf(row), observed_at: row.observed_at }))
  return current ? (replacing(current, existing) ?? partOf(current, existing, incomings)) : null
}

/** The draft replaces known legs. */
function replacing(current: IncomingObservation, existing: readonly KnownObservation[]): ReroutedJourney | null {
  const [first, ...others] = existing.map((one) => legsOf(current, one, existing)).find((legs) => legs.length > 0) ?? []
  if (!first) return null
  const isOlder = current.observed_at < first.observed_at
  const legs = [first, ...others]
  const priced = withPriceOf(
    current.incoming.draft,
    legs.map(({ segment }) => segment),
  )
  return {
    ...unshared,
    ...(isOlder && { priced: sharesOf(current.incoming, legs) }),
    target: first.row,
    incoming: isOlder ? current.incoming : { ...current.incoming, draft: priced },
    dropped: isOlder ? [] : others.map(({ row }) => row),
    outdated: [],
  }
}

/**
 * What an older draft says about the legs that replaced it: everything for the first, and each leg's share of the
 * price.
 */
function sharesOf({ draft, origin }: Incoming, legs: readonly KnownObservation[]): ReroutedJourney['priced'] {
  const shares = withSharesOf(
    legs.map(({ segment }) => segment),
    draft,
  )
  return legs.flatMap(({ row, segment }, at) => {
    const share = shares?.[at]
    if (!share) return []
    const { price, currency, cents, rate_date, metadata } = share
    const { travelers, references } = draft
    const base = at === 0 ? draft : { ...withoutValues(segment), travelers, references }
    const total = { ...base.metadata, total_price: metadata['total_price'] }
    return [{ row, incoming: { draft: { ...base, price, currency, cents, rate_date, metadata: total }, origin } }]
  })
}

/** The draft is the first of the legs that replaced a known segment, or that it replaced. */
function partOf(
  current: IncomingObservation,
  existing: readonly KnownObservation[],
  incomings: readonly IncomingObservation[],
): ReroutedJourney | null {
  const found = existing
    .map((journey) => ({ journey, legs: legsOf(journey, current, incomings) }))
    .find(({ legs }) => legs.length > 0)
  if (!found) return null
  const { journey, legs } = found
  const isOlder = current.observed_at < journey.observed_at
  const drafts = legs.map(({ segment }) => segment)
  const withPrice = withPriceOf(current.incoming.draft, drafts)
  // A price set by a person is not split.
  const shares = isOlder || 'price' in setByOf(journey.row) ? null : withSharesOf(drafts, journey.segment)
  const shared = legs.flatMap(({ incoming }, at) => {
    const draft = shares?.[at]
    return draft ? [[incoming, { ...incoming, draft }] as const] : []
  })
  return {
    ...unshared,
    shared: new Map(shared),
    target: journey.row,
    incoming: isOlder ? { ...current.incoming, draft: withPrice } : current.incoming,
    dropped: [],
    outdated: isOlder ? legs.slice(1).map(({ incoming }) => incoming) : [],
  }
}

/** Cancels a leg that is no longer travelled. */
export async function dropLeg(tx: Tx, id: string, origin: Origin): Promise<readonly AppliedChange[]> {
  const [row] = await findSegments(tx, [id])
  return row ? [await mergeInto(tx, row, cancellationOf(withoutValues(draftOf(row))), origin)] : []
}
