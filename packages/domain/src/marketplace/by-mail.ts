import { segmentHeadline, segmentService } from '../segments/headline'
import { tripCalendar } from '../trips/calendar'
import { mailFields } from './fields'
import { actionOf, type Column, type Manifest, segmentEvents, type Told } from './manifest'

const verbs = { create: 'New booking', update: 'Changed booking', cancel: 'Cancelled booking' } as const

/** A mail a booking, in words and with a calendar entry that later mails replace. */
export const byMail = (name: string, columns: readonly Column[]): Manifest => ({
  delivery: 'mail',
  events: segmentEvents,
  fields: mailFields(name),
  columns,
  compose: (told, config) => ({
    by: 'mail',
    to: config['address'] ?? '',
    subject: `${verbs[actionOf(told)]}: ${segmentHeadline(told.segment)}`,
    paragraphs: [
      wordsOf(told),
      columns
        .map((column) => lineOf(column, told))
        .filter(Boolean)
        .join('\n'),
    ],
    attachment: {
      filename: `booking-${told.segment.id}.ics`,
      type: 'text/calendar',
      content: calendarOf(told),
    },
  }),
})

const wordsOf = ({ segment }: Told): string =>
  [segmentHeadline(segment), segmentService(segment), segment.confirmation_no]
    .filter((part) => part !== null)
    .join(', ')

function lineOf([name, , of]: Column, told: Told): string {
  const value = of(told)
  return value === null || value === '' ? '' : `${name.replaceAll('_', ' ')}: ${value}`
}

const calendarOf = ({ segment, event, url }: Told): string =>
  tripCalendar(
    { headline: segmentHeadline(segment), segments: [segment], url, domain: new URL(url).hostname },
    new Date(event.created),
  )
