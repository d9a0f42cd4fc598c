import type { Reservation } from '@sextant/contract/emails/reservation'
import { anyOf } from '../kit/any-of'
import { isChangedBySender } from '../languages/changed-by-sender'
import type { Statement } from '../languages/language'
import { conceptTag, statementTag } from '../languages/lexicon'
import { saysRebooked } from '../languages/rebooked-words'
import { saysReinstated } from '../languages/reinstated-words'
import { otherRefunds, refundedBySender, refundedTicket } from '../languages/ticket-words'
import type { Context } from '../links/context'
import type { Line } from '../page/page'
import { isCancellationSubject } from './cancellation-terms'
import { isCondition, isStated } from './is-stated'
import { journeyNumbers } from './journey-numbers'

const ticketRefunded = anyOf([...refundedBySender, refundedTicket], 'iu')
const oldTag = conceptTag('old')
const cancelledTag = statementTag('cancelled')
/** Number of lines at the top that may state the status. */
const topLines = 16

/** The offset of a line's last statement of this type about the booking; -1 if there is none. */
function placeOf(statement: Statement, line: Line, context: Context): number {
  const id = statementTag(statement)
  const tags = context.read.tags[line.index] ?? []
  return tags.findLast((tag) => tag.ids.includes(id) && isStated(tag, line.folded, tags))?.start ?? -1
}

/** Whether a line makes a statement about the booking. */
export const isStatedOn = (statement: Statement, line: Line, context: Context): boolean =>
  placeOf(statement, line, context) >= 0

/** Whether a line says that a journey replaces another one, and is not conditional: `If you have been moved to`. */
const isReplacement =
  ({ read: { tags } }: Context) =>
  ({ index, text }: Line): boolean =>
    saysRebooked(text) && !(tags[index] ?? []).some(isCondition)

/** Whether a line says that a cancelled booking stands again, rather than under which condition it would. */
const isReinstatement =
  ({ read: { tags } }: Context) =>
  ({ index, text }: Line): boolean =>
    text.split(/[.!?。]/u).some(saysReinstated) && !(tags[index] ?? []).some(isCondition)

/** Whether the cancelled journey has been replaced: `Your flight is cancelled. You have been rebooked as follows.` */
function isRebooked(lines: readonly Line[], context: Context): boolean {
  const body = lines.filter(({ origin }) => origin === 'body')
  const first = body.findIndex((line) => isStatedOn('cancelled', line, context))
  // Otherwise only the subject says so.
  const following = body.slice(Math.max(0, first))
  const isChanged = (line: Line, at: number): boolean =>
    at === 0 && first >= 0
      ? placeOf('changed', line, context) > placeOf('cancelled', line, context)
      : isStatedOn('changed', line, context)
  return following.some(isChanged) || following.some(isReplacement(context))
}

/** The lines that may state the status: the subject, headings and first lines. */
const topOf = ({ read: { page } }: Context): Line[] =>
  page.lines
    .filter(({ isQuoted, isForwardingNote, isHeader }) => !isQuoted && !isForwardingNote && !isHeader)
    .filter(({ origin }, at) => origin !== 'sender' && at < topLines)

/**
 * The flight and train numbers stated as cancelled in the first lines: `your flight AF 1240 is cancelled` says nothing
 * about AF 1640.
 */
export const cancelledNumbers = (context: Context): ReadonlySet<string> =>
  new Set(
    topOf(context)
      .filter(
        (line) =>
          isStatedOn('cancelled', line, context) || (line.origin === 'subject' && isCancellationSubject(line.folded)),
      )
      .flatMap(({ plain }) => journeyNumbers(plain)),
  )

/** Whether the first lines say that a ticket was refunded or bought back, rather than for a delay or a difference. */
const refundsTicket = (lines: readonly Line[], { read: { page, tags } }: Context): boolean =>
  lines.some(({ index, text }) => ticketRefunded.test(text) && !(tags[index] ?? []).some(isCondition)) &&
  !page.lines.some(({ text }) => otherRefunds.test(text))

/** Whether a line is about a replaced booking. A subject that is only `cancelled`, which old ones are too, is not. */
const isOfReplaced = ({ index, origin }: Line, { read: { tags } }: Context): boolean =>
  (tags[index] ?? []).some(({ ids }) => ids.includes(oldTag) && !(origin === 'subject' && ids.includes(cancelledTag)))

/** The status that a page states for all of its bookings, in its subject, headings and first lines. */
export function statusOfMail(context: Context): Reservation['status'] {
  const { tags } = context.read
  const top = topOf(context)
  const subject = top.find(({ origin }) => origin === 'subject')
  // `original flight (cancelled)` is about the replaced one.
  const current = top.filter((line) => !isOfReplaced(line, context))
  const says = (statement: Statement): boolean => current.some((line) => isStatedOn(statement, line, context))
  const isAbout = subject !== undefined && isCancellationSubject(subject.folded)
  if (isAbout || says('cancelled') || refundsTicket(top, context)) {
    // A confirming subject outweighs a line about cancelling below.
    const isDenied =
      subject !== undefined &&
      isStatedOn('confirmed', subject, context) &&
      !isAbout &&
      !isStatedOn('cancelled', subject, context)
    if (!isDenied && !isRebooked(top, context) && !top.some(isReinstatement(context))) return 'cancelled'
  }
  const isConfirmed = says('confirmed')
  // “Votre demande de modification” is met by “nous avons modifié votre dossier”.
  const isDone = current.some(
    ({ index, origin, text }) => origin === 'body' && isChangedBySender(text) && !(tags[index] ?? []).some(isCondition),
  )
  if (!isConfirmed && !isDone && (says('waitlisted') || says('pending'))) return 'pending'
  return 'confirmed'
}
