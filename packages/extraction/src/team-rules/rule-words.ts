import type { FileWord, ParsingRuleSource } from '@sextant/contract/emails/parsing-rules'
import { type PartText, partTexts } from '../documents/part-text'
import type { Document } from '../kit/document'
import type { Message } from '../message/types'
import { withoutForwardedHeaders } from '../readers/supplier/forwarded-headers'
import { tighten } from '../readers/supplier/tight-text'

/** A part of an email for rules: its non-blank lines, and the original position of each character. */
export interface RuleWords {
  part: string
  kind: ParsingRuleSource
  text: string
  /** Line and column in the part, `3:14`. */
  positionOf(index: number): string
}

/** Maximum number of characters of a part that rules read. */
const maxCharacters = 60_000

const kinds = { 'text/html': 'html', 'text/plain': 'text' } as const

/** The text of an email's file: a PDF, or an image with recognized text. */
export interface FileText {
  part: string
  kind: Exclude<ParsingRuleSource, 'message'>
  text: string
}

/** The text of a file that was just read. */
export interface ReadFile extends FileText {
  /** The positions of the words recognized in images, in reading order. */
  words: readonly FileWord[]
}

/** Maximum numbers of message parts and files that rules are applied to, and of positioned words per file. */
const limits = { parts: 5, files: 5, words: 2000 }

/** The texts of an email's files that rules read. */
export const fileTexts = (texts: readonly PartText[]): ReadFile[] =>
  texts
    .flatMap(({ part, kind, text, words: pages = [] }): ReadFile[] => {
      if (kind !== 'pdf' && kind !== 'image') return []
      const words = pages.flatMap((page, index) => page.map((word) => ({ page: index + 1, ...word })))
      return [{ part, kind, text: text.slice(0, maxCharacters), words: words.slice(0, limits.words) }]
    })
    .filter(({ text }) => text.trim() !== '')
    .slice(0, limits.files)

/** The text parts of an email, HTML first, then its files. */
export function ruleWords({ parts }: Message, files: readonly FileText[]): RuleWords[] {
  const documents = parts.flatMap((part): Document[] => {
    const type = part.contentType
    if (part.filename !== null || (type !== 'text/html' && type !== 'text/plain')) return []
    const { number, filename } = part
    return [{ part: number, kind: kinds[type], filename, bytes: () => part.content(), text: () => part.text() }]
  })
  const written = partTexts(documents)
    .map(({ part, text }) => wordsOf(part, 'message', withoutForwardedHeaders(text.slice(0, maxCharacters))))
    .filter(({ text }) => text.trim() !== '')
  return [...written.slice(0, limits.parts), ...files.map(({ part, kind, text }) => wordsOf(part, kind, text))]
}

const wordsOf = (part: string, kind: ParsingRuleSource, text: string): RuleWords => ({ part, kind, ...tighten(text) })
