import { isSupplierReference } from '../../languages/supplier-reference-words'
import { type Mention, mentionAt, readingOrder } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import { type Booking, withReference } from '../resolve'
import { type Candidate, unscoredCandidate } from '../roles'

/** A label and its value in one line. */
const labelled = /^([^:：]{4,60})[:：]\s*(\S.*)$/u
/** A code or grouped number, and nothing else. */
const code = /^(?=.*\d)[\p{Lu}\d]+(?:[ /.-][\p{Lu}\d]+){0,5}$/u
const minLength = 4
/** A remark behind a number. */
const remark = /\s*[(（].*$|\s*[,;·|].*$/u

/** The number that a line labels as a supplier's, in the line or in the cell to its right. */
function numberIn(line: Line, { context, candidates }: AssembledPage): Candidate | null {
  const [, label = line.text, value = ''] = labelled.exec(line.text) ?? []
  if (!isSupplierReference(label)) return null
  const beside = value === '' ? context.neighbors[line.index]?.right : line
  const text = (value === '' ? (beside?.text ?? '') : value).replace(remark, '').trim()
  if (!beside || !code.test(text) || text.length < minLength) return null
  const start = beside.text.lastIndexOf(text)
  const known = candidates.find(
    ({ mention }) =>
      mention.type === 'code' && mention.line === beside.index && mention.start === start && mention.value === text,
  )
  return known ?? unscoredCandidate(mentionAt(beside, 'code', start, text, text, 'labelled'))
}

/** The number of each booking: the last one in front of its start, or else the only one behind it. */
function numbersOf(bookings: readonly Booking[], numbers: readonly Candidate[]): Candidate[] | null {
  const place = (one: Mention): number => readingOrder(one)
  const starts = bookings.map(({ draft }) => place(draft.anchor.mention))
  const before = starts.flatMap((start) => numbers.findLast(({ mention }) => place(mention) < start) ?? [])
  const isOfEach = (some: readonly Candidate[]): boolean =>
    some.length === bookings.length && numbers.every((one) => some.includes(one))
  if (isOfEach(before)) return before
  const behind = starts.flatMap((start, at) => {
    const next = starts[at + 1] ?? Number.POSITIVE_INFINITY
    const own = numbers.filter(({ mention }) => place(mention) > start && place(mention) < next)
    return own.length === 1 ? own : []
  })
  return isOfEach(behind) ? behind : null
}

/**
 * Gives bookings the number that their carrier or rental company has given them, where a portal or agency labels it as
 * such next to its own: `Operator's voucher number: LP-2819`. If there is one such number, it is that of all bookings
 * of one kind; otherwise, bookings and numbers alternate.
 */
export function withSupplierReferences(bookings: readonly Booking[], assembled: AssembledPage): readonly Booking[] {
  const { lines } = assembled.context.read.page
  const numbers = lines.flatMap((line) =>
    line.origin === 'body' && !line.isQuoted && !line.isHidden ? (numberIn(line, assembled) ?? []) : [],
  )
  const ordered = bookings.toSorted(
    (a, b) => readingOrder(a.draft.anchor.mention) - readingOrder(b.draft.anchor.mention),
  )
  const isOne = new Set(numbers.map(({ mention }) => mention.value)).size === 1
  const areAlike = new Set(bookings.map(({ kind }) => kind)).size === 1
  const [only] = numbers
  const ofAll = areAlike && only ? ordered.map(() => only) : null
  const own = isOne ? ofAll : numbersOf(ordered, numbers)
  if (!own || numbers.length === 0) return bookings
  return bookings.map((booking) => {
    const reference = own[ordered.indexOf(booking)]
    return reference && reference.mention.value !== booking.draft.slots.reference?.mention.value
      ? withReference(booking, reference)
      : booking
  })
}
