import type { PartText } from './documents/part-text'
import { folded } from './kit/fold'
import type { Message } from './message/types'
import { forwardedHeader, maxBetween } from './page/messages'
import type { Envelope } from './page/read-page'

/** An email's envelope, empty for a bare file, and when it was sent (ISO 8601). */
export interface MailContext extends Envelope {
  date: string
}

/** When the innermost message of an email was sent, and its subject, sender and recipient. */
export function innermost(message: Message, contextDate: string): { date: string; envelope: Envelope } {
  const inner = message.forwarded.at(-1)?.envelope
  const envelope = {
    subject: inner?.subject || message.subject,
    sender: (inner ?? message).from[0]?.name ?? '',
    recipient: (inner ?? message).to[0]?.name ?? '',
  }
  return { date: inner?.date ?? message.date ?? contextDate, envelope }
}

/**
 * Maximum number of characters above a forwarded message. Longer text is a separate message with the older one below.
 */
const maxNote = 400

/**
 * The envelope of an email, with the sender of the innermost message that it forwards with its header lines. Unchanged
 * if that message names the forwarder, who may then be its booker or a traveler.
 */
export function asForwarded(envelope: MailContext, { forwarded }: Message, words: readonly PartText[]): MailContext {
  const [header] = forwarded.length > 0 ? [] : words.flatMap(({ text }) => forwardedHeader(text) ?? [])
  if (!header || header.noteLength > maxNote || header.lengthBetween > maxBetween) return envelope
  if (header.sender.name === '' && header.sender.address === '') return envelope
  if (envelope.sender !== '' && folded(header.below).includes(folded(envelope.sender))) return envelope
  return { ...envelope, sender: header.sender.name, forwarder: envelope.sender }
}
