import { decodeEntities } from '../html/entities'
import type { Document } from '../kit/document'
import { folded } from '../kit/fold'
import { htmlTree } from './html-tree'
import { layOut } from './lay-out'
import { createLine } from './create-line'
import { markMessages } from './messages'
import type { Line, Page } from './page'
import { textLines } from './text-lines'

/** Characters of a document that are looked at. */
const maxText = 400_000

/** What is said of a mail outside of its parts. */
export interface Envelope {
  subject: string
  /** Display name of the sender. */
  sender: string
  /** Display name of whom it is addressed to; empty where there is none. */
  recipient: string
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

/** A readable document as a page: its lines on a plane, below the sender's name and the subject. */
export function readPage(document: Document, { subject, sender }: Envelope): Page {
  const text = document.text().slice(0, maxText)
  const body = document.kind === 'html' ? layOut(htmlTree(text)) : textLines(decodeEntities(text))
  const { lines, sent } = markMessages(body)
  const all = [
    ...envelopeLine(sender, 'sender', -3),
    ...envelopeLine(subject, 'subject', -2),
    ...withoutDuplicates(lines),
  ]
  return { part: document.part, lines: all.map((line, index) => ({ ...line, index })), sent }
}

/** Hidden lines that repeat what is shown say nothing new. */
function withoutDuplicates(lines: readonly Line[]): Line[] {
  const shown = new Set(lines.filter(({ isHidden }) => !isHidden).map(({ text }) => folded(text)))
  return lines.filter(({ isHidden, text }) => !isHidden || !shown.has(folded(text)))
}
