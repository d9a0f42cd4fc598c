import type { ChangedTime } from '@sextant/contract/emails/changed-times'
import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import { type AssembledPage, assemble, minAssembled } from './bookings/assemble'
import { claimPages } from './bookings/claim-pages'
import { isBookingStated } from './bookings/filter-booked'
import { kinds, type Slot } from './bookings/kinds'
import { withStatuses } from './bookings/statuses/with-statuses'
import { changedTimes } from './bookings/times/changed-times'
import { endOf, startOf } from './bookings/times/draft-times'
import { fittedModels } from './bookings/weights'
import { writeBooking } from './bookings/write-booking'
import { isStatedOn, statusOfMail } from './intent/status-of'
import type { Document } from './kit/document'
import { folded } from './kit/fold'
import { calendarNames } from './languages/calendar'
import type { Statement } from './languages/language'
import type { Context } from './links/context'
import { type AnnotatedPage, annotatePage } from './mentions/annotate-page'
import { findDates } from './mentions/dates'
import { createLine } from './page/create-line'
import { type Envelope, readPage } from './page/read-page'
import type { SureValue } from './rules/unused-values'

/** Maximum number of parts of a mail that are read. */
const maxPages = 6

/** The date in a header line of a forwarded message, if any. */
function dayIn(text: string, sent: string): string | null {
  const line = createLine(text, [], {
    row: 0,
    left: 0,
    right: 1,
    path: [],
    cell: null,
    isListItem: false,
    isHidden: false,
  })
  const [day] = line ? findDates(line, { sent, names: calendarNames([]), monthFirst: false, dotMonthFirst: false }) : []
  return day?.value ?? null
}

/** Annotates the readable parts of a mail. `sent` is ISO 8601, `codes` the texts of the barcodes in each part. */
export function readPages(
  documents: readonly Document[],
  envelope: Envelope,
  sent: string,
  codes: ReadonlyMap<string, readonly string[]> = new Map(),
): AnnotatedPage[] {
  const order = { html: 0, text: 1, pdf: 2, image: 3 }
  const readable = documents.flatMap((document) =>
    document.kind === 'html' ||
    document.kind === 'text' ||
    document.kind === 'pdf' ||
    (document.kind === 'image' && document.text() !== '')
      ? [{ document, rank: order[document.kind] }]
      : [],
  )
  return readable
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, maxPages)
    .map(({ document }) => {
      const page = { ...readPage(document, envelope), codes: codes.get(document.part) ?? [] }
      const forwarded = page.sent === null ? null : dayIn(page.sent, sent)
      // A forwarded message is not newer than the mail that contains it.
      return annotatePage(page, forwarded !== null && forwarded <= sent.slice(0, 10) ? forwarded : sent)
    })
}

/** The reservations found in the text of a mail. */
export interface WordsResult {
  reservations: Reservation[]
  /** Why no or not all bookings are claimed. */
  diagnostics: Diagnostic[]
  /** What the pages certainly state about bookings, claimed or not. */
  sure: SureValue[]
  /** Whether any page is certainly about a booking, claimed or not. */
  mentionsBooking: boolean
  /** Whether a page states that something is confirmed, and none that anything is cancelled. */
  confirms: boolean
  /** The new days and hours of a booking, if none is read. */
  changes: readonly ChangedTime[]
}

const slotNames: Readonly<Record<Slot, string>> = {
  startDate: 'the day',
  startTime: 'the hour',
  endDate: 'the last day',
  endTime: 'the end',
  from: 'where it starts',
  to: 'where it leads',
  place: 'the place',
  number: 'the number',
  reference: 'the reference',
}
const kindNames: Readonly<Record<Reservation['kind'], string>> = {
  flight: 'a flight',
  lodging: 'a stay',
  car: 'a rental car',
  train: 'a train',
  bus: 'a coach',
  boat: 'a ferry',
  taxi: 'a ride',
  restaurant: 'a table',
  event: 'an event',
}
/** Minimum probability of an unclaimed booking to be reported. */
const minReported = 0.05
/** Minimum probability of a date or time being a start to be reported in any case. */
const minStarted = 0.3

/** Minimum gate probability of a page that states a booking without a date for it. */
const minStatedGate = 0.9

/** Reports a booking on a page that is too uncertain to be claimed, if there is one. */
function uncertaintyOf(assembled: AssembledPage, company: string): Diagnostic[] {
  const found = describeUncertainty(assembled, company)
  const { part } = assembled.context.read.page
  return found === null ? [] : [{ level: 'info', code: 'booking-unsure', part, ...found }]
}

/** Describes a likely booking that is too uncertain to be claimed. */
function describeUncertainty(
  { scoredDrafts, gate, context }: AssembledPage,
  company: string,
): Pick<Diagnostic, 'message' | 'kind' | 'found'> | null {
  if (gate < minAssembled) return null
  const [best] = scoredDrafts.toSorted((a, b) => b.probability - a.probability)
  if (!best && gate >= minStatedGate && isBookingStated(context))
    return { message: 'The message says that something is booked, but not clearly what or when.' }
  if (!best || (best.probability < minReported && best.draft.probability < minStarted)) return null
  const { kind, slots } = best.draft
  const missing = kinds[kind].slots
    .filter((slot) => !slots[slot] && slot !== 'endDate' && slot !== 'startTime')
    .map((slot) => slotNames[slot])
  const gaps = missing.length > 0 ? ` What it does not say clearly: ${missing.join(', ')}.` : ''
  const message = `The message may speak of ${kindNames[kind]}, but not surely enough to claim it.${gaps}`
  const start = startOf(best.draft)
  if (start === null) return { message, kind }
  const booking = { ...best, kind, start, end: endOf(best.draft, start) }
  return { message, kind, found: writeBooking(booking, [booking], statusOfMail(context), company, context) }
}

/** A full name: two words or more. */
const wholeName = /^\p{L}[\p{L}\p{M}.'’-]*(?: \p{L}[\p{L}\p{M}.'’-]*){1,4}$/u

/** Uses the recipient as the traveler if the page has the same name and no other traveler is named. */
function withRecipient(reservations: Reservation[], recipient: string, { read: { page } }: Context): Reservation[] {
  const name = recipient.trim()
  if (!wholeName.test(name) || reservations.some(({ travelers }) => travelers.length > 0)) return reservations
  const key = folded(name)
  const line = page.lines.find(
    (one) => one.origin === 'body' && !one.isHeader && !one.isQuoted && one.folded.includes(key),
  )
  if (!line) return reservations
  const start = line.folded.indexOf(key)
  const text = line.text.slice(start, start + key.length)
  const evidence = { reader: 'words', part: page.part, path: `${line.index + 1}:${start + 1}`, text }
  return reservations.map((one) => ({
    ...one,
    travelers: [{ name: text }],
    evidence: { ...one.evidence, 'travelers.0.name': evidence },
  }))
}

/**
 * Reads bookings from the text of a mail's parts. `company` is the sender, if known, and `codes` are the texts of the
 * barcodes in each part.
 */
export function readWords(
  documents: readonly Document[],
  envelope: Envelope,
  sent: string,
  company: string,
  codes: ReadonlyMap<string, readonly string[]>,
): WordsResult {
  const pages = readPages(documents, envelope, sent, codes).map((read) => assemble(read, read.sent, fittedModels()))
  const reservations = claimPages(pages).flatMap(({ assembled: { context }, bookings }) => {
    const written = withStatuses(bookings, context).map(({ booking, status }) =>
      writeBooking(booking, bookings, status, company, context),
    )
    return withRecipient(written, envelope.recipient, context)
  })
  const diagnostics = reservations.length === 0 ? pages.flatMap((page) => uncertaintyOf(page, company)).slice(0, 1) : []
  const sure = pages.flatMap(sureValues)
  const mentionsBooking = pages.some(({ gate }) => gate >= minStatedGate)
  const says = (statement: Statement): boolean =>
    pages.some(({ context }) => context.read.page.lines.some((line) => isStatedOn(statement, line, context)))
  const confirms = says('confirmed') && !says('cancelled')
  const isOther = reservations.length > 0 || says('cancelled')
  const changes = isOther ? [] : (pages.map(({ context }) => changedTimes(context)).find((all) => all.length > 0) ?? [])
  return { reservations, diagnostics, sure, mentionsBooking, confirms, changes }
}

/**
 * Reads the text of an email as a whole, and each image separately, since several tickets may be attached to one email.
 */
export function readAllWords(
  documents: readonly Document[],
  context: Envelope & { date: string },
  company: string,
  codes: ReadonlyMap<string, readonly string[]>,
): WordsResult {
  const pictures = documents.filter(({ kind }) => kind === 'image').filter((one) => one.text() !== '')
  const written = documents.filter(({ kind }) => kind !== 'image')
  const readings = [written, ...pictures.map((one) => [one])].map((some) =>
    readWords(some, context, context.date, company, codes),
  )
  return {
    reservations: readings.flatMap(({ reservations }) => reservations),
    diagnostics: readings.flatMap(({ diagnostics }) => diagnostics),
    sure: readings.flatMap(({ sure }) => sure),
    mentionsBooking: readings.some(({ mentionsBooking }) => mentionsBooking),
    confirms: readings.every(({ confirms }) => confirms),
    changes: readings[0]?.changes ?? [],
  }
}

export const nothingRead: WordsResult = {
  reservations: [],
  diagnostics: [],
  sure: [],
  mentionsBooking: false,
  confirms: false,
  changes: [],
}

/** Minimum role probability of a certain value. */
const minSure = 0.98

/** The flight numbers, and the start dates and times, that a page certainly states. */
function sureValues({ candidates, gate, context }: AssembledPage): SureValue[] {
  const { page } = context.read
  if (gate < minStatedGate) return []
  return candidates.flatMap(({ mention: { type, form, value, line }, roles }): SureValue[] => {
    const { text = '', isQuoted = true } = page.lines[line] ?? {}
    if (isQuoted || (type !== 'number' && type !== 'date' && type !== 'time')) return []
    if (type === 'number' && !form.startsWith('flight') && form !== 'designated') return []
    const isSure = ((type === 'number' ? roles.number : roles.start) ?? 0) >= minSure
    return isSure ? [{ type, value, text: text.trim(), part: page.part }] : []
  })
}
