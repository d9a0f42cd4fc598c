import { decodeText } from '@sextant/bytes/charset'
import { htmlText } from '../../html/html-text'
import { decodeQuotedPrintable } from '../../message/transfer'
import { CalendarZones } from './calendar-zones'
import { zoneOf } from './event-zone'
import type { Property } from './property'

/** An event of a calendar. */
export interface CalendarEvent {
  properties: Property[]
  /** Who wrote the calendar (PRODID): `-//Tallink Silja//EN`. */
  writer?: string
  /** The booking that starts here, and the event that ends it. */
  booking?: { kind: 'lodging' | 'car'; name: string; end: CalendarEvent }
}

/** Maximum number of events per file. The rest is ignored. */
const maxEvents = 200

const escapes: Record<string, string> = { n: '\n', N: '\n' }

const unescaped = (text: string): string => text.replace(/\\(.)/gs, (_, char: string) => escapes[char] ?? char)

/** Whether a property's value is quoted-printable, as written by vCalendar 1.0. */
const isQuoted = (text: string): boolean => /^[\w-]{1,60}(?:;[^:]{0,200})?;(?:ENCODING=)?QUOTED-PRINTABLE\b/i.test(text)

const unquoted = (text: string, parameters: ReadonlyMap<string, string>): string =>
  decodeText(decodeQuotedPrintable(new TextEncoder().encode(text)), parameters.get('CHARSET') ?? 'utf-8')

function readProperty(text: string, line: number): Property | null {
  const head = /^([\w-]{1,60})((?:;[\w-]{1,60}(?:=(?:"[^"]*"|[^;:"]*))?)*):/.exec(text)
  if (!head) return null
  const [all, name = '', rest = ''] = head
  const parameters = new Map(
    [...rest.matchAll(/;([\w-]+)=(?:"([^"]*)"|([^;:]*))/g)].map(([, key = '', quoted, bare]) => [
      key.toUpperCase(),
      quoted ?? bare ?? '',
    ]),
  )
  const value = isQuoted(head[0]) ? unquoted(text.slice(all.length), parameters) : text.slice(all.length)
  // KDE's reservations are JSON, which only some writers escape.
  const json = name.toUpperCase().startsWith('X-KDE') && !value.includes('\\,')
  return { name: name.toUpperCase(), parameters, value: json ? value : unescaped(value), line }
}

/** Unfolds lines (RFC 5545 §3.1), keeping the number of the first. */
function unfold(text: string): { text: string; line: number }[] {
  const found: { pieces: string[]; line: number }[] = []
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const last = found.at(-1)
    const before = last?.pieces.at(-1)
    if (last && before?.endsWith('=') && isQuoted(last.pieces[0] ?? '')) {
      last.pieces[last.pieces.length - 1] = before.slice(0, -1)
      last.pieces.push(line)
    } else if (/^[ \t]/.test(line) && last) last.pieces.push(line.slice(1))
    else found.push({ pieces: [line], line: index + 1 })
  }
  return found.map(({ pieces, line }) => ({ text: pieces.join(''), line }))
}

/** Elements of a description in HTML, which RFC 5545 does not allow: `<p>`, `<br/>`, `</b>`. */
const markup = /<(?:p|br|div|b|strong|ul|li|table|html|span)(?:\s[^<>]{0,300})?\/?>|<a\s[^<>]{1,500}>/i

/** Adds what is known only at the end: zones, and the text of descriptions in HTML (as Outlook writes them). */
function completed({ properties }: CalendarEvent, zones: CalendarZones): CalendarEvent {
  const unfolded = properties.map((property) => {
    const zone = zones.of(property.parameters.get('TZID') ?? '')
    return zone ? { ...property, zone } : property
  })
  const plain = unfolded.map((one) =>
    one.name === 'DESCRIPTION' && markup.test(one.value) ? { ...one, value: htmlText(one.value) } : one,
  )
  const page = plain.find(({ name }) => name === 'X-ALT-DESC')
  const hasDescription = plain.some(({ name, value }) => name === 'DESCRIPTION' && value.trim() !== '')
  if (!page || hasDescription) return { properties: plain }
  return { properties: [...plain, { ...page, name: 'DESCRIPTION', value: htmlText(page.value) }] }
}

/** The events of a calendar, and its zone if it states one (X-WR-TIMEZONE). */
interface Calendar {
  events: CalendarEvent[]
  zone?: string | undefined
}

/** Leniently parses the events of a calendar (RFC 5545), without their alarms. */
export function parseCalendar(text: string): Calendar {
  const events: CalendarEvent[] = []
  const own = new Map<string, string>()
  const zones = new CalendarZones()
  let current: CalendarEvent | null = null
  let inner = 0
  for (const { text: content, line } of unfold(text)) {
    const [, mark, component = ''] = /^(BEGIN|END):([\w-]+)/i.exec(content)?.map((part) => part.toUpperCase()) ?? []
    const isEvent = component === 'VEVENT'
    if (mark === 'BEGIN') {
      zones.begin(component)
      if (isEvent && events.length < maxEvents) {
        current = { properties: [] }
        events.push(current)
        inner = 0
      } else if (current) inner++
    } else if (mark) {
      zones.end(component)
      if (isEvent) current = null
      else if (inner > 0) inner--
    } else {
      const property = inner === 0 ? readProperty(content, line) : null
      if (property && current) current.properties.push(property)
      else if (property) {
        zones.add(property)
        own.set(property.name, property.value)
      }
    }
  }
  const writer = (own.get('PRODID') ?? '').slice(0, 200)
  return {
    events: events.map((event) => ({ ...completed(event, zones), writer })),
    zone: zoneOf(own.get('X-WR-TIMEZONE') ?? '', '', undefined),
  }
}

/** The first non-empty property with a name; null if there is none. */
export const propertyOf = (event: CalendarEvent, name: string): Property | null =>
  event.properties.find((property) => property.name === name && property.value.trim() !== '') ?? null
