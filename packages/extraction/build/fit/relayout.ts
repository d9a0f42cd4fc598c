import { readMessage } from '../../src/message/read-message'
import type { Line } from '../../src/page/page'
import { type Example, variantShare } from './examples'
import { mailOf, partsOf } from './mail-parts'
import { pagesOf } from './pages-of'
import { randomNumbers } from './seeded-random'

/** A row of a page: its lines from left to right. */
type Row = readonly Line[]

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const labelled = /^(?<label>\p{L}[^:：\d]{1,38}?)\s*[:：]\s+(?<value>\S.*)$/u

/** A label and its value, from a row of two lines or one line with a colon; null for other rows. */
function labelOf(row: Row): readonly [label: string, value: string] | null {
  const [first, second] = row
  if (!first || row.length > 2) return null
  if (second) return first.text.length < 40 && !/\d/.test(first.text) ? [first.text, second.text] : null
  const { label, value } = labelled.exec(first.text)?.groups ?? {}
  return label !== undefined && value !== undefined ? [label, value] : null
}

const texts = (row: Row): string[] => row.map(({ text }) => text)

/** The cells of a row, with a label separated from its value. */
const cells = (row: Row): readonly string[] => labelOf(row) ?? texts(row)

/** A page layout. */
interface Layout {
  type: 'text' | 'html'
  row(row: Row): string
  heading(row: Row): string
  page(rows: string): string
}

const plain = (row: Layout['row']): Layout => ({
  type: 'text',
  row,
  heading: (one) => `\n${row(one)}`,
  page: (rows) => rows,
})

const tagged = (tag: string, texts: readonly string[]): string =>
  texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')

const blocks = (row: Layout['row']): Layout => ({
  type: 'html',
  row,
  heading: (one) => tagged('h3', [texts(one).join(' ')]),
  page: (rows) => rows,
})

const layouts: readonly Layout[] = [
  plain((row) => texts(row).join('\n')),
  plain((row) => texts(row).join('   ')),
  // As email clients convert HTML to text.
  plain((row) => texts(row).join('  ')),
  plain((row) => texts(row).join('\t')),
  plain((row) => `${texts(row).join('\n')}\n`),
  plain((row) => `${cells(row).join('\n\n')}\n`),
  plain((row) => texts(row).join(' | ')),
  plain((row) => labelOf(row)?.join(': ') ?? texts(row).join(' ')),
  plain((row) => cells(row).join('\n')),
  blocks((row) => tagged('p', texts(row))),
  blocks((row) => tagged('div', cells(row))),
  {
    type: 'html',
    row: (row) => `<tr>${tagged('td', cells(row))}</tr>`,
    heading: (row) => `<tr><td><h3>${escaped(texts(row).join(' '))}</h3></td></tr>`,
    page: (rows) => `<table>${rows}</table>`,
  },
]

/** The visible lines of a page, row by row. */
export function rowsOf(lines: readonly Line[]): Row[] {
  const rows: Line[][] = []
  for (const line of lines) {
    if (line.origin !== 'body' || line.isHidden) continue
    const last = rows.at(-1)
    if (last?.[0]?.row === line.row) last.push(line)
    else rows.push([line])
  }
  return rows
}

/** Text with lines of at most `width` characters, as sent by programs that do not support flowed text. */
const wrapped = (text: string, width: number): string =>
  text.replace(new RegExp(`(?=.{${width + 1}})(.{20,${width}}) +`, 'g'), '$1\n')

const render = (rows: readonly Row[], layout: Layout): string =>
  layout.page(
    rows.map((row) => (row.some((line) => line.isHeading) ? layout.heading(row) : layout.row(row))).join('\n'),
  )

/**
 * The same mail in another layout: text instead of HTML or the reverse, labels above, beside or before their values.
 * The lines and their order are kept. Null for mails that are forwarded, or have several parts.
 */
export function relayout(example: Example, seed: number): Example | null {
  const { message } = readMessage(example.bytes)
  const [page, ...others] = pagesOf(example.bytes)
  if (!page || others.length > 0 || message.forwarded.length > 0) return null
  // The first outputs of consecutive seeds are similar, so the seeds are spread.
  const next = randomNumbers(Math.imul(seed + 1, 0x9e3779b1))
  const suitable = layouts.filter(({ type }) => page.page.kind === 'html' || type === 'html')
  const layout = suitable[Math.floor(next() * suitable.length)] ?? layouts[0]
  if (!layout) return null
  const rendered = render(rowsOf(page.page.lines), layout)
  const body = layout.type === 'text' && next() < 0.5 ? wrapped(rendered, 72) : rendered
  const parts = partsOf(example.bytes)
  const bytes = mailOf({ ...parts, html: null, text: null, [layout.type]: body })
  return { ...example, id: `${example.id}#layout`, bytes, share: variantShare }
}
