import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'

/** The extraction from a calendar with one event; `extra` are lines before the event. */
export function ofCalendar(lines: readonly string[], extra: readonly string[] = []) {
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...extra,
    'BEGIN:VEVENT',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  return extract({ definitions, bytes: new TextEncoder().encode(text), name: 'x.ics', contextDate: '2026-01-01' })
    .extraction
}

/** The start and end of an event in a time zone. */
export const times = (zone: string, start: string, end: string): string[] => [
  `DTSTART;TZID=${zone}:${start}`,
  `DTEND;TZID=${zone}:${end}`,
]

/** A morning in Berlin, for events whose time does not matter. */
export const berlin = times('Europe/Berlin', '20260310T100200', '20260310T143000')

/** The mode, number, places and times of a reservation. */
export const leg = (
  kind: string,
  number: string | undefined,
  from: string,
  to: string,
  start: string,
  end: string,
) => ({
  kind,
  ...(number ? { number } : {}),
  start: { place: { name: from }, time: { local: start } },
  end: { place: { name: to }, time: { local: end } },
})
