import type { Concept } from '../../../src/languages/language'
import type { Block, PairStyle } from './blocks'
import { pairStyles } from './blocks'
import type { Fact, Purchase } from './facts'
import type { Random } from './random'
import type { Clock, Words } from './words'

/** What a section is written with. */
export interface Pen {
  random: Random
  words: Words
  clock: Clock
}

/** The layout grammars of a section: families of their own when figures are held out. */
export const layouts = [
  'items',
  'grid',
  'transposed',
  'cards',
  'stops',
  'line',
  'chips',
  'prose',
  'days',
  'route-heading',
  'ladder',
  'side',
] as const
export type Layout = (typeof layouts)[number]

interface Item {
  label: string
  value: string[]
}

const isRide = ({ kind }: Fact): boolean => kind !== 'lodging' && kind !== 'restaurant' && kind !== 'event'

const startConcepts: Readonly<Record<string, [Concept, Concept]>> = {
  lodging: ['checkIn', 'checkOut'],
  car: ['pickUp', 'dropOff'],
  taxi: ['pickUp', 'dropOff'],
}
const conceptsOf = ({ kind }: Fact): [start: Concept, end: Concept] =>
  startConcepts[kind] ??
  (kind === 'restaurant' || kind === 'event' ? ['date', 'end'] : ['departure', 'arrival'])

/** A day and an hour as one text, in one of the orders in use. */
function moment({ random, words, clock }: Pen, day: string, time: string | null, isStay = false): string {
  if (time === null) return clock.date(day)
  const [date, hour] = [clock.date(day), clock.time(time)]
  if (isStay && random.chance(0.6)) return `${date} (${words.particle('from')} ${hour})`
  return random.pick([
    `${date} ${hour}`,
    `${date}, ${hour}`,
    `${hour}, ${date}`,
    `${date} ${words.particle('at')} ${hour}`,
    `${date} – ${hour}`,
    `${date} | ${hour}`,
  ])
}

const arrivalHour = ({ random, clock }: Pen, fact: Fact): string => {
  const shift = fact.endDay !== null && fact.endDay > fact.startDay ? random.pick([' +1', ' (+1)', '']) : ''
  return fact.endTime === null ? '' : clock.time(fact.endTime) + shift
}

/** The fields of a fact as labels with values, grouped in one of several ways. */
function itemsOf(pen: Pen, fact: Fact): Item[] {
  const { random, words, clock } = pen
  const [startConcept, endConcept] = conceptsOf(fact)
  const items: Item[] = []
  const add = (concept: Concept, ...value: (string | null | undefined)[]): void => {
    const lines = value.filter((line): line is string => line !== null && line !== undefined && line !== '')
    if (lines.length > 0) items.push({ label: words.label(concept), value: lines })
  }
  const number = (): void => {
    if (fact.numberShown === null) return
    const concept = fact.kind === 'flight' ? 'flight' : fact.kind === 'train' ? 'train' : 'bus'
    add(concept, random.chance(0.3) ? `${fact.company} ${fact.numberShown}` : fact.numberShown)
  }
  if (!isRide(fact)) {
    const concept = fact.kind === 'lodging' ? 'hotel' : fact.kind === 'restaurant' ? 'restaurant' : 'event'
    if (random.chance(0.7)) add(concept, fact.place)
  }
  const grouping = random.int(0, 4)
  const isStay = fact.kind === 'lodging'
  if (isStay || (!isRide(fact) && fact.kind !== 'restaurant')) {
    if (isStay) {
      add(startConcept, moment(pen, fact.startDay, fact.startTime, true))
      add(endConcept, fact.endDay ? moment(pen, fact.endDay, fact.endTime, true) : null)
      if (random.chance(0.5)) add('nights', String(fact.nights))
    } else if (grouping < 3)
      add(
        'date',
        moment(pen, fact.startDay, fact.startTime),
        fact.endTime && random.chance(0.5) ? null : null,
      )
    else {
      add('date', clock.date(fact.startDay))
      add(
        random.chance(0.5) ? 'start' : 'time',
        fact.endTime
          ? `${clock.time(fact.startTime ?? '')} – ${clock.time(fact.endTime)}`
          : clock.time(fact.startTime ?? ''),
      )
    }
    if (!isStay && fact.endTime && grouping < 3 && fact.endDay)
      add('end', random.chance(0.5) ? clock.time(fact.endTime) : moment(pen, fact.endDay, fact.endTime))
  } else if (fact.kind === 'restaurant') {
    if (grouping < 3) add('date', moment(pen, fact.startDay, fact.startTime))
    else {
      add('date', clock.date(fact.startDay))
      add('time', clock.time(fact.startTime ?? ''))
    }
  } else if (grouping === 0) {
    number()
    add(startConcept, moment(pen, fact.startDay, fact.startTime), fact.from?.shown)
    add(endConcept, fact.endDay ? moment(pen, fact.endDay, fact.endTime) : null, fact.to?.shown)
  } else if (grouping === 1) {
    add('origin', fact.from?.shown)
    add('destination', fact.to?.shown)
    add(startConcept, moment(pen, fact.startDay, fact.startTime))
    add(endConcept, fact.endDay ? moment(pen, fact.endDay, fact.endTime) : null)
    number()
  } else if (grouping === 2) {
    add('date', clock.date(fact.startDay))
    number()
    add('origin', fact.from?.shown)
    add('destination', fact.to?.shown)
    add(startConcept, fact.startTime && clock.time(fact.startTime))
    add(
      endConcept,
      fact.kind === 'car' && fact.endDay ? moment(pen, fact.endDay, fact.endTime) : arrivalHour(pen, fact),
    )
  } else if (grouping === 3) {
    number()
    add(startConcept, `${fact.from?.shown}, ${moment(pen, fact.startDay, fact.startTime)}`)
    add(
      endConcept,
      fact.endDay ? `${fact.to?.shown}, ${moment(pen, fact.endDay, fact.endTime)}` : (fact.to?.shown ?? null),
    )
  } else {
    add('route', `${fact.from?.shown} ${random.pick(['–', '→', '-', '>'])} ${fact.to?.shown}`)
    add(startConcept, moment(pen, fact.startDay, fact.startTime))
    add(endConcept, fact.endDay ? moment(pen, fact.endDay, fact.endTime) : null)
    number()
  }
  return [...items, ...extras(pen, fact)]
}

/** Fields beside those that are looked for. */
function extras({ random, words }: Pen, fact: Fact): Item[] {
  const items: Item[] = []
  const add = (concept: Concept, value: string, chance = 0.3): void => {
    if (random.chance(chance)) items.push({ label: words.label(concept), value: [value] })
  }
  if (fact.kind === 'flight') {
    add('cabin', random.pick(['Economy', 'Economy (Y)', 'Business', 'Light']))
    add('seat', `${random.int(1, 40)}${random.code('A')}`)
    add('terminal', String(random.int(1, 5)), 0.2)
    add('equipment', random.pick(['Airbus A320', 'Boeing 737-800', 'Embraer 190', 'ATR 72']), 0.2)
    add('duration', `${random.int(1, 11)}h ${random.int(10, 55)}m`)
    add('baggage', '1 x 23 kg', 0.2)
  }
  if (fact.kind === 'train' || fact.kind === 'bus') {
    add('seat', `${random.int(1, 90)}`)
    add('carriage', String(random.int(1, 20)))
    add('platform', String(random.int(1, 24)), 0.2)
    add('duration', `${random.int(1, 9)} h ${random.int(10, 55)} min`, 0.2)
  }
  if (fact.kind === 'lodging') {
    add('room', random.pick(['Double Room', 'Superior Twin', 'Standard', 'Doppelzimmer', 'Suite']), 0.6)
    add('party', random.pick(['2', '1', '2 adults', '3']), 0.4)
    add('phone', `+${random.code('00 000 000000')}`, 0.2)
  }
  if (fact.kind === 'car')
    add('vehicle', random.pick(['VW Golf', 'Opel Corsa', 'Toyota Yaris', 'Compact (CDMR)', 'Fiat 500']), 0.7)
  if (fact.kind === 'car' || fact.kind === 'taxi') add('company', fact.company, 0.4)
  if (fact.kind === 'taxi') add('vehicle', random.pick(['Mercedes E-Class', 'Van', 'Škoda Octavia']), 0.4)
  if (fact.kind === 'restaurant' || fact.kind === 'event') add('party', String(random.int(1, 8)), 0.7)
  if (fact.kind === 'boat') add('ship', random.pick(['MS Nordlys', 'Pride of Skerry', 'Blue Star']), 0.5)
  return items
}

const pairStyle = (random: Random): PairStyle => random.pick(pairStyles)

const titleOf = ({ random, words }: Pen, fact: Fact): string => {
  if (!isRide(fact)) return random.chance(0.6) ? (fact.place ?? '') : words.kind(fact.kind)
  return words.kind(fact.kind)
}

/** Columns of a table of facts: a head, and the value of each fact. */
function columnsOf(pen: Pen, facts: readonly Fact[]): { head: string; cells: string[][] }[] {
  const { random, words, clock } = pen
  const [first] = facts
  if (!first) return []
  const [startConcept, endConcept] = conceptsOf(first)
  const column = (
    concept: Concept,
    of: (fact: Fact) => (string | null | undefined)[],
  ): { head: string; cells: string[][] } => ({
    head: words.label(concept),
    cells: facts.map((fact) =>
      of(fact).filter((line): line is string => typeof line === 'string' && line !== ''),
    ),
  })
  const number = column(
    first.kind === 'flight' ? 'flight' : first.kind === 'train' ? 'train' : 'route',
    (fact) => [fact.numberShown],
  )
  if (!isRide(first)) {
    return [
      column(first.kind === 'lodging' ? 'hotel' : 'event', (fact) => [fact.place]),
      column(first.kind === 'lodging' ? 'checkIn' : 'date', (fact) => [
        moment(pen, fact.startDay, fact.startTime),
      ]),
      ...(first.endDay
        ? [
            column(first.kind === 'lodging' ? 'checkOut' : 'end', (fact) => [
              fact.endDay && moment(pen, fact.endDay, fact.endTime),
            ]),
          ]
        : []),
    ]
  }
  const isStacked = random.chance(0.4)
  const isShort = random.chance(0.5)
  const sides = isStacked
    ? [
        column(startConcept, (fact) =>
          random.chance(2) ? [moment(pen, fact.startDay, fact.startTime), fact.from?.shown] : [],
        ),
        column(endConcept, (fact) => [fact.endDay && moment(pen, fact.endDay, fact.endTime), fact.to?.shown]),
      ]
    : isShort
      ? [
          column('date', (fact) => [clock.date(fact.startDay)]),
          column('origin', (fact) => [fact.from?.shown]),
          column('destination', (fact) => [fact.to?.shown]),
          column(startConcept, (fact) => [fact.startTime && clock.time(fact.startTime)]),
          column(endConcept, (fact) => [
            first.kind === 'car'
              ? fact.endDay && moment(pen, fact.endDay, fact.endTime)
              : arrivalHour(pen, fact),
          ]),
        ]
      : [
          column('origin', (fact) => [fact.from?.shown]),
          column(startConcept, (fact) => [moment(pen, fact.startDay, fact.startTime)]),
          column('destination', (fact) => [fact.to?.shown]),
          column(endConcept, (fact) => [fact.endDay && moment(pen, fact.endDay, fact.endTime)]),
        ]
  const all = number.cells.some((cell) => cell.length > 0)
    ? random.chance(0.6)
      ? [number, ...sides]
      : [...sides, number]
    : sides
  return random.chance(0.4)
    ? [...all, column('cabin', () => [random.pick(['Economy', 'Standard', '2. Kl.', 'Flex'])])]
    : all
}

const arrow = (random: Random): string => random.pick(['–', '→', '-', '>', '»', '——>'])

/** One line that says it all. */
function line(pen: Pen, fact: Fact): string {
  const { random, words, clock } = pen
  const start = fact.startTime === null ? '' : clock.time(fact.startTime)
  const end = arrivalHour(pen, fact)
  const number = fact.numberShown ?? words.kind(fact.kind)
  const [from, to] = [fact.from?.shown ?? '', fact.to?.shown ?? '']
  return random
    .pick([
      `${start} ${number} ${from} ${arrow(random)} ${to}${end === '' ? '' : `, ${words.particle('at')} ${end}`}`,
      `${number}: ${from} ${start} ${arrow(random)} ${to} ${end}`,
      `${number} ${start}–${end} ${from} ${arrow(random)} ${to}`,
      `${from} (${start}) ${arrow(random)} ${to} (${end}) · ${number}`,
    ])
    .replace(/ ?\(\)|–(?= )/g, '')
}

/** The part of a mail that tells of a purchase, in a layout. */
export function section(pen: Pen, { facts }: Purchase, layout: Layout): Block[] {
  const { random, words, clock } = pen
  const [first] = facts
  if (!first) return []
  const direction = (at: number): string =>
    facts.length > 1 ? words.label(at < facts.length / 2 ? 'outbound' : 'inbound') : titleOf(pen, first)
  switch (layout) {
    case 'grid': {
      const columns = columnsOf(pen, facts)
      const rows = facts.map((_, at) => columns.map(({ cells }) => cells[at] ?? []))
      return [
        { type: 'heading', text: titleOf(pen, first), level: 2 },
        { type: 'grid', head: columns.map(({ head }) => head), rows },
      ]
    }
    case 'transposed': {
      const columns = columnsOf(pen, facts)
      const head =
        facts.length > 1 && random.chance(0.7) ? ['', ...facts.map((_, at) => direction(at))] : null
      return [
        { type: 'heading', text: titleOf(pen, first), level: 2 },
        { type: 'grid', head, rows: columns.map(({ head: label, cells }) => [[label], ...cells]) },
      ]
    }
    case 'cards':
      return facts.flatMap((fact, at): Block[] => {
        const [startConcept, endConcept] = conceptsOf(fact)
        const side = (label: string, lines: (string | null | undefined)[]): Block[] => [
          { type: 'paragraph', lines: [label], small: true },
          {
            type: 'paragraph',
            lines: lines.filter((one): one is string => typeof one === 'string' && one !== ''),
            bold: random.chance(0.3),
          },
        ]
        const order = random.chance(0.5)
        const of = (
          time: string | null,
          day: string | null,
          place: string | undefined,
        ): (string | null | undefined)[] => {
          const date = day && clock.date(day)
          return order ? [time && clock.time(time), place, date] : [date, time && clock.time(time), place]
        }
        const left = side(words.label(startConcept), of(fact.startTime, fact.startDay, fact.from?.shown))
        const right = side(words.label(endConcept), of(fact.endTime, fact.endDay, fact.to?.shown))
        const head: Block[] = [{ type: 'heading', text: fact.numberShown ?? direction(at), level: 3 }]
        if (!isRide(fact)) head.unshift({ type: 'heading', text: fact.place ?? '', level: 2 })
        return [...head, { type: 'beside', blocks: [left, right] }]
      })
    case 'stops':
    case 'ladder':
      if (!isRide(first) || first.kind === 'car') break
      return facts.flatMap((fact, at): Block[] => {
        const rows = [
          [[clock.time(fact.startTime ?? '')], [fact.from?.shown ?? '']],
          ...(fact.numberShown && layout === 'ladder'
            ? [[[''], [`${fact.numberShown} · ${random.pick(['Economy', '2. Klasse', 'Standard'])}`]]]
            : []),
          [[arrivalHour(pen, fact)], [fact.to?.shown ?? '']],
        ]
        const head = random.chance(0.5)
          ? [`${direction(at)}`, clock.date(fact.startDay)]
          : [`${direction(at)} ${random.pick(['–', ':', '·', ''])} ${clock.date(fact.startDay)}`]
        const title: Block =
          head.length > 1
            ? { type: 'heading', text: head[0] ?? '', level: 2 }
            : { type: 'heading', text: head[0] ?? '', level: 3 }
        const day: Block[] = head.length > 1 ? [{ type: 'paragraph', lines: [head[1] ?? ''] }] : []
        const grid: Block = random.chance(0.6)
          ? { type: 'grid', head: null, rows }
          : { type: 'paragraph', lines: rows.map((row) => row.map((cell) => cell[0]).join(' ')) }
        const below: Block[] =
          fact.numberShown && layout === 'stops'
            ? [{ type: 'paragraph', lines: [fact.numberShown], small: true }]
            : []
        return [title, ...day, grid, ...below]
      })
    case 'line':
      if (!isRide(first) || first.kind === 'car' || first.kind === 'taxi') break
      return facts.flatMap((fact): Block[] => [
        {
          type: random.chance(0.5) ? 'heading' : 'paragraph',
          text: clock.date(fact.startDay),
          level: 3,
          lines: [clock.date(fact.startDay)],
        } as Block,
        { type: 'paragraph', lines: [line(pen, fact)] },
      ])
    case 'days':
      return facts.flatMap((fact): Block[] => [
        { type: 'heading', text: clock.date(fact.startDay, 0), level: 3 },
        ...(isRide(fact) && fact.kind !== 'car' && fact.kind !== 'taxi'
          ? [{ type: 'list', items: [line(pen, fact)] } satisfies Block]
          : [{ type: 'pairs', pairs: itemsOf(pen, fact), style: pairStyle(random) } satisfies Block]),
      ])
    case 'chips': {
      if (isRide(first)) break
      const chips = [
        fact0(first),
        moment(pen, first.startDay, first.startTime),
        first.endDay ? moment(pen, first.endDay, first.endTime) : '',
        `${random.int(1, 6)} ${words.label('party')}`,
      ].filter((one) => one !== '')
      return random.chance(0.5)
        ? [{ type: 'paragraph', lines: [chips.join(random.pick([' · ', ' | ', ' • ']))] }]
        : [{ type: 'grid', head: null, rows: [chips.map((chip) => [chip])] }]
    }
    case 'side': {
      if (facts.length < 2) break
      const style = pairStyle(random)
      return [
        {
          type: 'beside',
          blocks: facts.map((fact, at): Block[] => [
            { type: 'heading', text: direction(at), level: 3 },
            { type: 'pairs', pairs: itemsOf(pen, fact), style },
          ]),
        },
      ]
    }
    case 'route-heading':
      if (!isRide(first) || first.kind === 'car') break
      return facts.flatMap((fact): Block[] => [
        { type: 'heading', text: `${fact.from?.shown} ${arrow(random)} ${fact.to?.shown}`, level: 2 },
        {
          type: 'pairs',
          style: pairStyle(random),
          pairs: [
            { label: words.label('date'), value: [clock.date(fact.startDay)] },
            { label: words.label('departure'), value: [clock.time(fact.startTime ?? '')] },
            ...(fact.endTime ? [{ label: words.label('arrival'), value: [arrivalHour(pen, fact)] }] : []),
            ...(fact.numberShown
              ? [
                  {
                    label: words.label(fact.kind === 'flight' ? 'flight' : 'train'),
                    value: [fact.numberShown],
                  },
                ]
              : []),
          ],
        },
      ])
    default:
      break
  }
  return facts.flatMap((fact, at): Block[] => {
    const head = titleOf(pen, fact)
    const title: Block[] =
      facts.length > 1
        ? [{ type: 'heading', text: direction(at), level: 3 }]
        : head === fact.place || random.chance(0.5)
          ? [{ type: 'heading', text: head, level: 2 }]
          : []
    const items = itemsOf(pen, fact)
    const isNamed =
      isRide(fact) ||
      title.some((block) => block.type === 'heading' && block.text === fact.place) ||
      items.some(({ value }) => value.includes(fact.place ?? ''))
    const place: Block[] = isNamed ? [] : [{ type: 'heading', text: fact.place ?? '', level: 2 }]
    return [
      {
        type: 'box',
        blocks: [...title, ...place, { type: 'pairs', pairs: items, style: pairStyle(random) }],
      },
    ]
  })
}

const fact0 = (fact: Fact): string => fact.place ?? ''
