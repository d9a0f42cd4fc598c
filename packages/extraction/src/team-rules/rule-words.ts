import { partTexts } from '../documents/part-text'
import type { Document } from '../kit/document'
import type { Message } from '../message/types'
import { withoutForwardedHeaders } from '../readers/supplier/forwarded-headers'
import { tighten } from '../readers/supplier/tight-text'

/** A part of an email for rules: its non-empty lines, and the position of each character in the part. */
export interface RuleWords {
  part: string
  text: string
  /** Line and column in the part, `3:14`. */
  positionOf(index: number): string
}

/** Characters of a part that rules read. */
const maxCharacters = 60_000

const kinds = { 'text/html': 'html', 'text/plain': 'text' } as const

/** The text parts of an email, pages first, without attached files. */
export function ruleWords({ parts }: Message): RuleWords[] {
  const documents = parts.flatMap((part): Document[] => {
    const type = part.contentType
    if (part.filename !== null || (type !== 'text/html' && type !== 'text/plain')) return []
    const { number, filename } = part
    return [{ part: number, kind: kinds[type], filename, bytes: () => part.content(), text: () => part.text() }]
  })
  return partTexts(documents)
    .map(({ part, text }) => ({ part, ...tighten(withoutForwardedHeaders(text.slice(0, maxCharacters))) }))
    .filter(({ text }) => text.trim() !== '')
}
