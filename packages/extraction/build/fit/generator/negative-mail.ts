import { reservationKinds } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import type { Block } from './blocks'
import { business } from './businesses'
import { footer, offer, otherNumbers, policy, prices } from './noise'
import type { Writer } from './writer'
import { person } from './people'
import { booking } from './booking'
import { section } from './sections'
import { capital, type Recipe, type GeneratedMail } from './generated-mail'

/** A mail that speaks of travel and books nothing. */
export function negativeMail(writer: Writer, recipe: Recipe, sent: string): GeneratedMail {
  const { random, words } = writer
  const sender = business(random)
  const recipient = person(random, words.language.tag)
  const statement = words.statement(random.pick(['noBooking', 'noBooking', 'noBooking', 'declined', 'pending']))
  const blocks: Block[] = [{ type: 'heading', text: capital(statement), level: 1 }]
  if (random.chance(0.7))
    blocks.push({ type: 'paragraph', lines: [`${capital(words.particle('greeting'))} ${recipient.given},`] })
  blocks.push({ type: 'paragraph', lines: [`${capital(statement)}.`] })
  const kind = random.pick(reservationKinds)
  const day = addDays(sent.slice(0, 10), random.int(5, 90))
  if (random.chance(0.35)) {
    const quoted = booking(random, words.language.tag, kind, sent, 'confirmed')
    blocks.push(...section(writer, quoted, recipe.layout === 'prose' ? 'items' : recipe.layout))
  }
  for (let count = random.int(1, 4); count > 0; count--)
    blocks.push(random.chance(0.7) ? offer(writer, day) : policy(writer, day))
  if (random.chance(0.5))
    blocks.push({ type: 'pairs', pairs: otherNumbers(writer, sent), style: random.pick(['table', 'colon']) })
  if (random.chance(0.5)) blocks.push(prices(writer))
  blocks.push(...footer(writer, sender))
  return {
    subject: capital(statement),
    sender,
    recipient,
    blocks: blocks.filter((block) => block.type !== 'pairs' || block.pairs.length > 0),
    rows: [],
    sent,
  }
}
