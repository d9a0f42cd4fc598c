import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Mention } from '../../mentions/mention'
import { type Draft, type ScoredDraft, startDay } from '../draft'
import { endOf, startOf } from './draft-times'

/** A booking with resolved times: local times, or dates. */
interface Timed {
  kind: ReservationKind
  start: string
  end: string | null
  draft: Draft
}

/** Removes a time from a stay if it belongs to a leg or visit. */
function releaseTime(stay: Timed, mention: Mention): void {
  const { slots } = stay.draft
  if (slots.endTime?.mention === mention) delete slots.endTime
  if (slots.startTime?.mention === mention) delete slots.startTime
  stay.start = startOf(stay.draft) ?? stay.start
  stay.end = endOf(stay.draft, stay.start)
}

/** Minimum probability of a start with which its booking counts as likely. */
const minLikely = 0.5
/** Minimum probability of a booking that is kept without its end if that is the end of another one. */
const minReleased = 0.75

/**
 * Ensures that each time mention starts or ends only one booking. Stays yield: they often have no times, and get those
 * of a neighboring booking by mistake. False if the draft must be dropped.
 */
export function claimTimes({ draft, probability }: ScoredDraft, bookings: readonly Timed[]): boolean {
  const { anchor, slots, kind } = draft
  const begins = (mention: Mention | undefined): boolean =>
    mention !== undefined &&
    bookings.some((other) => other.kind !== 'lodging' && other.draft.anchor.mention === mention)
  const endedBy = (mention: Mention | undefined): Timed | undefined =>
    mention && bookings.find((other) => other.kind !== 'lodging' && other.draft.slots.endTime?.mention === mention)
  if (kind === 'lodging') {
    if (begins(slots.startTime?.mention) || endedBy(slots.startTime?.mention)) delete slots.startTime
    if (begins(slots.endTime?.mention) || endedBy(slots.endTime?.mention)) delete slots.endTime
    return true
  }
  for (const other of bookings)
    if (other.kind !== 'lodging' && other.draft.slots.endTime?.mention === anchor.mention) {
      if ((other.draft.slotProbabilities.endTime ?? 0) >= draft.probability * probability) return false
      delete other.draft.slots.endTime
      other.end = endOf(other.draft, other.start)
    }
  if (begins(slots.endTime?.mention)) delete slots.endTime
  const sameEnd = anchor.mention.type === 'time' ? endedBy(slots.endTime?.mention) : undefined
  if (sameEnd) {
    // A likely booking of another day only has a wrong end; others have a wrong start.
    const isLikely = probability >= minReleased && draft.probability >= minLikely
    const to = slots.to?.mention.value
    const isSameEnd = to !== undefined && to === sameEnd.draft.slots.to?.mention.value
    if (!isLikely || isSameEnd || sameEnd.start.slice(0, 10) === startDay(draft)) return false
    delete slots.endTime
  }
  for (const stay of bookings) {
    if (stay.kind !== 'lodging') continue
    releaseTime(stay, anchor.mention)
    if (slots.endTime) releaseTime(stay, slots.endTime.mention)
  }
  return true
}
