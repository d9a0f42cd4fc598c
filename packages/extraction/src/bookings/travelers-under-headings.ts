import { headingStatus, type OwnStatus, statusWord } from '../languages/status-words'
import type { Context } from '../links/context'
import type { Line } from '../page/page'
import type { Booking } from './resolve'

const isVisible = ({ origin, isHidden, isQuoted }: Line): boolean => origin === 'body' && !isHidden && !isQuoted

/** The status that the nearest heading above a line states, if any. */
function statusAbove(index: number, lines: readonly Line[]): OwnStatus | undefined {
  const heading = lines.findLast((line) => line.index < index && line.isHeading && isVisible(line))
  return heading && (statusWord(heading.text) ?? headingStatus(heading.text))
}

/**
 * The travelers of a booking who are listed below a heading that says so: `Travelling`, two names, `Cancelled`, one
 * name. Empty unless none of the others is named below such a heading.
 */
export function cancelledUnderHeadings({ draft }: Booking, { read: { page, mentions } }: Context): Set<string> {
  const names = new Set(draft.travelers.map(({ mention }) => mention.value))
  const [below, others] = [new Set<string>(), new Set<string>()]
  for (const { type, value, line } of mentions) {
    const own = page.lines[line]
    if (type !== 'text' || !names.has(value) || !own || !isVisible(own)) continue
    if (statusAbove(line, page.lines) === 'cancelled') below.add(value)
    else others.add(value)
  }
  const isApart = names.size === below.size + others.size && ![...below].some((name) => others.has(name))
  return isApart && below.size < names.size ? below : new Set()
}
