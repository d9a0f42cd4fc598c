import { createHash } from 'node:crypto'
import type { Extraction } from '@sextant/contract/emails/reservation'
import type { FilteredMessage } from '@sextant/domain/filters/condition'
import { extract } from '@sextant/extraction/extract'
import type { Address, Message, Part } from '@sextant/extraction/message/types'
import type { Ocr } from '@sextant/extraction/ocr/ocr'
import { applyTeamRules, type TeamRule } from '@sextant/extraction/team-rules/apply-team-rules'
import { filteredMessage } from './filtered-message'
import { showable, storable } from './storable'

/** What reading a message gives: plain data, so that it can come out of a worker thread. */
export type ReadDocument = {
  readonly extraction: Extraction
  readonly message: MessageSummary | null
  /** The team's own rule that it was read by; null where the product read it, or nothing did. */
  readonly rule: UsedRule | null
}
export type UsedRule = Omit<TeamRule, 'definition'>

export type MessageSummary = {
  readonly headers: readonly { name: string; value: string }[]
  readonly subject: string | null
  readonly from: readonly Address[]
  readonly to: readonly Address[]
  readonly cc: readonly Address[]
  readonly messageId: string | null
  readonly date: string | null
  /** Whom it concerns, the likeliest traveler first: receivers of what was forwarded, of the mail, then who sent it. */
  readonly people: readonly string[]
  /** When the booking mail itself was written: what was forwarded is older than the mail that carries it. */
  readonly observedAt: string | null
  /** SHA-256 over the contents of all parts: equal for copies that came different ways. */
  readonly bodyHash: Uint8Array
  readonly attachments: readonly AttachmentSummary[]
  /** What the team's rules look at. */
  readonly filtered: FilteredMessage
}

export type AttachmentSummary = {
  readonly part: string
  readonly filename: string | null
  readonly content_type: string
  readonly size: number
  readonly inline: boolean
  readonly sha256: string
  readonly parsed: boolean
}

/** Longer ones are no use to tell copies by, and do not fit an index. */
const maxMessageIdLength = 500

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Reads a message and what it holds; by the team's rules where the product itself reads nothing. Runs in a worker
 * thread: it may take long, or all the memory it was given.
 */
export function readDocument(
  bytes: Uint8Array,
  contextDate: string,
  rules: readonly TeamRule[] = [],
  ocr?: Ocr,
): ReadDocument {
  const read = extract({ bytes, name: 'message.eml', contextDate, ...(ocr ? { ocr } : {}) })
  const { message } = read
  const byRule = message && applyTeamRules(message, read.extraction, rules, contextDate)
  const extraction = byRule?.extraction ?? read.extraction
  return storable({
    extraction: showable(extraction),
    message: message && summarise(message, extraction),
    rule: byRule?.rule ?? null,
  })
}

function summarise(message: Message, extraction: Extraction): MessageSummary {
  const read = new Set(
    extraction.reservations.flatMap(({ evidence }) => Object.values(evidence).map(({ part }) => part)),
  )
  const body = createHash('sha256')
  for (const part of message.parts) body.update(part.content())
  return {
    headers: message.headers,
    subject: message.subject || null,
    from: message.from,
    to: message.to,
    cc: message.cc,
    messageId: message.messageId?.slice(0, maxMessageIdLength) ?? null,
    date: message.date,
    people: peopleOf(message),
    observedAt: message.forwarded.at(-1)?.envelope.date ?? message.date,
    bodyHash: body.digest(),
    attachments: message.parts.filter(isAttachment).map((part) => ({
      part: part.number,
      filename: part.filename,
      content_type: part.contentType,
      size: part.size,
      inline: part.inline,
      sha256: sha256(part.content()),
      parsed: read.has(part.number),
    })),
    filtered: filteredMessage(message),
  }
}

function peopleOf(message: Message): string[] {
  const inner = message.forwarded.flatMap(({ envelope }) => [...envelope.to, ...envelope.cc])
  return [...inner, ...message.to, ...message.cc, ...message.from].map(({ address }) => address)
}

/** A named part, or one that is no text: what a mail program lists beneath the message. */
const isAttachment = (part: Part): boolean =>
  part.filename !== null || !/^(text|multipart|message)\//.test(part.contentType)
