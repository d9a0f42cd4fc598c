import { wordsOf } from '../documents/words'
import type { Document } from '../kit/document'
import type { Message } from '../message/types'
import { withoutHeads } from '../readers/supplier/forwarded-headers'
import { tighten } from '../readers/supplier/tight-text'

/** A part of a mail as rules see it: lines without empty ones, and where in the part each character stood. */
export interface RuleWords {
  part: string
  text: string
  /** Line and column in the part, `3:14`. */
  positionOf(index: number): string
}

/** Characters of a part that rules look at. */
const most = 60_000

const kinds = { 'text/html': 'html', 'text/plain': 'text' } as const

/** The parts of a mail that people read as its text, the pages first. Files are not looked at. */
export function ruleWords({ parts }: Message): RuleWords[] {
  const documents = parts.flatMap((part): Document[] => {
    const type = part.contentType
    if (part.filename !== null || (type !== 'text/html' && type !== 'text/plain')) return []
    const { number, filename } = part
    return [{ part: number, kind: kinds[type], filename, bytes: () => part.content(), text: () => part.text() }]
  })
  return wordsOf(documents)
    .map(({ part, text }) => ({ part, ...tighten(withoutHeads(text.slice(0, most))) }))
    .filter(({ text }) => text.trim() !== '')
}
