import type { AssembledPage } from '../assemble'
import { startDay } from '../draft'
import type { Booking } from '../resolve'
import { endOf } from './draft-times'

/** Minimum probability for a duplicate draft of the same day to determine the length of a room's stay. */
const minRoom = 0.5

/**
 * Sets the last day of a stay that was split off by its reference to the one stated for the room with that reference.
 */
export function withRoomNights(stay: Booking, { scoredDrafts }: AssembledPage): Booking {
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
