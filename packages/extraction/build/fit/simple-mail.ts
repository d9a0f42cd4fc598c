import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Concept, Language } from '../../src/languages/language'
import { languages } from '../../src/languages/languages'
import type { Example } from './examples'
import type { Row } from './rows'

/** The first phrase of a list, which is the most common one. */
const first = (list: string | undefined): string => {
  const text = (list ?? '').split(/[,،、\n]/)[0]?.trim() ?? ''
  return text.charAt(0).toUpperCase() + text.slice(1)
}

type Field = [concept: Concept, value: string]
const name: Field = ['traveler', 'Nora Lindqvist']
const reference: Field = ['reference', 'K7XQ2M']

const fields: Readonly<Record<ReservationKind, { fields: Field[]; row: Row }>> = {
  flight: {
    fields: [
      reference,
      name,
      ['flight', 'LH 1174'],
      ['origin', 'Frankfurt (FRA)'],
      ['destination', 'Lisbon (LIS)'],
      ['departure', '09.04.2026 07:25'],
      ['arrival', '09.04.2026 10:15'],
    ],
    row: {
      kind: 'flight',
      reference: 'K7XQ2M',
      traveler: 'Nora Lindqvist',
      number: '1174',
      from: 'FRA',
      to: 'LIS',
      start: '2026-04-09T07:25',
      end: '2026-04-09T10:15',
    },
  },
  lodging: {
    fields: [reference, ['hotel', 'Hotel Miramar'], name, ['checkIn', '09.04.2026'], ['checkOut', '11.04.2026']],
    row: {
      kind: 'lodging',
      reference: 'K7XQ2M',
      traveler: 'Nora Lindqvist',
      place: 'Hotel Miramar',
      start: '2026-04-09',
      end: '2026-04-11',
    },
  },
  car: {
    fields: [
      reference,
      name,
      ['pickUp', '09.04.2026 10:00, Porto Airport'],
      ['dropOff', '11.04.2026 18:30, Porto Airport'],
      ['vehicle', 'VW Golf'],
    ],
    row: {
      kind: 'car',
      reference: 'K7XQ2M',
      traveler: 'Nora Lindqvist',
      from: 'Porto Airport',
      to: 'Porto Airport',
      start: '2026-04-09T10:00',
      end: '2026-04-11T18:30',
    },
  },
  train: {
    fields: [
      reference,
      name,
      ['train', 'IC 710'],
      ['origin', 'Bern'],
      ['destination', 'Basel SBB'],
      ['departure', '09.04.2026 08:34'],
      ['arrival', '09.04.2026 09:29'],
    ],
    row: {
      kind: 'train',
      reference: 'K7XQ2M',
      traveler: 'Nora Lindqvist',
      number: 'IC 710',
      from: 'Bern',
      to: 'Basel SBB',
      start: '2026-04-09T08:34',
      end: '2026-04-09T09:29',
    },
  },
  bus: {
    fields: [
      reference,
      name,
      ['bus', 'N1611'],
      ['origin', 'Gdynia'],
      ['destination', 'Wrocław'],
      ['departure', '09.04.2026 21:30'],
      ['arrival', '10.04.2026 05:45'],
    ],
    row: {
      kind: 'bus',
      reference: 'K7XQ2M',
      traveler: 'Nora Lindqvist',
      from: 'Gdynia',
      to: 'Wrocław',
      start: '2026-04-09T21:30',
      end: '2026-04-10T05:45',
    },
  },
  boat: {
    fields: [
      reference,
      name,
      ['ship', 'Blue Star'],
      ['origin', 'Kiel'],
      ['destination', 'Oslo'],
      ['departure', '09.04.2026 14:00'],
      ['arrival', '10.04.2026 10:00'],
    ],
    row: {
      kind: 'boat',
      reference: 'K7XQ2M',
      traveler: 'Nora Lindqvist',
      from: 'Kiel',
      to: 'Oslo',
      start: '2026-04-09T14:00',
      end: '2026-04-10T10:00',
    },
  },
  taxi: {
    fields: [
      reference,
      name,
      ['date', '09.04.2026'],
      ['time', '06:40'],
      ['origin', 'Hotel Miramar'],
      ['destination', 'Porto Airport'],
      ['vehicle', 'Mercedes E'],
    ],
    row: {
      kind: 'taxi',
      reference: 'K7XQ2M',
      traveler: 'Nora Lindqvist',
      from: 'Hotel Miramar',
      to: 'Porto Airport',
      start: '2026-04-09T06:40',
    },
  },
  restaurant: {
    fields: [
      reference,
      ['restaurant', 'Trattoria Luna'],
      name,
      ['date', '09.04.2026'],
      ['time', '19:45'],
      ['party', '4'],
    ],
    row: {
      kind: 'restaurant',
      reference: 'K7XQ2M',
      traveler: 'Nora Lindqvist',
      place: 'Trattoria Luna',
      start: '2026-04-09T19:45',
    },
  },
  event: {
    fields: [reference, ['event', 'Old Town Walk'], name, ['date', '09.04.2026'], ['time', '14:00'], ['party', '2']],
    row: {
      kind: 'event',
      reference: 'K7XQ2M',
      traveler: 'Nora Lindqvist',
      place: 'Old Town Walk',
      start: '2026-04-09T14:00',
    },
  },
}

/** Check-in and check-out times of stays in brief mails. */
const hours: Partial<Record<Concept, string>> = { checkIn: ', 15:00', checkOut: ', 11:00' }

/** The fields of a brief mail: without a traveler, with times of stays, and with dates in the language's format. */
function briefFields({ tag }: Language, list: readonly Field[]): Field[] {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' })
  return list
    .filter(([concept]) => concept !== 'traveler')
    .map(([concept, value]) => [
      concept,
      value.replace(/(\d\d)\.(\d\d)\.(\d{4})/, (_, day: string, month: string, year: string) =>
        format.format(new Date(`${year}-${month}-${day}T00:00:00Z`)),
      ) + (hours[concept] ?? ''),
    ])
}

/**
 * Writes the simplest mail of a kind in a language: a heading, then a label and a value on each line. A brief one names
 * no traveler.
 */
export function simpleMail(
  language: Language,
  kind: ReservationKind,
  isBrief = false,
): { bytes: Uint8Array; row: Row } {
  const { fields: whole, row: wholeRow } = fields[kind]
  const list = isBrief ? briefFields(language, whole) : whole
  const { traveler, ...unnamed } = wholeRow
  const row = isBrief ? unnamed : { ...unnamed, traveler }
  const lines = list.map(([concept, value]) => `${first(language.labels[concept])}: ${value}`)
  const subject = `${first(language.statements.confirmed)}: ${first(language.kinds[kind])}`
  const text = [
    `From: Travel <a@b.example>`,
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'Date: Tue, 3 Mar 2026 10:00:00 +0000',
    'Content-Type: text/plain; charset=utf-8',
    '',
    first(language.kinds[kind]),
    '',
    ...lines,
    '',
  ].join('\n')
  return { bytes: Buffer.from(text), row }
}

const exampleOf = ({ bytes, row }: { bytes: Uint8Array; row: Row }): Pick<Example, 'bytes' | 'rows'> => ({
  bytes,
  rows: [row],
})

/** The simplest mails of languages as examples, full and brief. */
export const simpleExamples = (tags: readonly string[]): Example[] =>
  languages
    .filter(({ tag }) => tags.includes(tag))
    .flatMap((language) =>
      simpleKinds.flatMap((kind) =>
        [false, true].map((isBrief) => ({
          id: `simple/${language.tag}-${kind}${isBrief ? '-brief' : ''}`,
          family: `simple/${language.tag}`,
          ...exampleOf(simpleMail(language, kind, isBrief)),
        })),
      ),
    )

export const simpleKinds = Object.keys(fields).filter((kind): kind is ReservationKind => kind in fields)
