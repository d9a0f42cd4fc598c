import type { Extraction } from '@sextant/contract/emails/reservation'
import type { MessageSummary, ReadDocument } from './read-document'
import type { NewEvent } from './store'

type Known = { readonly from_address: string | null; readonly to_address: string | null }

const addresses = (list: MessageSummary['to']): string | null =>
  list.map(({ address }) => address).join(', ') || null

/** What a message says of itself; its own addresses replace those of the envelope. */
export const messageColumns = (email: Known, message: MessageSummary) => ({
  headers: JSON.stringify(message.headers),
  subject: message.subject,
  from_address: message.from[0]?.address ?? email.from_address,
  to_address: addresses(message.to) ?? email.to_address,
  cc_address: addresses(message.cc),
  msg_id: message.messageId,
  msg_date: message.date,
  body_hash: message.bodyHash,
  attachment_count: message.attachments.length,
  people: [...message.people],
})

/** The columns of a mail that its reading fills. */
export const readingColumns = (email: Known, { message, extraction }: ReadDocument) => ({
  class: extraction.class,
  source: extraction.source.id,
  source_name: extraction.source.name,
  source_type: extraction.source.type,
  reservations: JSON.stringify(extraction.reservations),
  diagnostics: JSON.stringify(extraction.diagnostics),
  ...(message && messageColumns(email, message)),
})

/** What the mail's log says of its reading. */
export function readingEvents(extraction: Extraction, ms: number): NewEvent[] {
  const found = extraction.reservations.length
  return [
    { type: 'classified', message: `Class ${extraction.class}, source ${extraction.source.name}.` },
    {
      type: 'extracted',
      message: found === 1 ? 'One reservation was read.' : `${found} reservations were read.`,
      status: extraction.diagnostics.some(({ level }) => level === 'error') ? 'warning' : 'ok',
      duration_ms: ms,
    },
  ]
}
