import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Row } from '../rows'
import { type Block, pairStyles } from './blocks'
import { business } from './businesses'
import type { Purchase } from './facts'
import { footer, offer, otherNumbers, policy, prices } from './noise'
import { oldState } from './old-state'
import type { Pen } from './pen'
import { person } from './people'
import { hasProse, prose } from './prose'
import { purchase } from './purchase'
import { rowsOfPurchase } from './rows-of-purchase'
import { section } from './sections'
import { travelerBlocks } from './travelers'
import { capital, type Recipe, type Written } from './written'

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

/** A mail that confirms, changes or cancels what was booked. */
export function bookingMail(pen: Pen, recipe: Recipe, sent: string): Written {
  const { random, words } = pen
  const count = random.pick([1, 1, 1, 1, 1, 2, 2, 3])
  const first = random.pick(kindWeights)
  const chosen = Array.from({ length: count }, (_, at) => (at === 0 ? first : random.pick(kindWeights)))
  const status = recipe.state === 'cancelled' ? 'cancelled' : 'confirmed'
  const people = Array.from({ length: random.pick([1, 1, 1, 2, 2, 3]) }, () => person(random, words.language.tag))
  const purchases = [...new Set(chosen)].map((kind) => purchase(random, words.language.tag, kind, sent, status, people))
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
      lines: [`${capital(words.particle('greeting'))} ${random.pick([greeted?.given ?? '', greeted?.family ?? ''])},`],
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
        pairs: random.chance(0.3) ? [reference(one), ...otherNumbers(pen, sent).slice(0, 1)] : [reference(one)],
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
    const list = one.facts[0] && one.facts[0].travelers.length === 1 ? travelers.named.slice(0, 1) : travelers.named
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
    capital(statement),
    `${refLabel} ${main.reference}`,
    `${sender}: ${statement}`,
    `${capital(statement)} – ${main.facts[0]?.to?.city ?? main.facts[0]?.place ?? sender}`,
  ])
  return { subject, sender, recipient: people[0] ?? person(random, 'en'), blocks, rows, sent }
}
