import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Row } from '../rows'
import { type Block, pairStyles } from './blocks'
import { booking } from './booking'
import { business } from './businesses'
import { capital, type GeneratedMail, type Recipe } from './generated-mail'
import { footer, offer, otherNumbers, policy, prices } from './noise'
import { person, persons } from './people'
import { previousBooking } from './previous-booking'
import { hasProse, prose } from './prose'
import { rowsOfBooking } from './rows-of-booking'
import { section } from './sections'
import type { Booking } from './segment'
import { travelerBlocks } from './travelers'
import type { Writer } from './writer'

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

/** Generates a mail that confirms, changes or cancels bookings. */
export function bookingMail(general: Writer, recipe: Recipe, sent: string): GeneratedMail {
  const { random } = general
  const { tag } = general.words.language
  const count = random.pick([1, 1, 1, 1, 1, 2, 2, 3])
  const first = random.pick(kindWeights)
  const chosen = Array.from({ length: count }, (_, at) => (at === 0 ? first : random.pick(kindWeights)))
  const status = recipe.state === 'cancelled' ? 'cancelled' : 'confirmed'
  const people = persons(random, tag, random.pick([1, 1, 1, 2, 2, 3]))
  const bookings = [...new Set(chosen)].map((kind) => booking(random, tag, kind, sent, status, people))
  const isShared = bookings.length > 1 && random.chance(0.3)
  const [main] = bookings
  if (!main) throw new Error('No booking.')
  if (isShared)
    for (const one of bookings)
      Object.assign(one, {
        reference: main.reference,
        segments: one.segments.map((segment) => ({ ...segment, reference: main.reference })),
      })
  const isMixed = bookings.length > 1
  const writer = isMixed ? general : { ...general, words: general.words.about(main.kind) }
  const { words } = writer
  const sender = isMixed ? business(random) : main.company
  const isSingle = main.segments[0]?.travelers.length === 1
  const travelers = travelerBlocks(writer, isSingle ? people.slice(0, 1) : people)
  const blocks: Block[] = []
  const rows: Row[] = []
  const statement = words.statement(
    recipe.state === 'cancelled' ? 'cancelled' : recipe.state === 'changed' ? 'changed' : 'confirmed',
  )
  const refLabel = words.label('reference')
  const isOnTop = (!isMixed || isShared) && random.chance(0.6)
  if (random.chance(0.3)) blocks.push({ type: 'paragraph', lines: [statement], hidden: true })
  if (random.chance(0.4)) blocks.push({ type: 'image', alt: sender })
  blocks.push({ type: 'heading', text: capital(statement), level: 1 })
  const [addressee = people[0]] = people
  if (random.chance(0.7))
    blocks.push({
      type: 'paragraph',
      lines: [
        `${capital(words.particle('greeting'))} ${random.pick([addressee?.given ?? '', addressee?.family ?? ''])},`,
      ],
    })
  if (random.chance(0.5))
    blocks.push({
      type: 'paragraph',
      lines: [`${capital(statement)}. ${random.chance(0.4) ? capital(words.statement('confirmed')) : ''}`.trim()],
    })
  const top: { label: string; value: string[] }[] = []
  const isProse = recipe.layout === 'prose' && hasProse(words.language.tag)
  const otherPairs = otherNumbers(writer, sent)
  const reference = (one: Booking): { label: string; value: string[] } => ({
    label: refLabel,
    value: [one.reference],
  })
  if (isOnTop) top.push(reference(main))
  if (travelers.pair && random.chance(0.6)) top.push(travelers.pair)
  const rest = travelers.pair && !top.includes(travelers.pair) ? [travelers.pair] : []
  const lead = random.shuffled([...top, ...(random.chance(0.7) ? otherPairs : [])])
  const isReferenceAlone = isOnTop && random.chance(0.15) && lead.length > 0
  // A paragraph with the reference replaces the other fields, which may include the travelers.
  const isListed = !(isReferenceAlone && travelers.pair && lead.includes(travelers.pair))
  if (isReferenceAlone) blocks.push({ type: 'paragraph', lines: [`${refLabel} ${main.reference}`], bold: true })
  else if (lead.length > 0) blocks.push({ type: 'pairs', pairs: lead, style: random.pick(pairStyles) })
  if (isOnTop && random.chance(0.15) && !lead.includes(top[0] ?? { label: '', value: [] }))
    blocks.push({ type: 'pairs', pairs: [reference(main)], style: 'colon' })
  if (travelers.blocks.length > 0 && random.chance(0.4)) blocks.push(...travelers.blocks.splice(0))
  if (recipe.state === 'changed')
    blocks.push(...previousBooking(writer, main, recipe.layout === 'prose' ? 'items' : recipe.layout))
  const isReferenceFirst = random.chance(0.5)
  for (const one of bookings) {
    const own: Block[] = []
    const names = travelers.named.map(({ name }) => name).join(` ${words.particle('and')} `)
    if (isProse) {
      const rendered = prose(writer, { ...one, travelers: names === '' ? (people[0]?.name ?? '') : names })
      own.push(rendered.block)
      if (!rendered.text.includes(one.reference) && !isOnTop)
        own.push({
          type: 'pairs',
          pairs: [reference(one)],
          style: random.pick(['colon', 'lines', 'colon-bold']),
        })
    } else {
      const written = section(writer, one, recipe.layout === 'prose' ? 'items' : recipe.layout)
      const needsReference = !isOnTop
      const referencePair: Block = {
        type: 'pairs',
        pairs: random.chance(0.3) ? [reference(one), ...otherNumbers(writer, sent).slice(0, 1)] : [reference(one)],
        style: random.pick(['colon', 'table', 'above', 'colon-bold', 'lines', 'columns']),
      }
      own.push(
        ...(needsReference && isReferenceFirst
          ? [referencePair, ...written]
          : [...written, ...(needsReference ? [referencePair] : [])]),
      )
    }
    blocks.push(random.chance(0.4) ? { type: 'box', blocks: own } : { type: 'box', blocks: own })
    const printed = JSON.stringify(own)
    const inProse = isProse ? people.filter(({ name }) => printed.includes(name)) : []
    rows.push(...rowsOfBooking(one, isListed && travelers.named.length > 0 ? travelers.named : inProse))
  }
  if (rest.length > 0) blocks.push({ type: 'pairs', pairs: rest, style: random.pick(pairStyles) })
  blocks.push(...travelers.blocks)
  const day = main.segments[0]?.startDay ?? sent.slice(0, 10)
  if (random.chance(0.6)) blocks.push(prices(writer))
  if (random.chance(0.7)) blocks.push(policy(writer, day, main.segments[0]?.startTime ?? null))
  if (random.chance(0.45)) blocks.push(offer(writer, day))
  blocks.push(...footer(writer, sender))
  const subject = random.pick([
    `${capital(statement)} ${main.reference}`,
    capital(statement),
    `${refLabel} ${main.reference}`,
    `${sender}: ${statement}`,
    `${capital(statement)} – ${main.segments[0]?.to?.city ?? main.segments[0]?.place ?? sender}`,
  ])
  return { subject, sender, recipient: people[0] ?? person(random, 'en'), blocks, rows, sent }
}
