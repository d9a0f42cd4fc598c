import { maxLines } from './page'
import { withTabbedTables } from './tabbed-tables'
import type { Row } from './text-row'

/** Minimum length of a line that may have been wrapped by the email client. */
const wrapFrom = 58
/** Maximum length of one that was. */
const maxWidth = 90

/** A line that is drawn rather than written. */
export const ruler = /^\s*(?:[-=_*#~+.·─━═|]\s?){4,}\s*$/

/** Columns separated by spaces, or a label and its value separated by dots. */
const hasColumns = /\S(?:\t| {3,})\S|\S(?:\s{1,20}\.{4,}\s{0,20}|\.{4,}\s{1,20}|\.{6,})\S/

/** A row of a table that is drawn with lines: `| Oslo | 09:00 |`. */
const bordered = /^\s*[|│┃║].*[|│┃║]\s*$/u

export const bullet = /^\s*[-*•·–▪●○◦‣]\s+/

/** An entry of a list with numbers or letters: `2) EK 355`, `B. Hotel`. */
const numbered = /^\s*(?:\d{1,2}|\p{Lu})[).]\s+\p{Lu}/u

/** The word at the beginning of an entry that has a number behind it: `Flight LX 725`, `camera 101`. */
const entry = /^\s*(\p{L}{3,14})\.? (?:\p{Lu}{1,3} ?|[A-Z]\d ?|\d[A-Z] ?)?\d{1,4}(?!\d)/u

function rowsOf(text: string): Row[] {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .split('\n')
    .slice(0, 4 * maxLines)
    .map((line) => {
      const quoting = /^(?:\s?>){1,12}\s?/.exec(line)?.[0] ?? ''
      const text = line.slice(quoting.length)
      // Tabs at the end are empty cells of a table.
      const raw = text.slice(0, Math.max(text.trimEnd().length, text.lastIndexOf('\t') + 1))
      return { raw, quotes: quoting.replace(/[^>]/g, '').length }
    })
}

/** Whether two lines begin with the same word, and both with a number behind it: entries of a list, such as legs. */
function isOfSameForm(line: string, next: string): boolean {
  const [one, other] = [line, next].map((text) => entry.exec(text)?.[1])
  return one !== undefined && one === other
}

/** The spaces at the start of a line, as many as it is indented by. */
const indentOf = ({ raw }: Row): number => raw.length - raw.trimStart().length

/** A line that goes on in lower case, as only wrapped lines do. */
const inMidSentence = /^\p{Ll}/u

/** The width at which a text is wrapped: that of the longest line that goes on in lower case. 0 if there is none. */
const wrapWidth = (rows: readonly Row[]): number =>
  Math.max(
    0,
    ...rows.map(({ raw }, at) => {
      const next = rows[at + 1]?.raw ?? ''
      const goesOn = inMidSentence.test(next) && !isOfSameForm(raw, next)
      return raw.length >= wrapFrom && raw.length <= maxWidth && goesOn ? raw.length : 0
    }),
  )

/** Whether a line is longer than any wrapped one, not only because of a long word at its end, such as a link. */
const isLong = ({ raw }: Row): boolean => raw.trimEnd().lastIndexOf(' ') > maxWidth

const hour = /(?<!\d)\d{1,2}[:.h]\d{2}(?!\d)/
/** A line that consists of an amount and its label: `Yhteensä 241,80 €`. */
const amountAlone =
  /^\s*\p{Lu}[\p{L} ]{2,24}[:：]? ?(?:[A-Z]{3}|[€£$])? ?\d[\d.,' ]*(?:,-)?(?: ?(?:[A-Z]{3}|[€£$]|kr\.?|zł|Kč|Ft|lei))?\s*$/u
/** Room that lines wrapped by hand leave at their ends, in letters. */
const ragged = 12

/**
 * Whether the first word of a line would have had room at the end of the line above, which is then complete: `Dep.
 * 07:10 (gate closes 06:40)`, `Arr. 09:55`. In a text of which no line is wrapped, a line
 * with an hour is complete before one with a number, and any line before one that is only an amount.
 */
function hasRoom({ raw: above }: Row, { raw }: Row, width: number): boolean {
  if (inMidSentence.test(raw)) return false
  if (width === 0) return amountAlone.test(raw) || (hour.test(above) && /\d/.test(raw))
  const room = width - above.length - 1 - (raw.trim().split(/[ \t]/, 1)[0] ?? '').length
  return room >= (hour.test(above) && hour.test(raw) ? 0 : ragged)
}

/** Whether a line continues on the next: wrapped at the page width in mid-sentence. */
function continuesOn(row: Row, next: Row | undefined, maxLength: number, width: number): boolean {
  if (
    !next ||
    row.cells ||
    next.cells ||
    next.quotes !== row.quotes ||
    row.raw.length < Math.max(wrapFrom, maxLength - 18)
  )
    return false
  if ([hasColumns, ruler, bordered].some((form) => form.test(row.raw) || form.test(next.raw))) return false
  if (isOfSameForm(row.raw, next.raw) || indentOf(next) < indentOf(row) || hasRoom(row, next, width)) return false
  if (
    next.raw.trim() === '' ||
    bullet.test(next.raw) ||
    (numbered.test(row.raw) && numbered.test(next.raw)) ||
    /[:：]$/.test(row.raw)
  )
    return false
  return !/^(?:\s+(?=\p{Lu}))?[^\s:]{2,20}(?: [^\s:]{1,15}){0,3}\s?:\s/u.test(next.raw)
}

function unwrapLines(rows: readonly Row[]): Row[] {
  const maxLength = Math.min(Math.max(0, ...rows.map(({ raw }) => (raw.length <= 100 ? raw.length : 0))), maxWidth)
  const width = wrapWidth(rows)
  // Nothing was wrapped if some line is too long and none goes on in lower case.
  if (width === 0 && rows.some(isLong)) return rows.map((row) => ({ ...row }))
  const result: Row[] = []
  let isOpen = false
  for (const [at, row] of rows.entries()) {
    const last = result.at(-1)
    if (isOpen && last) last.raw += ` ${row.raw.trim()}`
    else result.push({ ...row })
    isOpen = continuesOn(row, rows[at + 1], maxLength, width)
  }
  return result
}

/** The lines of a text, without quote marks, and with lines wrapped by the email client joined. */
export const textRows = (text: string): Row[] => unwrapLines(withTabbedTables(rowsOf(text)))
