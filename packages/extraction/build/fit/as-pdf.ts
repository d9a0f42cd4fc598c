import { readMessage } from '../../src/message/read-message'
import type { Line } from '../../src/page/page'
import { type Example, variantShare } from './examples'
import { headersOf } from './mail-parts'
import { pagesOf } from './pages-of'
import { printPdf } from './print-pdf'
import { rowsOf } from './relayout'
import { randomNumbers } from './seeded-random'

/** Scripts that a printed page does not show in the order in which they are read. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

const isReadable = (lines: readonly Line[]): boolean => !lines.some(({ text }) => rightToLeft.test(text))

/**
 * The same mail as a PDF file, as when somebody prints a confirmation. Null for mails that are forwarded, have
 * several parts, or are written from right to left.
 */
export function asPdf(example: Example, seed: number): Example | null {
  const { message } = readMessage(example.bytes)
  const [page, ...others] = pagesOf(example.bytes)
  // The text of a page in HTML is its alternative.
  if (!page || others.length > 1 || message.forwarded.length > 0 || !isReadable(page.page.lines)) return null
  const next = randomNumbers(Math.imul(seed + 1, 0x9e3779b1))
  const print = { size: 8 + Math.floor(next() * 4), rowSpace: next() * 0.5, paragraphSpace: 0.5 + next() }
  const file = Buffer.from(printPdf(rowsOf(page.page.lines), print)).toString('base64')
  const bytes = Buffer.from(
    [
      ...headersOf(example.bytes),
      'MIME-Version: 1.0',
      'Content-Type: application/pdf; name="confirmation.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      file,
      '',
    ].join('\r\n'),
  )
  return { ...example, id: `${example.id}#pdf`, bytes, share: variantShare }
}
