import { reservationKinds } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import type { Block } from './blocks'
import { booking } from './booking'
import { business } from './businesses'
import { capital, type GeneratedMail, type Recipe } from './generated-mail'
import { footer, offer, otherNumbers, policy, prices } from './noise'
import { person } from './people'
import { section } from './sections'
import type { Writer } from './writer'

/** Generates a mail about travel without a booking. */
export function negativeMail(writer: Writer, recipe: Recipe, sent: string): GeneratedMail {
  const { random, words } = writer
  const sender = business(random)
  const recipient = person(random, words.language.tag)
  const statement = words.statement(random.pick(['noBooking', 'noBooking', 'noBooking', 'declined']))
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
