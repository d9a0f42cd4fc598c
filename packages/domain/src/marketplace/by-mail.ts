import { segmentHeadline, segmentService } from '../segments/headline'
import { tripCalendar } from '../trips/calendar'
import { mailFields } from './fields'
import { actionOf, type Column, type Manifest, type SegmentEvent, segmentEvents } from './manifest'

const verbs = { create: 'New booking', update: 'Changed booking', cancel: 'Cancelled booking' } as const

/** One email per booking, in words and with a calendar entry that later emails replace. */
export const byMail = (name: string, columns: readonly Column[]): Manifest => ({
  delivery: 'mail',
  events: segmentEvents,
  fields: mailFields(name),
  columns,
  compose: (segmentEvent, config) => ({
    by: 'mail',
    to: config['address'] ?? '',
    subject: `${verbs[actionOf(segmentEvent)]}: ${segmentHeadline(segmentEvent.segment)}`,
    paragraphs: [
      textOf(segmentEvent),
      columns
        .map((column) => lineOf(column, segmentEvent))
        .filter(Boolean)
        .join('\n'),
    ],
    attachment: {
      filename: `booking-${segmentEvent.segment.id}.ics`,
      type: 'text/calendar',
      content: calendarOf(segmentEvent),
    },
  }),
})

const textOf = ({ segment }: SegmentEvent): string =>
  [segmentHeadline(segment), segmentService(segment), segment.confirmation_no]
    .filter((part) => part !== null)
    .join(', ')

function lineOf([name, , of]: Column, segmentEvent: SegmentEvent): string {
  const value = of(segmentEvent)
  return value === null || value === '' ? '' : `${name.replaceAll('_', ' ')}: ${value}`
}

const calendarOf = ({ segment, event, url }: SegmentEvent): string =>
  tripCalendar(
    { headline: segmentHeadline(segment), segments: [segment], url, domain: new URL(url).hostname },
    new Date(event.created),
  )
