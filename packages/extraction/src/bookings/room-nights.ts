import type { Assembled } from './assemble'
import { startDay } from './draft'
import { endOf } from './draft-times'
import type { Booking } from './resolve'

/** Probability from which a room that was taken for another one of the same day tells how long its guests stay. */
const minRoom = 0.5

/**
 * A stay that is told apart from another one by its reference, with the last day that the page states for the room with
 * this reference.
 */
export function withRoomNights(stay: Booking, { scoredDrafts }: Assembled): Booking {
  const { kind, start, draft } = stay
  const day = start.slice(0, 10)
  const endDate = scoredDrafts.find(
    ({ draft: room, probability }) =>
      room.kind === 'lodging' &&
      probability >= minRoom &&
      startDay(room) === day &&
      room.slots.reference?.mention.value === draft.slots.reference?.mention.value,
  )?.draft.slots.endDate
  if (kind !== 'lodging' || !endDate || endDate.mention.value <= day) return stay
  const own = { ...draft, slots: { ...draft.slots, endDate } }
  return { ...stay, draft: own, end: endOf(own, start) }
}
