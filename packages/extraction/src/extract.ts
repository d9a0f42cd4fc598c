import type { Diagnostic, Extraction, Reservation } from '@sextant/contract/emails/reservation'
import type { Document } from './kit/document'
import { isMail, kindOf } from './documents/kind-of'
import { openDocument } from './documents/open-document'
import { explainWords } from './explain'
import { decodeText } from './message/charset'
import { limits } from './kit/limits'
import { readMessage } from './message/read-message'
import { splitMbox } from './message/split-mbox'
import type { Message } from './message/types'
import type { Ocr } from './ocr/ocr'
import { withWords } from './ocr/with-words'
import { readWords, type WordsReading } from './read-words'
import { readItineraries } from './readers/itinerary/read-itineraries'
import { isCode } from './readers/code/read-code'
import { readDocuments } from './read-documents'
import { tellsOfNoBooking } from './readers/supplier/no-booking'
import { readSupplier } from './readers/supplier/supplier'
import { wordsOf } from './documents/words'
import { completeByPrint } from './rules/complete-by-print'
import { completeByWords } from './rules/complete-by-words'
import { mergeSame } from './rules/merge'
import { normalise } from './rules/normalise'
import { isSame } from './rules/same'
import { moveArrival } from './rules/settle-times'
import { classOf } from './senders/class-of'
import { noSource, sourceOf } from './senders/source-of'

export interface Input {
  bytes: Uint8Array
  /** Name of a bare file; helps to tell what it is. */
  name?: string
  /** ISO 8601: when the document was received. It resolves days without a year. */
  contextDate: string
  /** Reads the words of pictures; without it they are told of as unread. */
  ocr?: Ocr
}

export interface Extracted {
  extraction: Extraction
  /** The mail taken apart; null where the document is none. */
  message: Message | null
}

/** A page may name its charset itself (HTML standard, "prescan"). */
function pageText(bytes: Uint8Array): string {
  const start = decodeText(bytes.subarray(0, 2048), 'latin1')
  const charset = /<meta\b[^>]{0,200}?charset\s*=\s*["']?([\w-]{1,40})/i.exec(start)?.[1] ?? null
  return decodeText(bytes.subarray(0, limits.textBytes), charset)
}

/** What a bare file is: the content of a barcode is known by what is in it, whatever the file is called. */
const fileKind = ({ bytes, name }: Input): Document['kind'] =>
  isCode(bytes) ? 'code' : kindOf(null, name ?? null, bytes)

function fileDocument(input: Input): Document {
  const { bytes, name } = input
  const kind = fileKind(input)
  const text = (): string => (kind === 'html' ? pageText(bytes) : decodeText(bytes.subarray(0, limits.textBytes), null))
  return openDocument({ part: 'file', kind, filename: name ?? null, bytes: () => bytes, text })
}

function documentsOf({ parts }: Message): Document[] {
  return parts.map((part) => {
    const { contentType, filename } = part
    const start = contentType.startsWith('text/') ? new Uint8Array() : part.content()
    const kind = kindOf(contentType, filename, start)
    const attached = kind === 'other' || (kind === 'text' && filename !== null)
    const document: Document = {
      part: part.number,
      kind: attached && isCode(part.content()) ? 'code' : kind,
      filename,
      inline: part.inline || part.contentId !== null,
      bytes: () => part.content(),
      text: () => part.text(),
    }
    return openDocument(document)
  })
}

/** What the definition of the supplier adds to what stands there for machines: values, and kinds that it leaves out. */
function added(told: readonly Reservation[], found: readonly Reservation[]): Reservation[] {
  const kinds = new Set(found.map(({ kind }) => kind))
  return told.filter((one) => !kinds.has(one.kind) || found.some((other) => isSame(other, one)))
}

/** Whether a picture that nobody read the words of gave a booking by the code in it. */
const isReadByCode = ({ code, part }: Diagnostic, reservations: readonly Reservation[]): boolean =>
  code === 'image-unread' &&
  reservations.some(({ evidence }) => Object.values(evidence).some((one) => one.part === part))

/** What is known of a mail besides its parts. */
interface MailContext {
  /** ISO 8601. */
  date: string
  /** Empty for a bare file. */
  subject: string
  /** Display name of whoever sent it; empty where there is none. */
  sender: string
  /** Display name of whom it is addressed to; empty where there is none. */
  recipient: string
}

/**
 * What is meant for machines, the supplier's definition, what a reservation system printed, and the words of the mail
 * are evidence for the same bookings: the surer source wins, and the others complete it.
 */
function readAll(opened: readonly Document[], context: MailContext, message: Message | null, ocr: Ocr | undefined) {
  const documents = withWords(opened, ocr)
  const found = readDocuments(documents, context.date)
  const words = wordsOf(documents)
  const texts = [...found.texts, ...words.map(({ text }) => text)]
  const sender = message ? sourceOf(message, texts) : noSource
  const told = tellsOfNoBooking(context.subject) ? null : readSupplier(words, { ...context, source: sender })
  const source = sender.type === 'unknown' && told ? told.source : sender
  const stated = normalise(found.reservations, found.texts)
  const defined = normalise(told?.reservations ?? [], found.texts)
  const printed = normalise(readItineraries(words, context.date), found.texts)
  const surer = mergeSame([
    ...completeByPrint(stated.reservations, words).map(moveArrival),
    ...added(defined.reservations, stated.reservations),
    ...printed.reservations,
  ])
  const company = source.type === 'supplier' ? source.name : context.sender
  const spoken = tellsOfNoBooking(context.subject) ? nothingSaid : readWordsOf(documents, context, company)
  const said = normalise(spoken.reservations, found.texts)
  const reservations =
    surer.length > 0 ? completeByWords(surer, said.reservations, stated.reservations.length === 0) : said.reservations
  return {
    reservations,
    source,
    class: reservations.length > 0 && told ? told.class : classOf(context.subject, reservations),
    diagnostics: [
      ...found.diagnostics.filter((one) => !isReadByCode(one, stated.reservations)),
      ...stated.diagnostics,
      ...defined.diagnostics,
      ...said.diagnostics,
      ...(reservations.length === 0 ? spoken.diagnostics : []),
    ],
  }
}

/** What the words of a mail say, and each of its pictures: several tickets may be attached to one mail. */
function readWordsOf(documents: readonly Document[], context: MailContext, company: string): WordsReading {
  const pictures = documents.filter(({ kind }) => kind === 'image').filter((one) => one.text() !== '')
  const written = documents.filter(({ kind }) => kind !== 'image')
  const [first, ...others] = [written, ...pictures.map((one) => [one])].map((some) =>
    readWords(some, context, context.date, company),
  )
  return {
    reservations: [first, ...others].flatMap((said) => said?.reservations ?? []),
    diagnostics: [first, ...others].flatMap((said) => said?.diagnostics ?? []),
  }
}

const nothingSaid: WordsReading = { reservations: [], diagnostics: [] }

/** A mail, or the mails of an mbox: then what all of them say, under the first that says something. */
function extractMails(input: Input): Extracted {
  const [first, ...others] = splitMbox(input.bytes).map((bytes) => extractMail({ ...input, bytes }))
  if (!first || others.length === 0) return first ?? extractMail(input)
  const all = [first, ...others]
  const telling = all.find(({ extraction }) => extraction.reservations.length > 0) ?? first
  return {
    ...telling,
    extraction: {
      ...telling.extraction,
      reservations: mergeSame(all.flatMap(({ extraction }) => extraction.reservations)),
      diagnostics: all.flatMap(({ extraction }) => extraction.diagnostics).slice(0, 100),
    },
  }
}

function extractMail(input: Input): Extracted {
  const { message, diagnostics } = readMessage(input.bytes)
  const { date, envelope } = innermost(message, input.contextDate)
  const extraction = readAll(documentsOf(message), { date, ...envelope }, message, input.ocr)
  return { extraction: { ...extraction, diagnostics: [...diagnostics, ...extraction.diagnostics] }, message }
}

/** How the words of a mail or file are read, as text for people: what was found, and what spoke for it. */
export function explain(input: Input): string {
  const named = fileKind(input)
  if (!/\.(eml|mht)$/i.test(input.name ?? '') && !((named === 'text' || named === 'other') && isMail(input.bytes)))
    return explainWords(
      withWords([fileDocument(input)], input.ocr),
      { subject: '', sender: '', recipient: '' },
      input.contextDate,
    )
  const { message } = readMessage(input.bytes)
  const { date, envelope } = innermost(message, input.contextDate)
  return explainWords(withWords(documentsOf(message), input.ocr), envelope, date)
}

/** When the innermost message of a mail was sent, and what is said outside of its parts. */
function innermost(message: Message, contextDate: string) {
  const inner = message.forwarded.at(-1)?.envelope
  const envelope = {
    subject: inner?.subject || message.subject,
    sender: (inner ?? message).from[0]?.name ?? '',
    recipient: (inner ?? message).to[0]?.name ?? '',
  }
  return { date: inner?.date ?? message.date ?? contextDate, envelope }
}

/**
 * Reads the reservations out of a document: a mail with everything in it, or a bare file. Pure, and never throws for
 * what the document holds: what is broken is read as far as it goes and told of in the diagnostics.
 */
export function extract(input: Input): Extracted {
  const named = fileKind(input)
  const mail = /\.(eml|mbox|mht)$/i.test(input.name ?? '') || (input.name === undefined && named === 'other')
  if (mail || ((named === 'text' || named === 'other') && isMail(input.bytes))) return extractMails(input)
  const context = { date: input.contextDate, subject: '', sender: '', recipient: '' }
  return { extraction: readAll([fileDocument(input)], context, null, input.ocr), message: null }
}
