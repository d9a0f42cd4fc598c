import type { Reservation } from '@sextant/contract/emails/reservation'
import type { StatedAmount } from '@sextant/contract/emails/stated-amounts'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { withShare } from '@sextant/domain/segments/per-traveler'
import type { TravelerMatch } from '@sextant/domain/travelers/match'
import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { applyCancellation } from '../apply-cancellation'
import { applyDraft, findTargets } from '../apply-draft'
import { assignBookings } from '../bookings/assign-bookings'
import { draftFrom } from '../draft-from'
import type { AppliedChange, Incoming, Origin } from '../merge-into'
import { ownerKeyOf } from '../owner'
import { loadPeople, matchParts } from '../owners/match-of'
import { pricesIn } from '../prices/renewed-rates'
import { emitChanges } from '../report-changes'
import { segmentsChanged } from '../signals'
import { lockSegments } from '../store'
import { type BookedAmounts, writeImportAmounts } from './write-import-amounts'

/** A booking that did not come from an email. */
export type Booking = {
  readonly reservation: Reservation
  /** The channel through which it was booked. */
  readonly sourceName: string
  /** Costs in addition to its price. */
  readonly amounts?: readonly StatedAmount[]
}

/** The outcome of a booking, and whether it was matched to a traveler of the team. */
export type BookingOutcome = {
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'skipped' | 'nothing-to-cancel' | 'stays-deleted' | 'no-day'
  readonly isMatched: boolean
}

type UpsertOptions = {
  readonly updates: boolean
  readonly observedAt: string
  /** The source of the bookings, such as `import:1`. */
  readonly actor: string
}

/**
 * Merges bookings into the team's segments by the same rules as email, regroups trips, and emits events. Returns the
 * outcome of each, in order.
 */
export async function upsertBookings(
  services: Services,
  tx: Tx,
  bookings: readonly Booking[],
  { updates, observedAt, actor }: UpsertOptions,
): Promise<readonly BookingOutcome[]> {
  await lockSegments(tx)
  const reservations = bookings.map(({ reservation }) => reservation)
  const people = await loadPeople(tx, [{ addresses: [], reservations }])
  const convert = await pricesIn(tx)
  const outcomes: BookingOutcome[] = []
  const applied: AppliedChange[] = []
  const booked: BookedAmounts[] = []
  for (const { reservation, sourceName, amounts = [] } of bookings) {
    const source = { id: sourceName, name: sourceName, type: 'unknown' } as const
    const parts = matchParts({ addresses: [], reservations: [] }, reservation, people)
    const results: Result[] = []
    for (const { reservation: part, share, match } of parts) {
      const draft = draftFrom(part, { source, convert })
      results.push(
        draft
          ? await applyOne(tx, { draft: withShare(draft, share), origin: originOf(match, draft, observedAt) }, updates)
          : 'no-day',
      )
    }
    const changes = results.flatMap((result) => (typeof result === 'string' ? [] : result))
    applied.push(...changes)
    booked.push({ segments: changes.map(({ segmentId }) => segmentId), amounts })
    outcomes.push({
      outcome: outcomeOf(results),
      isMatched: parts.some(({ match }) => match.traveler_id !== null),
    })
  }
  const assigned = await assignBookings(
    services,
    tx,
    applied.map(({ segmentId }) => segmentId),
  )
  const amountOwners = await writeImportAmounts(tx, booked, assigned, observedAt.slice(0, 10))
  await emitChanges(tx, applied, { actor, email_id: null, observed_at: observedAt })
  await segmentsChanged.send(services, tx, {
    ownerKeys: [...new Set([...applied.flatMap(({ ownerKeys }) => ownerKeys), ...amountOwners])],
  })
  return outcomes
}

type Result = readonly AppliedChange[] | Exclude<BookingOutcome['outcome'], 'created' | 'updated' | 'unchanged'>

async function applyOne(tx: Tx, incoming: Incoming, updates: boolean): Promise<Result> {
  if (!updates && (await findTargets(tx, incoming)).length > 0) return 'skipped'
  if (incoming.draft.status === 'Cancelled') {
    const applied = await applyCancellation(tx, incoming)
    return applied.length > 0 ? applied : 'nothing-to-cancel'
  }
  return (await applyDraft(tx, incoming)) ?? 'stays-deleted'
}

const originOf = ({ traveler_id: member }: TravelerMatch, draft: SegmentDraft, observedAt: string): Origin => ({
  emailId: null,
  observedAt,
  member,
  ownerKey: ownerKeyOf(member, draft, 'import'),
})

/** Combines the results of a booking's travelers: a change takes precedence over no change. */
function outcomeOf(results: readonly Result[]): BookingOutcome['outcome'] {
  const applied = results.flatMap((result) => (typeof result === 'string' ? [] : result))
  const refusal = results.find((result) => typeof result === 'string') ?? 'no-day'
  return applied.length > 0 ? nameOf(applied) : refusal
}

/** One booking may have several segments: the most significant change counts. */
function nameOf(applied: readonly AppliedChange[]): 'created' | 'updated' | 'unchanged' {
  if (applied.some(({ change }) => change === 'created')) return 'created'
  return applied.every(({ change }) => change === 'confirmed') ? 'unchanged' : 'updated'
}
