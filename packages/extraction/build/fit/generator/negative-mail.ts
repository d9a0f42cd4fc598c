import { reservationKinds } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import type { Block } from './blocks'
import { business } from './businesses'
import { footer, offer, otherNumbers, policy, prices } from './noise'
import type { Pen } from './pen'
import { person } from './people'
import { purchase } from './purchase'
import { section } from './sections'
import { capital, type Recipe, type Written } from './written'

/** A mail that speaks of travel and books nothing. */
export function negativeMail(pen: Pen, recipe: Recipe, sent: string): Written {
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
