import type { PlacedWord } from '@sextant/pdf/scan'
import { decodeEntities } from '../html/entities'
import { htmlText } from '../html/html-text'
import type { Document } from '../kit/document'

/** Maximum number of characters read per page or text. */
const maxCharacters = 400_000
/** Maximum number of parts whose text is read, HTML pages first. */
const maxDocuments = 10

/** The text of an email part as lines. Cells of a row are separated by three spaces. */
export interface PartText {
  part: string
  kind: Document['kind']
  text: string
  /** The title of a page; empty for plain text. */
  title: string
  /** The words recognized in images, by page, starting from 0. */
  words?: readonly (readonly PlacedWord[])[]
}

const titleOf = (html: string): string =>
  decodeEntities(/<title[^>]{0,80}>([^<]{0,300})/i.exec(html.slice(0, 20_000))?.[1] ?? '').trim()

/** Removes quote marks and invisible characters. */
const plainText = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/^(?:>[> ]{0,20})/gm, '')
    .replace(/[\u200b-\u200f\u00ad\ufeff]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')

/** The text of documents written for people. */
export function partTexts(documents: readonly Document[]): PartText[] {
  const pages = documents.filter(({ kind }) => kind === 'html')
  const texts = documents.filter(({ kind }) => kind === 'text')
  const files = documents.filter(({ kind }) => kind === 'pdf')
  const pictures = documents.filter(({ kind }) => kind === 'image').filter((one) => one.text() !== '')
  return [...pages, ...texts, ...files, ...pictures].slice(0, maxDocuments).map((document) => {
    const whole = document.text().slice(0, maxCharacters)
    const { part, kind } = document
    return kind === 'html'
      ? { part, kind, text: htmlText(whole), title: titleOf(whole) }
      : {
          part,
          kind,
          text: plainText(whole),
          title: '',
          words: document.leaves?.().map(({ words = [] }) => words) ?? [],
        }
  })
}
