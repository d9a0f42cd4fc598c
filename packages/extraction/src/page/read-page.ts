import { decodeEntities } from '../html/entities'
import type { Document } from '../kit/document'
import { folded } from '../kit/fold'
import { isReplySubject } from '../languages/message-headers'
import { createLine } from './create-line'
import { withoutForwardersSignatures } from './forwarders-signature'
import { htmlTree } from './html-tree'
import { layOut } from './lay-out'
import { markMessages } from './messages'
import type { Line, Page } from './page'
import { placedLines } from './placed-lines'
import { textLines } from './text-lines'

/** Maximum number of characters read from a document. */
const maxText = 400_000

/** Header fields of a mail. */
export interface Envelope {
  subject: string
  /** Display name of the sender. */
  sender: string
  /** Display name of the recipient; empty if there is none. */
  recipient: string
  /** Display name of the person who forwarded the message with its header lines; unset if nobody did. */
  forwarder?: string
}

function envelopeLine(text: string, origin: Line['origin'], row: number): Line[] {
  const line = createLine(text, [], {
    row,
    left: 0,
    right: 1,
    path: [-1, row],
    cell: null,
    isListItem: false,
    isHidden: false,
  })
  return line ? [{ ...line, origin, isHeading: true }] : []
}

/** The lines of a document: an HTML page, a file whose texts have positions, or plain text. */
function bodyOf(document: Document): Line[] {
  const pages = document.leaves?.() ?? []
  if (pages.length > 0 && pages.every(({ rows, text }) => rows !== undefined && (rows.length > 0 || text === '')))
    return placedLines(pages)
  const text = document.text().slice(0, maxText)
  return document.kind === 'html' ? layOut(htmlTree(text)) : textLines(decodeEntities(text))
}

/** Converts a document to a page: its laid-out lines, preceded by the sender's name and the subject. */
export function readPage(document: Document, { subject, sender, forwarder = '' }: Envelope): Page {
  const body = bodyOf(document)
  const { lines, sent } = markMessages(body)
  const isReply = isReplySubject(
    subject,
    lines.map(({ text }) => text),
  )
  const all = [
    ...envelopeLine(sender, 'sender', -3),
    ...envelopeLine(subject, 'subject', -2),
    ...withoutDuplicates(isReply ? lines : withoutForwardersSignatures(lines)),
  ]
  return {
    part: document.part,
    kind: document.kind,
    lines: all.map((line, index) => ({ ...line, index })),
    forwarder,
    sent,
  }
}

/** Drops hidden lines that repeat visible ones. */
function withoutDuplicates(lines: readonly Line[]): Line[] {
  const shown = new Set(lines.filter(({ isHidden }) => !isHidden).map(({ text }) => folded(text)))
  return lines.filter(({ isHidden, text }) => !isHidden || !shown.has(folded(text)))
}
