import { type EventType, eventTypes } from '@sextant/contract/kit/event-types'
import { readableTypes } from '@sextant/domain/webhooks/event-permission'
import { may, type TeamCtx } from '../platform/http/context'
import { refuse, refuseFields } from '../platform/http/refusal'

type Caller = Pick<TeamCtx, 'actor' | 'team' | 'log'>

/** The webhook's event types whose records the caller may not read. An empty list means all types. */
function unreadable(ctx: Caller, events: readonly EventType[]): readonly EventType[] {
  const readable = new Set(readableTypes((permission) => may(ctx, permission)))
  return (events.length === 0 ? eventTypes : events).filter((type) => !readable.has(type))
}

/** Rejects (422) webhook events with records that the caller may not read: a webhook must not bypass permissions. */
export function checkEvents(ctx: Caller, events: readonly EventType[]): void {
  const [first] = unreadable(ctx, events)
  if (first === undefined) return
  refuseFields({
    events: [
      events.length === 0
        ? 'Name the types of events: you may not read the records of all of them.'
        : `You may not read the records of ${first}.`,
    ],
  })
}

/** Refuses a caller (403) who may not read the records of all these events. */
export function permitEvents(ctx: Caller, events: readonly EventType[]): void {
  const [first] = unreadable(ctx, events)
  if (first !== undefined) refuse('forbidden', `You may not read the records of ${first}.`)
}
