import { decodePage, decodeText } from '@sextant/bytes/charset'
import type { Diagnostic, Extraction, Reservation } from '@sextant/contract/emails/reservation'
import { isTicketCode } from '@sextant/ticket-codes/read-ticket-code'
import { isMail, kindOf } from './documents/kind-of'
import { openDocument } from './documents/open-document'
import { type PartText, partTexts } from './documents/part-text'
import { explainWords } from './explain'
import { findGaps } from './find-gaps'
import type { BarcodeScanner } from './kit/barcode-scanner'
import type { Document } from './kit/document'
import { limits } from './kit/limits'
import { asForwarded, innermost, type MailContext } from './mail-context'
import { readMessage } from './message/read-message'
import { splitMbox } from './message/split-mbox'
import type { Message } from './message/types'
import type { Ocr } from './ocr/ocr'
import { withWords } from './ocr/with-words'
import { readAmounts, withAmounts } from './read-amounts'
import { readCancellations } from './read-cancellations'
import { readDocuments } from './read-documents'
import { withEntries } from './read-entries'
import { nothingRead, readAllWords } from './read-words'
import { readItineraries } from './readers/itinerary/read-itineraries'
import { correctedNames, withCorrectedNames } from './readers/prose/corrected-names'
import { withAgencysNumber, withReferences } from './readers/prose/labelled-references'
import { withLabelledValues } from './readers/prose/labelled-values'
import { withFares } from './readers/prose/named-fares'
import { withTickets } from './readers/prose/named-tickets'
import type { Definition } from './readers/supplier/definition'
import { isNotBooking } from './readers/supplier/is-not-booking'
import { readSupplier } from './readers/supplier/supplier'
import { isOfCode } from './rules/add-by-words'
import { cleanNames } from './rules/clean-names'
import { completeByPrint } from './rules/complete-by-print'
import { completeByWords } from './rules/complete-by-words'
import { mergeSame } from './rules/merge'
import { nameByAddress } from './rules/name-by-address'
import { nameStations } from './rules/name-stations'
import { normalise } from './rules/normalise'
import { printedLegs } from './rules/printed-legs'
import { withPrintedReferences } from './rules/printed-reference'
import { withPrintedYears } from './rules/printed-year'
import { moveArrival } from './rules/resolve-times'
import { splitByLegs } from './rules/split-by-legs'
import { additional, weighDefinition } from './rules/weigh-definition'
import { classOf } from './senders/class-of'
import { companyName } from './senders/company-name'
import { isNamedAsAgency, noSource, sourceOf } from './senders/source-of'
import { withCompany } from './senders/with-company'

/** A document as it was received. */
export interface RawDocument {
  bytes: Uint8Array
  /** Name of a bare file; helps to identify its type. */
  name?: string
  /** When the document was received, as ISO 8601. Resolves dates without a year. */
  contextDate: string
  /** Reads the text in images. If unset, they are reported as unread. */
  ocr?: Ocr
}

export interface Input extends RawDocument {
  /** The suppliers whose email layouts are known. `suppliers/definitions.gen.ts` has the bundled ones. */
  definitions: readonly Definition[]
  /** Finds the barcodes in images, and opens WebP images. If unset, neither is done. */
  scanner?: BarcodeScanner
}

export interface ExtractResult {
  extraction: Extraction
  /** The parsed email; null if the document is not an email. */
  message: Message | null
  /** The text of its human-readable parts. */
  words: readonly PartText[]
}

/** The kind of a bare file. A barcode's content is recognized whatever the file's name. */
const fileKind = ({ bytes, name }: RawDocument): Document['kind'] =>
  isTicketCode(bytes) ? 'code' : kindOf(null, name ?? null, bytes)

function fileDocument(input: RawDocument & Pick<Input, 'scanner'>): Document {
  const { bytes, name } = input
  const kind = fileKind(input)
  const start = bytes.subarray(0, limits.textBytes)
  const text = (): string => (kind === 'html' ? decodePage(start, null) : decodeText(start, null))
  return openDocument({ part: 'file', kind, filename: name ?? null, bytes: () => bytes, text }, input.scanner)
}

function documentsOf({ parts }: Message, scanner?: BarcodeScanner): Document[] {
  return parts.map((part) => {
    const { contentType, filename } = part
    const start = contentType.startsWith('text/') ? new Uint8Array() : part.content()
    const kind = kindOf(contentType, filename, start)
    const attached = kind === 'other' || (kind === 'text' && filename !== null)
    const document: Document = {
      part: part.number,
      kind: attached && isTicketCode(part.content()) ? 'code' : kind,
      filename,
      inline: part.inline || part.contentId !== null,
      bytes: () => part.content(),
      text: () => part.text(),
    }
    return openDocument(document, scanner)
  })
}

/** Whether the barcode of an image with unread text yielded a booking. */
const isReadByCode = ({ code, part }: Diagnostic, reservations: readonly Reservation[]): boolean =>
  code === 'image-unread' &&
  reservations.some(({ evidence }) => Object.values(evidence).some((one) => one.part === part))

/**
 * Machine-readable data, the supplier's definition, a reservation system's printout and the email's free text are
 * evidence of the same bookings: the more reliable source wins, and the others complete it.
 */
function readAll(opened: readonly Document[], envelope: MailContext, message: Message | null, input: Input) {
  const documents = withWords(opened, input.ocr)
  const machine = withEntries(readDocuments(documents, envelope.date, input.scanner), envelope.date)
  const words = partTexts(documents)
  const context = message ? asForwarded(envelope, message, words) : envelope
  const texts = [...machine.texts, ...words.map(({ text }) => text)]
  const sender = message ? sourceOf(message, texts, input.definitions) : noSource
  const supplier = readSupplier(input.definitions, words, { ...context, source: sender })
  const source = sender.type === 'unknown' && supplier ? supplier.source : sender
  // Each code has print around it; complete codes before merging those of one booking.
  const dated = withPrintedYears(machine.reservations, words, envelope.date)
  const referred = withPrintedReferences(dated, words)
  const found = normalise(completeByPrint(referred, words), machine.texts)
  const legs = normalise(printedLegs(found.reservations, words)).reservations
  const stated = { ...found, reservations: splitByLegs(found.reservations, legs) }
  const defined = normalise(supplier?.reservations ?? [], machine.texts)
  const isBooking = !isNotBooking(context.subject)
  const printed = normalise(isBooking ? readItineraries(words, context.date) : [], machine.texts)
  const company = source.type === 'supplier' ? source.name : companyName(context.sender)
  const isList = printed.reservations.length > limits.printed
  const prose = isBooking && !isList ? readAllWords(documents, context, company, machine.codes) : nothingRead
  const written = normalise(prose.reservations, machine.texts)
  const weighed = weighDefinition(defined.reservations, written.reservations, prose.confirms)
  const coded = splitByLegs(stated.reservations, weighed.length > 0 ? weighed : written.reservations)
  const reliable = mergeSame([
    ...completeByPrint(coded, words).map(moveArrival),
    ...additional(weighed, coded),
    ...printed.reservations,
  ])
  const mayAdd = stated.reservations.every(isOfCode)
  const completed = reliable.length > 0 ? completeByWords(reliable, written.reservations, mayAdd) : written.reservations
  const isLabelled = stated.reservations.length > 0 && written.reservations.length === 0
  const labelled = isLabelled ? withLabelledValues(completed, words).map(cleanNames) : completed
  const referenced = withReferences(withCompany(labelled, source), texts, context.subject)
  const isSold = source.type === 'unknown' && isNamedAsAgency(context.sender, input.definitions)
  const named = withFares(withTickets(isSold ? withAgencysNumber(referenced) : referenced, texts), texts)
  const located = named.map(nameStations).map(nameByAddress)
  const surer = [stated, defined, printed]
  const gaps = findGaps({ reservations: located, surer, reliable, mayAdd, written, sure: prose.sure })
  // in markup, everything on one line of the source would count as one sentence
  const lines = words.map(({ text }) => text)
  const corrections = message === null || !isBooking ? [] : correctedNames(context.subject, lines)
  const { reservations, names } =
    located.length > 0 ? withCorrectedNames(located, corrections) : { reservations: located, names: corrections }
  const cancellations =
    message === null ? {} : readCancellations(context.subject, lines, machine.reservations, reservations)
  const extraction: Extraction = {
    reservations,
    source,
    ...cancellations,
    class:
      cancellations.cancelled_references && reservations.length === 0
        ? ('cancellation' as const)
        : reservations.length > 0 && supplier
          ? supplier.class
          : classOf(context.subject, reservations),
    diagnostics: [
      ...machine.diagnostics.filter((one) => !isReadByCode(one, stated.reservations)),
      ...[...surer, written].flatMap((reading) => reading.diagnostics),
      ...gaps,
      ...(reservations.length === 0 ? prose.diagnostics : []),
    ],
  }
  if (!isBooking) return { extraction, words }
  if (names.length > 0) extraction.corrected_names = names
  const isTravel = isList || source.type !== 'unknown' || prose.mentionsBooking
  const states = readAmounts(lines, { ...context, ...extraction, changes: isChange(extraction) ? prose.changes : [] })
  return { extraction: withAmounts(extraction, states, isTravel), words }
}

/** Whether an email neither books nor cancels anything, so that it may change what is booked. */
const isChange = ({ reservations, cancelled_references }: Extraction): boolean =>
  reservations.length === 0 && cancelled_references === undefined

/** An email, or the emails of an mbox: all reservations, with the source of the first email that has one. */
function extractMails(input: Input): ExtractResult {
  const [first, ...others] = splitMbox(input.bytes).map((bytes) => extractMail({ ...input, bytes }))
  if (!first || others.length === 0) return first ?? extractMail(input)
  const all = [first, ...others]
  const main = all.find(({ extraction }) => extraction.reservations.length > 0) ?? first
  return {
    ...main,
    extraction: {
      ...main.extraction,
      reservations: mergeSame(all.flatMap(({ extraction }) => extraction.reservations)),
      diagnostics: all.flatMap(({ extraction }) => extraction.diagnostics).slice(0, 100),
    },
  }
}

function extractMail(input: Input): ExtractResult {
  const { message, diagnostics } = readMessage(input.bytes)
  const { date, envelope } = innermost(message, input.contextDate)
  const { extraction, words } = readAll(documentsOf(message, input.scanner), { date, ...envelope }, message, input)
  return { extraction: { ...extraction, diagnostics: [...diagnostics, ...extraction.diagnostics] }, message, words }
}

/** Explains to people how the text of an email or file is read: what was found, and why. */
export function explain(input: RawDocument): string {
  const named = fileKind(input)
  if (!/\.(eml|mht)$/i.test(input.name ?? '') && !((named === 'text' || named === 'other') && isMail(input.bytes)))
    return explainWords(
      withWords([fileDocument(input)], input.ocr),
      { subject: '', sender: '', recipient: '' },
      input.contextDate,
    )
  const { message } = readMessage(input.bytes)
  const { date, envelope } = innermost(message, input.contextDate)
  const documents = withWords(documentsOf(message), input.ocr)
  return explainWords(documents, asForwarded({ date, ...envelope }, message, partTexts(documents)), date)
}

/**
 * Extracts the reservations from a document: an email with all its parts, or a bare file. Pure, and never throws
 * because of the document's content. Broken content is read as far as possible and reported in the diagnostics.
 */
export function extract(input: Input): ExtractResult {
  if (/\.(eml|mbox|mht)$/i.test(input.name ?? '')) return extractMails(input)
  const named = fileKind(input)
  if (named === 'other' && input.name === undefined) return extractMails(input)
  if ((named === 'text' || named === 'other') && isMail(input.bytes)) return extractMails(input)
  const context = { date: input.contextDate, subject: '', sender: '', recipient: '' }
  return { ...readAll([fileDocument(input)], context, null, input), message: null }
}
