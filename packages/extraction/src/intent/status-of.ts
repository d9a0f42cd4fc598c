import type { Reservation } from '@sextant/contract/emails/reservation'
import type { Statement } from '../languages/language'
import { statementTag } from '../languages/lexicon'
import type { Context } from '../links/context'
import type { Line } from '../page/page'
import { isStated } from './is-stated'

/** Number of lines at the top that may state the status. */
const topLines = 16
/** Whether a line makes a statement about the booking. */
export function isStatedOn(statement: Statement, line: Line, context: Context): boolean {
  const id = statementTag(statement)
  const tags = context.read.tags[line.index] ?? []
  return tags.some((tag) => tag.ids.includes(id) && isStated(tag, line.folded, tags))
}

/** The status that a page states for all of its bookings, in its subject, headings and first lines. */
export function statusOfMail(context: Context): Reservation['status'] {
  const lines = context.read.page.lines.filter(
    ({ isQuoted, isForwardingNote, isHeader }) => !isQuoted && !isForwardingNote && !isHeader,
  )
  const top = lines.filter(({ origin }, at) => origin !== 'sender' && at < topLines)
  const subject = top.find(({ origin }) => origin === 'subject')
  const says = (statement: Statement): boolean => top.some((line) => isStatedOn(statement, line, context))
  if (says('cancelled')) {
    // a subject that confirms outweighs a line below about cancelling
    const isDenied =
      subject !== undefined && isStatedOn('confirmed', subject, context) && !isStatedOn('cancelled', subject, context)
    if (!isDenied) return 'cancelled'
  }
  const isConfirmed = says('confirmed')
  if (!isConfirmed && (says('waitlisted') || says('pending'))) return 'pending'
  return 'confirmed'
}
