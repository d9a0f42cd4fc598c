import { particlesOf } from '../languages/lexicon'
import { headerFieldOf } from '../languages/message-headers'
import type { Line } from './page'

/** A header such as `From:` at the start of a line, and its value. */
const headerLine = /^[*_>\s]{0,20}(\p{L}[\p{L}\p{M} .'’-]{0,24}?)[*_\s]{0,4}[:：]\s*(.*)$/u
/** Minimum number of consecutive header lines that make a message header. */
const minHeaders = 3
/** Maximum number of characters searched for header lines. */
const maxHeaderText = 200_000
/** Maximum number of characters between messages that forward each other. More is a message that quotes the next. */
export const maxBetween = 200
/** Maximum length of a sender's name. */
const maxSenderLength = 100

interface MarkedMessages {
  lines: Line[]
  /** Date header of the innermost forwarded message. */
  sent: string | null
}

const isHeaderName = (name: string): boolean => headerFieldOf(name) !== undefined || particlesOf(name).has('forwarded')

/** A message header has a subject. `From` and `To` alone may describe a trip. */
const isSubjectName = (name: string): boolean => headerFieldOf(name) === 'subject'

/** Finds the runs of header lines as half-open ranges. */
function findMessageHeaders(lines: readonly Pick<Line, 'text'>[]): { start: number; end: number }[] {
  const headers: { start: number; end: number }[] = []
  for (let at = 0; at < lines.length; at++) {
    let end = at
    let count = 0
    let misses = 0
    while (end < lines.length && misses < 2 && end - at < 14) {
      const [, name = ''] = headerLine.exec(lines[end]?.text ?? '') ?? []
      if (name !== '' && isHeaderName(name)) {
        count++
        misses = 0
      } else misses++
      end++
    }
    const run = lines.slice(at, end)
    if (
      count >= minHeaders &&
      headerLine.test(lines[at]?.text ?? '') &&
      run.some(({ text }) => isSubjectName(headerLine.exec(text)?.[1] ?? ''))
    ) {
      const last = end - misses
      headers.push({ start: at, end: last })
      at = last
    }
  }
  return headers
}

/** The header of the innermost forwarded message in a text. */
export type ForwardedHeader = {
  /** Its date as written; null if there is none. */
  readonly date: string | null
  /** The number of characters above the forwarded message. */
  readonly noteLength: number
  /** The addresses of its recipients, then of its sender. */
  readonly addresses: readonly string[]
  /** Its sender; empty if the header has none. */
  readonly sender: { readonly name: string; readonly address: string }
  /** Its subject; empty if there is none. */
  readonly subject: string
  /** The number of characters between it and the messages that forward it, without their header lines. */
  readonly lengthBetween: number
  /** The text below it. */
  readonly below: string
}

const valueOf = (line: string): string => line.slice(line.search(/[:：]/) + 1).trim()

/** The sender in the header lines of a message. */
function senderIn(header: readonly string[]): ForwardedHeader['sender'] {
  const from = header.find((line) => {
    const name = headerLine.exec(line)?.[1] ?? ''
    return headerFieldOf(name) === 'sender' && valueOf(line) !== ''
  })
  const value = from === undefined ? '' : valueOf(from)
  const [found = ''] = value.match(address) ?? []
  const name = value
    .replace(/[<[(].*$/, '')
    .replace(/["*_]/g, '')
    .trim()
  const isName = /^\P{Nd}/u.test(name) && !name.includes('@')
  return { name: isName ? name.slice(0, maxSenderLength) : '', address: found.toLowerCase() }
}

/** The addresses of the senders in header lines of a text, innermost last. */
export const sendersIn = (text: string): string[] =>
  text
    .slice(0, maxHeaderText)
    .split('\n')
    .flatMap((line) => senderIn([line]).address || [])

/** The number of characters between the first and the last message header that are in none. */
function lengthBetween(
  lines: readonly Pick<Line, 'text'>[],
  headers: readonly { start: number; end: number }[],
): number {
  const [from, to] = [headers[0]?.end ?? 0, headers.at(-1)?.start ?? 0]
  return lines
    .filter((_, at) => at >= from && at < to && headers.every(({ start, end }) => at < start || at >= end))
    .reduce((sum, line) => sum + line.text.trim().length, 0)
}

/** Reads the header that an email client wrote above the innermost forwarded message; null if there is none. */
export function forwardedHeader(text: string): ForwardedHeader | null {
  const lines = text.split(/\r?\n/).map((line) => ({ text: line }))
  const headers = findMessageHeaders(lines)
  const [first, last] = [headers[0], headers.at(-1)]
  if (!first || !last) return null
  const note = lines.slice(0, first.start).map((line) => line.text.trim())
  const header = lines.slice(last.start, last.end).map((line) => line.text)
  const date = header.find((line) => /\d/.test(line) && isDateName(headerLine.exec(line)?.[1] ?? ''))
  const addresses = header.toReversed().flatMap((line) => line.match(address) ?? [])
  return {
    date: date === undefined ? null : valueOf(date),
    noteLength: note.join('').length,
    addresses: addresses.slice(0, 20),
    sender: senderIn(header),
    subject: valueOf(header.find((line) => isSubjectName(headerLine.exec(line)?.[1] ?? '')) ?? ''),
    lengthBetween: lengthBetween(lines, headers),
    below: lines
      .slice(last.end)
      .map((line) => line.text)
      .join('\n'),
  }
}

const address = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu

const attribution = /^(?=.{10,200}[:：]$)(?=.*(?:\d{4}|@)).*$/u

/** Marks the header lines of forwarded messages, the note above them, and the messages quoted in a reply. */
export function markMessages(lines: Line[]): MarkedMessages {
  const headers = findMessageHeaders(lines)
  const last = headers.at(-1)
  const [first] = headers
  const quotedFrom = lines.findIndex(({ text }) => attribution.test(text) && particlesOf(text).has('wrote'))
  const noteEnds = (lengthBetween(lines, headers) <= maxBetween ? last : first)?.start ?? 0
  // A reply contains the message that it answers, with quote marks that its header lacks. Unlike a message forwarded
  // with its header, it has no note above.
  const below = last ? lines.slice(last.end) : []
  const isReply =
    last !== undefined &&
    lines.slice(last.start, last.end).every(({ isQuoted }) => !isQuoted) &&
    below.filter(({ isQuoted }) => isQuoted).length * 2 > below.length
  // Short text above a forwarded message is a note.
  const isNote = first !== undefined && !isReply && lines.length - noteEnds > 3
  let sent: string | null = null
  const marked = lines.map((line, at) => {
    const isHeader = headers.some(({ start, end }) => at >= start && at < end)
    if (isHeader && last && at >= last.start && at < last.end && /\d/.test(line.text)) {
      const name = headerLine.exec(line.text)?.[1] ?? ''
      if (isDateName(name)) sent = valueOf(line.text)
    }
    return {
      ...line,
      isHeader,
      isForwardingNote: isNote && at < noteEnds && !isHeader,
      isQuoted: line.isQuoted || (quotedFrom >= 0 && at > quotedFrom),
    }
  })
  // If the whole mail is quoted, the quote marks carry no information.
  const shown = marked.filter(({ isQuoted, isHeader, isForwardingNote }) => !isQuoted && !isHeader && !isForwardingNote)
  if (shown.length < 3) return { lines: marked.map((line) => ({ ...line, isQuoted: false })), sent }
  return { lines: marked, sent }
}

const isDateName = (name: string): boolean => headerFieldOf(name) === 'date'
