import { type CalendarEvent, propertyOf } from './parse-calendar'

const valueOf = (event: CalendarEvent, name: string): string => propertyOf(event, name)?.value.trim() ?? ''
const revisionOf = (event: CalendarEvent): number => Number(valueOf(event, 'SEQUENCE')) || 0

/** Whether an event is an older revision of another one, or the occurrence of a series that the other one replaces. */
function isReplaced(event: CalendarEvent, other: CalendarEvent): boolean {
  const [occurrence, changed] = [valueOf(event, 'RECURRENCE-ID'), valueOf(other, 'RECURRENCE-ID')]
  if (occurrence === changed) return revisionOf(other) > revisionOf(event)
  return occurrence === '' && changed === valueOf(event, 'DTSTART')
}

/**
 * The current events of a calendar: without older revisions (RFC 5545 §3.8.7.4), and without the first occurrence of a
 * series if it was changed or cancelled by itself (§3.8.4.4). The first occurrence represents its series.
 */
export function currentEvents(events: readonly CalendarEvent[]): CalendarEvent[] {
  const named = new Map<string, CalendarEvent[]>()
  for (const event of events) {
    const uid = valueOf(event, 'UID')
    const list = named.get(uid)
    if (list) list.push(event)
    else named.set(uid, [event])
  }
  return events.filter((event) => {
    const uid = valueOf(event, 'UID')
    return uid === '' || !named.get(uid)?.some((other) => other !== event && isReplaced(event, other))
  })
}
