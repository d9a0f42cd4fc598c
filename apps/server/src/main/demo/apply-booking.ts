import type { Extraction, Reservation } from '@sextant/contract/emails/reservation'
import type { Ids } from '@sextant/demo/ids'
import { cancellationOf, cancelledBy } from '@sextant/domain/segments/cancel'
import { priceConverter } from '@sextant/domain/segments/convert-price'
import type { KnownSegment, SegmentDraft } from '@sextant/domain/segments/draft'
import { merge } from '@sextant/domain/segments/merge'
import { withShare } from '@sextant/domain/segments/per-traveler'
import { sharesOf, shareTotals } from '@sextant/domain/segments/price-shares'
import { closest } from '@sextant/domain/segments/same'
import { isAmount, withoutAmounts } from '@sextant/domain/segments/stated-amounts'
import { ratesOn } from '@sextant/places/rates/rates-on'
import { draftFrom } from '../../segments/draft-from'
import type { AppliedChange } from '../../segments/merge-into'
import type { DemoSegment, DemoStatedAmounts } from './tables'

/** The email that a booking comes from, and the booking's traveler. */
export type Origin = {
  readonly currency: string
  readonly emailId: string | null
  /** When the email was sent, and when it was received: ISO 8601, UTC. */
  readonly observedAt: string
  readonly received: string
  readonly member: string | null
  readonly ownerOf: (draft: SegmentDraft) => string
}

export type Change = Pick<AppliedChange, 'segmentId' | 'change' | 'fields'> & {
  /** The segment's state before, unless it is new, and after. */
  readonly states: readonly SegmentDraft[]
}

type Reading = Pick<Extraction, 'source' | 'amounts'> & { readonly reservations: readonly Reservation[] }

/** A team's segments, by owner, and the amounts that emails stated; IDs are assigned in order of creation. */
export type Ledger = {
  readonly ids: Ids
  readonly byOwner: Map<string, DemoSegment[]>
  readonly stated: DemoStatedAmounts[]
}

/** Applies an email's reservations to a team's segments by the product's rules: creates, merges and cancels. */
export function applyExtraction(ledger: Ledger, reading: Reading, origin: Origin): Change[] {
  const changes = applyReservations(ledger, reading, origin)
  const { emailId, received, observedAt } = origin
  const segments = [...new Set(changes.map(({ segmentId }) => segmentId))]
  const amounts = (reading.amounts ?? []).filter((stated) => isAmount(stated))
  if (amounts.length > 0) ledger.stated.push({ emailId, received, day: observedAt.slice(0, 10), segments, amounts })
  return changes
}

function applyReservations(ledger: Ledger, reading: Reading, origin: Origin): Change[] {
  const { source } = reading
  const context = { source, convert: priceConverter(origin.currency, ratesOn), sentAt: origin.observedAt }
  const legs = shareTotals(withoutAmounts({ reservations: [...reading.reservations], amounts: reading.amounts }))
  const shares = sharesOf(legs)
  const drafts = legs.flatMap(({ reservation }, at) => {
    const [draft, share] = [draftFrom(reservation, context), shares[at]]
    return draft && share ? [withShare(draft, share)] : []
  })
  return drafts.flatMap((draft) => {
    const owner = origin.ownerOf(draft)
    const existing = ledger.byOwner.get(owner) ?? []
    ledger.byOwner.set(owner, existing)
    if (draft.status === 'Cancelled') {
      const marked = new Set(cancelledBy(draft, existing.map(knownOf)).map(({ id }) => id))
      return existing.flatMap((segment, at) =>
        marked.has(segment.id) ? [mergeAt(existing, at, segment, cancellationOf(draft), origin)] : [],
      )
    }
    const compared = existing.flatMap(({ draft: segment }, at) =>
      segment.type === draft.type ? [{ at, segment, people: 'same' as const }] : [],
    )
    const at = closest(draft, compared)[0]?.at ?? -1
    const segment = existing[at]
    return [segment ? mergeAt(existing, at, segment, draft, origin) : create(ledger, existing, draft, origin)]
  })
}

export const knownOf = ({ draft, id, trip_id }: DemoSegment): KnownSegment => ({ ...draft, id, trip_id })

function create(ledger: Ledger, existing: DemoSegment[], draft: SegmentDraft, origin: Origin): Change {
  const segmentId = ledger.ids.next('segments')
  existing.push({
    draft,
    id: segmentId,
    trip_id: null,
    member_id: origin.member,
    owner_key: origin.ownerOf(draft),
    email_id: origin.emailId,
    observed_at: origin.observedAt,
    cancelled_at: null,
    created: origin.received,
    modified: origin.received,
  })
  return { segmentId, change: 'created', fields: [], states: [draft] }
}

function mergeAt(
  existing: DemoSegment[],
  at: number,
  previous: DemoSegment,
  draft: SegmentDraft,
  origin: Origin,
): Change {
  const before = { segment: previous.draft, observed_at: previous.observed_at }
  const { segment, observed_at, changed } = merge(before, { segment: draft, observed_at: origin.observedAt })
  const isCancelled = segment.status === 'Cancelled'
  existing[at] = {
    ...previous,
    draft: segment,
    observed_at,
    cancelled_at: isCancelled ? (previous.cancelled_at ?? origin.observedAt) : null,
    modified: origin.received,
  }
  const isNew = isCancelled && previous.draft.status !== 'Cancelled'
  return {
    segmentId: previous.id,
    change: isNew ? 'cancelled' : changed.length > 0 ? 'updated' : 'confirmed',
    fields: changed,
    states: [previous.draft, segment],
  }
}
