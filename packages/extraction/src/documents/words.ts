import { decodeEntities } from '../html/entities'
import { htmlText } from '../html/html-text'
import type { Document } from '../kit/document'

/** Characters of a page or text that are looked at. */
const longest = 400_000
/** Parts of a mail whose words are read, the pages first. */
const mostDocuments = 10

/** The words of a part of a mail, as lines; cells of a row are parted by three blanks. */
export interface Words {
  part: string
  text: string
  /** What a page calls itself; empty for plain text. */
  title: string
}

const titleOf = (html: string): string =>
  decodeEntities(/<title[^>]{0,80}>([^<]{0,300})/i.exec(html.slice(0, 20_000))?.[1] ?? '').trim()

/** Text as its sender wrote it: marks of quoting, and blanks of every sort, taken out. */
const plainText = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/^(?:>[> ]{0,20})/gm, '')
    .replace(/[\u200b-\u200f\u00ad\ufeff]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')

/** The words of the documents that people read. */
export function wordsOf(documents: readonly Document[]): Words[] {
  const pages = documents.filter(({ kind }) => kind === 'html')
  const texts = documents.filter(({ kind }) => kind === 'text')
  const files = documents.filter(({ kind }) => kind === 'pdf')
  const pictures = documents.filter(({ kind }) => kind === 'image').filter((one) => one.text() !== '')
  return [...pages, ...texts, ...files, ...pictures].slice(0, mostDocuments).map((document) => {
    const whole = document.text().slice(0, longest)
    return document.kind === 'html'
      ? { part: document.part, text: htmlText(whole), title: titleOf(whole) }
      : { part: document.part, text: plainText(whole), title: '' }
  })
}
