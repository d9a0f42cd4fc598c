import type { Document } from './documents/document'
import { type ReadPage, readFinds } from './finds/all-finds'
import { findDates } from './finds/dates'
import { calendarNames } from './languages/calendar'
import { lineOf } from './page/lay-out'
import { type Envelope, readPage } from './page/read-page'

/** Parts of a mail that are read as pages. */
const maxPages = 6

/** The day that a head line of a forwarded message names, if it names one. */
function dayIn(text: string, sent: string): string | null {
  const line = lineOf(text, [], {
    row: 0,
    left: 0,
    right: 1,
    path: [],
    cell: null,
    isListItem: false,
    isHidden: false,
  })
  const [day] = line ? findDates(line, { sent, names: calendarNames([]), monthFirst: false }) : []
  return day?.value ?? null
}

/** The readable parts of a mail as pages with all that may be a value; `sent` is ISO 8601. */
export function readPages(documents: readonly Document[], envelope: Envelope, sent: string): ReadPage[] {
  const order = { html: 0, text: 1, pdf: 2 }
  const readable = documents.flatMap((document) =>
    document.kind === 'html' || document.kind === 'text' || document.kind === 'pdf'
      ? [{ document, rank: order[document.kind] }]
      : [],
  )
  return readable
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, maxPages)
    .map(({ document }) => {
      const page = readPage(document, envelope)
      const forwarded = page.sent === null ? null : dayIn(page.sent, sent)
      // a message that was sent on is no younger than the mail that carries it
      return readFinds(page, forwarded !== null && forwarded <= sent.slice(0, 10) ? forwarded : sent)
    })
}
