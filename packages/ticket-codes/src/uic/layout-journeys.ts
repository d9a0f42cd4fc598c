import { dayOf } from '../kit/code-days'
import { compact, type RailJourney } from '../kit/rail-journey'
import { journeysOfText } from './free-layout'
import { reservedByWords } from './reserved-words'
import type { TicketHead } from './ticket-head'
import type { TicketLayout } from './ticket-layout'

/** The kind of ticket by its title; the first match applies. */
const titles: readonly (readonly [RegExp, 'reserved' | 'pass'])[] = [
  [/interrail|eurail/i, 'pass'],
  [/reserv|helyjegy|rezerv|aufpreis|upgrade|supplement/i, 'reserved'],
]

const kindOf = (layout: TicketLayout): 'reserved' | 'pass' | 'transport' => {
  const title = [0, 1].map((line) => `${layout.at(line, 12, 52)} ${layout.cut(line, 14, 52)}`).join(' ')
  return titles.find(([pattern]) => pattern.test(title))?.[1] ?? 'transport'
}

/** A field's text; empty if it has only fill characters such as asterisks. */
const filled = (text: string): string => (/^[*\s.-]*$/.test(text) ? '' : text.replace(/\*+$/, '').trim())

/** The content of part of a line, as a separate field or within a longer one, parsed by `read`. */
function inStretch(
  layout: TicketLayout,
  line: number,
  [from, to]: readonly [number, number],
  read: (text: string) => string | null,
): string | null {
  return read(layout.at(line, from, to)) ?? read(layout.cut(line, from, to))
}

const clock = (text: string): string | null =>
  /^(\d{1,2})[:.](\d{2})\b/.exec(text)?.slice(1).join(':').padStart(5, '0') ?? null
/** Removes the arrow that some issuers print between the stations. */
const station = (text: string): string | null =>
  filled(text.replace(/^[\s>→]+|\s*(?:-+>?|→|>)\s*$/g, ''))
    .replace(/\s+/g, ' ')
    .slice(0, 60) || null

/** The first day of validity, in line 3: `12.03.2026-…`, `FROM 12.03.26`, or only a year. */
function validFrom(layout: TicketLayout): string | null {
  const line = layout.cut(3, 0, 52)
  const [text] = /\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})/.exec(line) ?? []
  return text ? dayOf(text, '') : null
}

/** Where the columns of the journey lines start and end (ERA TAP TSI B.6, RCT2). */
const columns = {
  day: [0, 7],
  time: [6, 12],
  from: [12, 31],
  to: [32, 52],
  arrivalDay: [51, 58],
  arrivalTime: [57, 64],
} as const

/** The journeys in lines 6 and 7 of the standard ticket face, outward and return. */
export function journeysOfLayout(layout: TicketLayout, { issued }: TicketHead): RailJourney[] {
  if (isRowByRow(layout)) return journeyOfRows(layout, issued)
  const printed = /^(?:PLAI|EOSU)$/.test(layout.standard) ? journeysOfText(layout, issued) : []
  if (printed.length > 0) return printed
  const kind = kindOf(layout)
  if (kind === 'pass') return []
  const first = validFrom(layout)
  const since = first ?? issued
  return [6, 7].flatMap((line): RailJourney[] => {
    const find = (name: keyof typeof columns, read: (text: string) => string | null): string | null =>
      inStretch(layout, line, columns[name], read)
    const [from, to] = [find('from', station), find('to', station)]
    const day = find('day', (text) => dayOf(text, since)) ?? first
    if (!from || !to || !day) return []
    const [time, arrivalTime] = [find('time', clock), find('arrivalTime', clock)]
    const arrivalDay = find('arrivalDay', (text) => dayOf(text, since)) ?? day
    const [departure, arrival] = [join(day, time), join(arrivalDay, arrivalTime)]
    // a time of midnight is the start of validity rather than a departure
    const timed = time !== null && time !== '00:00' && departure !== arrival
    return [
      {
        record: 'U_TLAY',
        from,
        to,
        departure: timed ? departure : day,
        travelers: nameIn(layout),
        ...compact({
          arrival: timed && arrivalTime ? arrival : undefined,
          serviceClass: /[12]/.exec(layout.at(line, 63, 72) || layout.cut(line, 65, 72))?.[0],
        }),
        ...(line === 6 ? reservedIn(layout, kind === 'reserved') : {}),
        ...priceIn(layout),
      },
    ]
  })
}

const join = (day: string, time: string | null): string => (time ? `${day}T${time}:00` : day)

function nameIn(layout: TicketLayout): { name: string }[] {
  const name = layout.at(0, 52, 72) || layout.cut(0, 52, 72)
  return /^\p{L}[\p{L} .,'/-]+$/u.test(name) ? [{ name: name.replace(/\s+/g, ' ') }] : []
}

/** Train, coach and seats by the words before them, in any of the middle lines. */
function reservedIn(layout: TicketLayout, reserved: boolean): Record<string, string> {
  const text = [8, 9, 10, 11, 12].map((line) => layout.cut(line, 0, 72)).join('\n')
  const byWords = reservedByWords(text, layout.lines.join('\n'))
  return reserved ? { ...inColumns(layout), ...byWords } : byWords
}

/** Train, coach and seats in their standard position, line 8. */
function inColumns(layout: TicketLayout): Record<string, string> {
  const number = /\d{1,5}$/.exec(layout.cut(8, 1, 12))?.[0]
  const type = /^[A-Z]{1,3}$/.exec(layout.cut(8, 13, 16))?.[0]
  return compact({
    train: number && [type, number].filter(Boolean).join(' '),
    coach: /^\d{1,3}$/.exec(layout.cut(8, 26, 29))?.[0],
    // the next two lines are about the seats, and some issuers write the seats there
    seat: [layout.cut(8, 48, 71), layout.cut(9, 32, 51), layout.cut(10, 32, 51)]
      .map((text) => /^\d{1,3}[A-Z]?(?:[ ,]+\d{1,3}[A-Z]?)*$/.exec(text)?.[0])
      .find(Boolean),
  })
}

function priceIn(layout: TicketLayout): Record<string, string> {
  const [, before, amount, after] =
    /(?:\b([A-Z]{3}))?\s*\*{0,8}(\d{1,6}[.,]\d{2})\s*([A-Z]{3})?\b/.exec(
      layout.at(13, 50, 72) || layout.cut(13, 50, 72),
    ) ?? []
  const currency = before ?? after
  return amount && currency ? { price: amount.replace(',', '.'), currency } : {}
}

/** PKP Intercity writes one value per line instead, whichever layout its record declares. */
const isRowByRow = ({ fields }: TicketLayout): boolean =>
  fields.length > 30 && fields.every(({ column }) => column === 0) && fields.some(({ line }) => line === 42)

/** PKP's lines, according to public documentation (KDE Community Wiki, "PKP Barcode"). */
function journeyOfRows(layout: TicketLayout, issued: string): RailJourney[] {
  const row = (line: number): string => layout.cut(line, 0, 100).replace(/<\d+>/g, ' ').trim()
  const [day, arrivalDay] = [dayOf(row(11), issued), dayOf(row(15), issued)]
  if (!day || !row(41) || !row(42)) return []
  const [time, arrivalTime] = [clock(row(10)), clock(row(14))]
  const price = Number(row(26))
  return [
    {
      record: 'U_TLAY',
      from: row(41),
      to: row(42),
      departure: join(day, time),
      travelers: [],
      ...compact({
        arrival: arrivalTime ? join(arrivalDay ?? day, arrivalTime) : undefined,
        train: row(18),
        seat: row(23),
        serviceClass: /^[12]$/.exec(row(16))?.[0],
        number: row(31),
        ticketNumber: row(35),
        provider: 'PKP Intercity',
      }),
      ...(price > 0 ? { price: (price / 100).toFixed(2), currency: 'PLN' } : {}),
    },
  ]
}
