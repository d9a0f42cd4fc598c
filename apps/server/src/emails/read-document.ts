import { createHash } from 'node:crypto'
import type { Extraction } from '@sextant/contract/emails/reservation'
import { extract, type Input } from '@sextant/extraction/extract'
import { isReplySubject } from '@sextant/extraction/languages/message-headers'
import type { Address, Message, Part } from '@sextant/extraction/message/types'
import { forwardedAt, offsetIn } from '@sextant/extraction/page/forwarded-at'
import { type ForwardedHeader, forwardedHeader } from '@sextant/extraction/page/messages'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { applyTeamRules, type TeamRule } from '@sextant/extraction/team-rules/apply-team-rules'
import { fileTexts, type ReadFile } from '@sextant/extraction/team-rules/rule-words'
import { structureOf } from '@sextant/extraction/team-rules/structure'
import { type FilteredContent, filteredMessage } from './filtered-message'
import { showable, storable } from './storable'

/** The result of reading a message: plain data that can be sent between threads. */
export type ReadDocument = {
  readonly extraction: Extraction
  readonly message: MessageSummary | null
  /** The team's parsing rule that read the email; null if the built-in reader did, or nothing was found. */
  readonly rule: UsedRule | null
  /** The texts of its PDF files and images. */
  readonly files: readonly ReadFile[]
  /** The text of its human-readable parts; only if requested. */
  readonly words?: readonly PartWords[]
}
/** The text of a part of a message. */
export type PartWords = { readonly part: string; readonly text: string }
export type UsedRule = Omit<TeamRule, 'definition'>

export type MessageSummary = {
  readonly headers: readonly { name: string; value: string }[]
  readonly subject: string | null
  readonly from: readonly Address[]
  readonly to: readonly Address[]
  readonly cc: readonly Address[]
  readonly messageId: string | null
  readonly date: string | null
  /**
   * Addresses that may be the traveler's, most likely first: recipients of a forwarded message, of the email, then its
   * sender.
   */
  readonly people: readonly string[]
  /** Whether it forwards another message. */
  readonly forwarded: boolean
  /** When the original email was written. For a forwarded message, this is earlier than the email that carries it. */
  readonly observedAt: string | null
  /** SHA-256 of the contents of all parts: equal for copies that arrived by different routes. */
  readonly bodyHash: Uint8Array
  /** SHA-256 of the message's structure: equal for messages that one sender makes from one template. */
  readonly structure: Uint8Array
  readonly attachments: readonly AttachmentSummary[]
  /** The parts of a message that filters examine. */
  readonly filtered: FilteredContent
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

/** Longer ids do not fit in the index and do not help to find duplicates. */
const maxMessageIdLength = 500

/** How far into a text to look for the header of a forwarded message, in characters. */
const maxForwardLength = 20_000

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Readers for images: their text, and their barcodes. */
export type PictureReaders = Pick<Input, 'ocr' | 'scanner'>

/**
 * Reads a message and its bookings. The team's parsing rules apply only if the built-in reader finds nothing. Runs in a
 * worker thread, since it can take long and use all its memory.
 * @param withWords whether to return the text of the parts too
 */
export function readDocument(
  bytes: Uint8Array,
  contextDate: string,
  rules: readonly TeamRule[] = [],
  pictures: PictureReaders = {},
  withWords = false,
): ReadDocument {
  const read = extract({ definitions, bytes, name: 'message.eml', contextDate, ...pictures })
  const { message } = read
  const files = fileTexts(read.words)
  const byRule = message && applyTeamRules(message, read.extraction, rules, contextDate, files)
  const extraction = byRule?.extraction ?? read.extraction
  return storable({
    extraction: showable(extraction),
    message: message && summarise(message, extraction),
    rule: byRule?.rule ?? null,
    files,
    ...(withWords && { words: read.words.map(({ part, text }) => ({ part, text })) }),
  })
}

function summarise(message: Message, extraction: Extraction): MessageSummary {
  const filtered = filteredMessage(message)
  const quoted = message.forwarded.length > 0 ? null : forwardedHeader(filtered.body.slice(0, maxForwardLength))
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
    people: peopleOf(message, quoted),
    forwarded: message.forwarded.length > 0 || quoted !== null,
    observedAt: message.forwarded.at(-1)?.envelope.date ?? quotedDate(message, quoted, filtered.body) ?? message.date,
    bodyHash: body.digest(),
    structure: createHash('sha256').update(structureOf(message)).digest(),
    attachments: message.parts.filter(isAttachment).map((part) => ({
      part: part.number,
      filename: part.filename,
      content_type: part.contentType,
      size: part.size,
      inline: part.inline,
      sha256: sha256(part.content()),
      parsed: read.has(part.number),
    })),
    filtered,
  }
}

/** A longer text above a quoted message is a reply with content of its own. */
const maxNoteLength = 600

/** When the message quoted in the text of another was sent. */
function quotedDate({ date, subject, headers }: Message, quoted: ForwardedHeader | null, body: string): string | null {
  if (date === null || quoted === null || quoted.date === null) return null
  if (quoted.noteLength > maxNoteLength || isReplySubject(subject, [body.slice(0, maxForwardLength)])) return null
  const written = headers.find(({ name }) => name.toLowerCase() === 'date')?.value ?? ''
  return forwardedAt(quoted.date, { sent: date, offset: offsetIn(written) ?? 0 })
}

function peopleOf(message: Message, quoted: ForwardedHeader | null): string[] {
  const forwardedTo = message.forwarded.flatMap(({ envelope }) => [...envelope.to, ...envelope.cc])
  const direct = [...message.to, ...message.cc, ...message.from]
  const quotedAddresses = (quoted?.addresses ?? []).filter(
    (recipient) => !message.from.some(({ address }) => address === recipient),
  )
  return [...forwardedTo.map(({ address }) => address), ...quotedAddresses, ...direct.map(({ address }) => address)]
}

/** A part with a name or without text, which a mail client lists as an attachment. */
const isAttachment = (part: Part): boolean =>
  part.filename !== null || !/^(text|multipart|message)\//.test(part.contentType)
