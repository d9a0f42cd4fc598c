import { type EventType, eventTypes } from '@sextant/contract/kit/event-types'
import { Segment } from '@sextant/contract/segments/schemas'
import type { Person, SegmentEvent } from '@sextant/domain/marketplace/manifest'
import type { Tx } from '../platform/database/transaction'
import { findPerson } from './store'

type RecordedEvent = {
  readonly id: string
  readonly type: string
  readonly created: string
  readonly object: unknown
}

/** The booking in an event, with its traveler; null if the event is not about a booking. */
export async function segmentEventOf(
  tx: Tx,
  publicUrl: string,
  { object, ...event }: RecordedEvent,
): Promise<SegmentEvent | null> {
  const type = eventTypes.find((name): name is EventType => name === event.type)
  const segment = Segment.safeParse(object)
  if (!type || !segment.success) return null
  const { member_id: member, type: kind, id } = segment.data
  return {
    event: { ...event, type },
    segment: segment.data,
    person: member === null ? null : await personOf(tx, member),
    url: `${publicUrl}/orgs/${tx.team}/segments/${kind}/${id}`,
  }
}

const personOf = async (tx: Tx, id: string): Promise<Person | null> => (await findPerson(tx, id)) ?? null
