import type { Reservation } from '@sextant/contract/emails/reservation'
import type { Statement } from '../languages/language'
import { particleTag, statementTag, type Tag } from '../languages/lexicon'
import type { Context } from '../links/find-features'
import type { Line } from '../page/page'

/** Lines from the top in which a mail says what it is about. */
const topLines = 16
const conditional = particleTag('if')
const sentenceEnd = /[.!?。！？;]\s|[。！？]/g

/** Where the sentence around a place of a text begins and ends. */
function sentenceAt(text: string, start: number, end: number): [number, number] {
  let [from, to] = [0, text.length]
  for (const { index } of text.matchAll(sentenceEnd)) {
    if (index < start) from = index + 1
    else if (index >= end) {
      to = index
      break
    }
  }
  return [from, to]
}

/**
 * Whether a phrase states what has become of this booking: as a whole phrase of several words without a condition
 * before it, or alone in a short line. A word in the terms of cancelling states nothing.
 */
function isStated(tag: Tag, line: Line, tags: readonly Tag[]): boolean {
  const [from, to] = sentenceAt(line.folded, tag.start, tag.end)
  const inside = tags.filter(({ start, end, ids }) => start >= from && end <= to && ids.includes(conditional))
  const words = line.folded.slice(tag.start, tag.end).split(/\s+/).length
  const isLong = words > 1 || tag.end - tag.start > 14 || /[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hiragana}]{3}/u.test(line.folded.slice(tag.start, tag.end))
  if (line.origin === 'subject') return inside.every(({ start }) => start > tag.start) || isLong
  if (isLong) return !inside.some(({ start }) => start < tag.start) && !(inside.length > 1)
  return line.text.length < 60 && inside.length === 0
}

/** Whether a line states something of the booking. */
export function states(statement: Statement, line: Line, context: Context): boolean {
  const id = statementTag(statement)
  const tags = context.read.tags[line.index] ?? []
  return tags.some((tag) => tag.ids.includes(id) && isStated(tag, line, tags))
}

/** What a page says has become of all that it tells of: in its subject, its headings and its first lines. */
export function statusOfMail(context: Context): Reservation['status'] {
  const lines = context.read.page.lines.filter(({ isQuoted, isCover, isHeader }) => !isQuoted && !isCover && !isHeader)
  const top = lines.filter(({ origin }, at) => origin !== 'sender' && at < topLines)
  const subject = top.find(({ origin }) => origin === 'subject')
  const says = (statement: Statement): boolean => top.some((line) => states(statement, line, context))
  if (says('cancelled')) {
    // a subject that confirms knows better than a line below that speaks of cancelling
    const isDenied = subject !== undefined && states('confirmed', subject, context) && !states('cancelled', subject, context)
    if (!isDenied) return 'cancelled'
  }
  const isConfirmed = says('confirmed')
  if (!isConfirmed && (says('waitlisted') || says('pending'))) return 'pending'
  return 'confirmed'
}
