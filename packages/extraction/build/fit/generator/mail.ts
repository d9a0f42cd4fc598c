import { type ReservationKind, reservationKinds } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import { languages } from '../../../src/languages/languages'
import type { Row } from '../rows'
import type { Example } from '../shared-mails'
import { type Block, Html, PlainText, pairStyles } from './blocks'
import { type Fact, type Purchase, purchase } from './facts'
import { business, type Person, person } from './names'
import { footer, offer, otherNumbers, policy, prices } from './noise'
import { hasProse, prose } from './prose'
import { Random } from './random'
import { type Layout, layouts, type Pen, section } from './sections'
import { Clock, languageOf, Words } from './words'

/** The rows that should be read from a purchase. */
function rowsOfPurchase({ facts }: Purchase, named: readonly Person[]): Row[] {
  return facts.flatMap((fact) => {
    const row = rowOfFact(fact)
    return named.length === 0 ? [row] : named.map(({ name }) => ({ ...row, traveler: name }))
  })
}

function rowOfFact(fact: Fact): Row {
  const row: Row = {
    kind: fact.kind,
    start: fact.startTime ? `${fact.startDay}T${fact.startTime}` : fact.startDay,
    reference: fact.reference,
    status: fact.status,
  }
  if (fact.endDay) row.end = fact.endTime ? `${fact.endDay}T${fact.endTime}` : fact.endDay
  if (fact.from) row.from = fact.from.value
  if (fact.to) row.to = fact.to.value
  if (fact.place) row.place = fact.place
  if (fact.number) row.number = fact.number
  return row
}

const kindWeights: readonly ReservationKind[] = [
  'flight',
  'flight',
  'flight',
  'flight',
  'lodging',
  'lodging',
  'lodging',
  'lodging',
  'train',
  'train',
  'train',
  'car',
  'car',
  'taxi',
  'taxi',
  'bus',
  'boat',
  'restaurant',
  'restaurant',
  'event',
  'event',
]

/** How travelers are named; what the rows should have of it. */
function travelerBlocks(
  { random, words }: Pen,
  people: readonly Person[],
): { blocks: Block[]; named: Person[]; pair: { label: string; value: string[] } | null } {
  const title = (name: string): string => (random.chance(0.2) ? `${words.particle('title')} ${name}` : name)
  const shown = people.map((one) =>
    random.chance(0.12) && /^[\p{Script=Latin} .'’-]+$/u.test(one.name) ? slashed(one) : title(one.name),
  )
  const style = random.int(0, 7)
  const label = words.label('traveler')
  if (style === 0) return { blocks: [], named: [], pair: null }
  if (style === 1)
    return {
      blocks: [
        { type: 'heading', text: label, level: 3 },
        { type: 'list', items: shown },
      ],
      named: [...people],
      pair: null,
    }
  if (style === 2)
    return {
      blocks: [
        {
          type: 'grid',
          head: [label, words.label('seat'), words.label('ticket')],
          rows: shown.map((name) => [
            [name],
            [`${random.int(1, 40)}${random.code('A')}`],
            [random.code('000-0000000000')],
          ]),
        },
      ],
      named: [...people],
      pair: null,
    }
  const heads = nameHeads[words.language.tag]
  if (style === 7 && heads && people.every(({ name }) => /^[\p{Script=Latin} .'’-]+$/u.test(name)))
    return {
      blocks: [
        {
          type: 'grid',
          head: [...heads, words.label('ticket')],
          rows: people.map(({ given, family }) => [[given], [family], [random.code('000-0000000000')]]),
        },
      ],
      named: people.map((one) => ({ ...one, name: `${one.given} ${one.family}` })),
      pair: null,
    }
  if (style === 3 && people.length > 1)
    return {
      blocks: shown.map((name, at) => ({
        type: 'paragraph',
        lines: [
          `${at + 1}. ${name}${random.chance(0.4) ? ` (${random.pick(['Adult', 'ADT', 'Erwachsener', 'Adulto'])})` : ''}`,
        ],
      })),
      named: [...people],
      pair: null,
    }
  return { blocks: [], named: [...people], pair: { label, value: shown } }
}

const nameHeads: Readonly<Record<string, [string, string]>> = {
  en: ['First name', 'Last name'],
  de: ['Vorname', 'Nachname'],
  fr: ['Prénom', 'Nom'],
  es: ['Nombre', 'Apellidos'],
  it: ['Nome', 'Cognome'],
  nl: ['Voornaam', 'Achternaam'],
  sv: ['Förnamn', 'Efternamn'],
  pl: ['Imię', 'Nazwisko'],
}

const slashed = ({ given, family }: Person): string =>
  `${family}/${given}`.toUpperCase() + (given.length > 3 ? ' MR' : ' MS')

export interface Recipe {
  seed: number
  tag: string
  layout: Layout | 'prose'
  state: 'confirmed' | 'cancelled' | 'changed' | 'negative'
}

const sentDay = (random: Random): string =>
  `${addDays('2025-11-01', random.int(0, 500))}T${String(random.int(6, 21)).padStart(2, '0')}:${random.code('0').replace(/[6-9]/, '3')}5:00Z`

interface Written {
  subject: string
  sender: string
  recipient: Person
  blocks: Block[]
  rows: Row[]
  sent: string
}

function bookingMail(pen: Pen, recipe: Recipe, sent: string): Written {
  const { random, words } = pen
  const count = random.pick([1, 1, 1, 1, 1, 2, 2, 3])
  const first = random.pick(kindWeights)
  const chosen = Array.from({ length: count }, (_, at) => (at === 0 ? first : random.pick(kindWeights)))
  const status = recipe.state === 'cancelled' ? 'cancelled' : 'confirmed'
  const people = Array.from({ length: random.pick([1, 1, 1, 2, 2, 3]) }, () =>
    person(random, words.language.tag),
  )
  const purchases = [...new Set(chosen)].map((kind) =>
    purchase(random, words.language.tag, kind, sent, status, people),
  )
  const isShared = purchases.length > 1 && random.chance(0.3)
  const [main] = purchases
  if (!main) throw new Error('No purchase.')
  if (isShared)
    for (const one of purchases)
      Object.assign(one, {
        reference: main.reference,
        facts: one.facts.map((fact) => ({ ...fact, reference: main.reference })),
      })
  const isMixed = purchases.length > 1
  const sender = isMixed ? business(random) : main.company
  const isSingle = main.facts[0]?.travelers.length === 1
  const travelers = travelerBlocks(pen, isSingle ? people.slice(0, 1) : people)
  const blocks: Block[] = []
  const rows: Row[] = []
  const statement = words.says(
    recipe.state === 'cancelled' ? 'cancelled' : recipe.state === 'changed' ? 'changed' : 'confirmed',
  )
  const refLabel = words.label('reference')
  const isOnTop = (!isMixed || isShared) && random.chance(0.6)
  if (random.chance(0.3)) blocks.push({ type: 'paragraph', lines: [statement], hidden: true })
  if (random.chance(0.4)) blocks.push({ type: 'image', alt: sender })
  blocks.push({ type: 'heading', text: capital(statement), level: 1 })
  const [greeted = people[0]] = people
  if (random.chance(0.7))
    blocks.push({
      type: 'paragraph',
      lines: [
        `${capital(words.particle('greeting'))} ${random.pick([greeted?.given ?? '', greeted?.family ?? ''])},`,
      ],
    })
  if (random.chance(0.5))
    blocks.push({
      type: 'paragraph',
      lines: [`${capital(statement)}. ${random.chance(0.4) ? capital(words.says('confirmed')) : ''}`.trim()],
    })
  const top: { label: string; value: string[] }[] = []
  const isProse = recipe.layout === 'prose' && hasProse(words.language.tag)
  const otherPairs = otherNumbers(pen, sent)
  const reference = (one: Purchase): { label: string; value: string[] } => ({
    label: refLabel,
    value: [one.reference],
  })
  if (isOnTop) top.push(reference(main))
  if (travelers.pair && random.chance(0.6)) top.push(travelers.pair)
  const rest = travelers.pair && !top.includes(travelers.pair) ? [travelers.pair] : []
  const lead = random.shuffled([...top, ...(random.chance(0.7) ? otherPairs : [])])
  if (isOnTop && random.chance(0.15) && lead.length > 0)
    blocks.push({ type: 'paragraph', lines: [`${refLabel} ${main.reference}`], bold: true })
  else if (lead.length > 0) blocks.push({ type: 'pairs', pairs: lead, style: random.pick(pairStyles) })
  if (isOnTop && random.chance(0.15) && !lead.includes(top[0] ?? { label: '', value: [] }))
    blocks.push({ type: 'pairs', pairs: [reference(main)], style: 'colon' })
  if (travelers.blocks.length > 0 && random.chance(0.4)) blocks.push(...travelers.blocks.splice(0))
  if (recipe.state === 'changed')
    blocks.push(...oldState(pen, main, recipe.layout === 'prose' ? 'items' : recipe.layout))
  for (const one of purchases) {
    const own: Block[] = []
    const names = travelers.named.map(({ name }) => name).join(` ${words.particle('and')} `)
    if (isProse) {
      const told = prose(pen, { ...one, travelers: names === '' ? (people[0]?.name ?? '') : names })
      own.push(told.block)
      if (!told.text.includes(one.reference) && !isOnTop)
        own.push({
          type: 'pairs',
          pairs: [reference(one)],
          style: random.pick(['colon', 'lines', 'colon-bold']),
        })
    } else {
      const written = section(pen, one, recipe.layout === 'prose' ? 'items' : recipe.layout)
      const needsReference = !isOnTop
      const referencePair: Block = {
        type: 'pairs',
        pairs: random.chance(0.3)
          ? [reference(one), ...otherNumbers(pen, sent).slice(0, 1)]
          : [reference(one)],
        style: random.pick(['colon', 'table', 'above', 'colon-bold', 'lines', 'columns']),
      }
      own.push(
        ...(needsReference && random.chance(0.5)
          ? [referencePair, ...written]
          : [...written, ...(needsReference ? [referencePair] : [])]),
      )
    }
    blocks.push(random.chance(0.4) ? { type: 'box', blocks: own } : { type: 'box', blocks: own })
    const printed = JSON.stringify(own)
    const isNamed = travelers.named.length > 0
    const list =
      one.facts[0] && one.facts[0].travelers.length === 1 ? travelers.named.slice(0, 1) : travelers.named
    rows.push(
      ...rowsOfPurchase(
        one,
        isNamed ? list : isProse && people[0] && printed.includes(people[0].name) ? [people[0]] : [],
      ),
    )
  }
  if (rest.length > 0) blocks.push({ type: 'pairs', pairs: rest, style: random.pick(pairStyles) })
  blocks.push(...travelers.blocks)
  const day = main.facts[0]?.startDay ?? sent.slice(0, 10)
  if (random.chance(0.6)) blocks.push(prices(pen))
  if (random.chance(0.7)) blocks.push(policy(pen, day, main.facts[0]?.startTime ?? null))
  if (random.chance(0.45)) blocks.push(offer(pen, day))
  blocks.push(...footer(pen, sender))
  const subject = random.pick([
    `${capital(statement)} ${main.reference}`,
    `${capital(statement)}`,
    `${refLabel} ${main.reference}`,
    `${sender}: ${statement}`,
    `${capital(statement)} – ${main.facts[0]?.to?.city ?? main.facts[0]?.place ?? sender}`,
  ])
  return { subject, sender, recipient: people[0] ?? person(random, 'en'), blocks, rows, sent }
}

/** What was booked before, told beside what holds now. */
function oldState(pen: Pen, one: Purchase, layout: Layout): Block[] {
  const { random, words } = pen
  const old: Purchase = {
    ...one,
    facts: one.facts.map((fact) => ({
      ...fact,
      startDay: random.chance(0.5) ? addDays(fact.startDay, -random.int(1, 5)) : fact.startDay,
      startTime: fact.startTime
        ? `${String(random.int(5, 21)).padStart(2, '0')}:${random.pick(['07', '20', '35', '50'])}`
        : null,
    })),
  }
  return [
    { type: 'heading', text: capital(words.label('old')), level: 3 },
    ...section(pen, old, layout),
    { type: 'heading', text: capital(words.label('new')), level: 3 },
  ]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A mail that speaks of travel and books nothing. */
function negativeMail(pen: Pen, recipe: Recipe, sent: string): Written {
  const { random, words } = pen
  const sender = business(random)
  const recipient = person(random, words.language.tag)
  const statement = words.says(random.pick(['noBooking', 'noBooking', 'noBooking', 'declined', 'pending']))
  const blocks: Block[] = [{ type: 'heading', text: capital(statement), level: 1 }]
  if (random.chance(0.7))
    blocks.push({ type: 'paragraph', lines: [`${capital(words.particle('greeting'))} ${recipient.given},`] })
  blocks.push({ type: 'paragraph', lines: [`${capital(statement)}.`] })
  const kind = random.pick(reservationKinds)
  const day = addDays(sent.slice(0, 10), random.int(5, 90))
  if (random.chance(0.35)) {
    const quoted = purchase(random, words.language.tag, kind, sent, 'confirmed')
    blocks.push(...section(pen, quoted, recipe.layout === 'prose' ? 'items' : recipe.layout))
  }
  for (let count = random.int(1, 4); count > 0; count--)
    blocks.push(random.chance(0.7) ? offer(pen, day) : policy(pen, day))
  if (random.chance(0.5))
    blocks.push({ type: 'pairs', pairs: otherNumbers(pen, sent), style: random.pick(['table', 'colon']) })
  if (random.chance(0.5)) blocks.push(prices(pen))
  blocks.push(...footer(pen, sender))
  return {
    subject: capital(statement),
    sender,
    recipient,
    blocks: blocks.filter((block) => block.type !== 'pairs' || block.pairs.length > 0),
    rows: [],
    sent,
  }
}

const encoded = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

/** A mail by its recipe: the same bytes each time. */
export function mailOf(recipe: Recipe): Example {
  const random = new Random(recipe.seed)
  const language = languageOf(recipe.tag)
  const words = new Words(language, random)
  const pen: Pen = {
    random,
    words: random.chance(0.15) ? words.upper() : words,
    clock: new Clock(recipe.tag, random),
  }
  const sent = sentDay(random)
  const written =
    recipe.state === 'negative' ? negativeMail(pen, recipe, sent) : bookingMail(pen, recipe, sent)
  const html = new Html(random).page(written.blocks)
  const text = new PlainText(random).page(written.blocks)
  const form = random.int(0, 9)
  const parts =
    form < 4
      ? [['html', html]]
      : form < 7
        ? [['plain', text]]
        : form < 9
          ? [
              ['plain', text],
              ['html', html],
            ]
          : [
              ['plain', 'Please view this message in HTML.'],
              ['html', html],
            ]
  const head = [
    `From: ${encoded(written.sender)} <booking@mail.example>`,
    `To: ${encoded(written.recipient.name)} <traveler@example.com>`,
    `Subject: ${encoded(written.subject)}`,
    `Date: ${new Date(sent).toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
  ]
  const boundary = 'part-boundary'
  const body = parts.flatMap(([subtype, content]) => [
    `--${boundary}`,
    `Content-Type: text/${subtype}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    (
      Buffer.from(content ?? '')
        .toString('base64')
        .match(/.{1,76}/g) ?? []
    ).join('\r\n'),
  ])
  const raw = [
    ...head,
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...body,
    `--${boundary}--`,
    '',
  ].join('\r\n')
  return {
    id: `made/${recipe.seed}-${recipe.tag}-${recipe.layout}-${recipe.state}`,
    family: `${recipe.layout}/${recipe.tag}`,
    bytes: Buffer.from(raw),
    rows: written.rows,
  }
}

/** Recipes of so many mails, over languages, layouts and states; about one in seven books nothing. */
export function recipes(
  count: number,
  firstSeed: number,
  tags: readonly string[] = languages.map(({ tag }) => tag),
  only: readonly (Layout | 'prose')[] = [...layouts, 'items', 'items', 'grid', 'cards', 'prose'],
): Recipe[] {
  return Array.from({ length: count }, (_, at) => {
    const random = new Random(firstSeed + at * 7919)
    const draw = random.next()
    const common = ['en', 'en', 'de', 'fr', 'es', 'it', 'nl', 'pt'].filter((tag) => tags.includes(tag))
    const layout = random.pick(only)
    const tag = random.chance(0.35) && common.length > 0 ? random.pick(common) : random.pick(tags)
    return {
      seed: firstSeed + at,
      tag: layout === 'prose' && !hasProse(tag) ? 'en' : tag,
      layout,
      state: draw < 0.14 ? 'negative' : draw < 0.22 ? 'cancelled' : draw < 0.29 ? 'changed' : 'confirmed',
    }
  })
}
