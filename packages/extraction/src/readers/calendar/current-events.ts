import { type CalendarEvent, propertyOf } from './parse-calendar'

const valueOf = (event: CalendarEvent, name: string): string => propertyOf(event, name)?.value.trim() ?? ''
const revisionOf = (event: CalendarEvent): number => Number(valueOf(event, 'SEQUENCE')) || 0

/** Whether an event is an older revision of another one. */
function isReplaced(event: CalendarEvent, other: CalendarEvent): boolean {
  const same = valueOf(event, 'RECURRENCE-ID') === valueOf(other, 'RECURRENCE-ID')
  return same && revisionOf(other) > revisionOf(event)
}

/** The occurrences of a series that were changed or cancelled individually (RFC 5545 §3.8.4.4). */
export function changesOf(event: CalendarEvent, events: readonly CalendarEvent[]): CalendarEvent[] {
  const uid = valueOf(event, 'UID')
  if (uid === '' || valueOf(event, 'RECURRENCE-ID') !== '') return []
  return events.filter((other) => valueOf(other, 'UID') === uid && valueOf(other, 'RECURRENCE-ID') !== '')
}

/** The current events of a calendar, without older revisions (RFC 5545 §3.8.7.4). */
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
