import { headingStatus, type OwnStatus, statusWord } from '../../languages/status-words'
import type { Context } from '../../links/context'
import type { Line } from '../../page/page'
import type { Booking } from '../resolve'

const isVisible = ({ origin, isHidden, isQuoted }: Line): boolean => origin === 'body' && !isHidden && !isQuoted

/** For each line, the status that the nearest heading above it states, if any. */
function statusesAbove(lines: readonly Line[]): (OwnStatus | undefined)[] {
  let above: OwnStatus | undefined
  return lines.map((line) => {
    const own = above
    if (line.isHeading && isVisible(line)) above = statusWord(line.text) ?? headingStatus(line.text)
    return own
  })
}

/**
 * The travelers of a booking who are listed below a heading that says so: `Travelling`, two names, `Cancelled`, one
 * name. Empty unless none of the others is named below such a heading.
 */
export function cancelledUnderHeadings({ draft }: Booking, { read: { page, mentions } }: Context): Set<string> {
  const names = new Set(draft.travelers.map(({ mention }) => mention.value))
  const above = statusesAbove(page.lines)
  const [below, others] = [new Set<string>(), new Set<string>()]
  for (const { type, value, line } of mentions) {
    const own = page.lines[line]
    if (type !== 'text' || !names.has(value) || !own || !isVisible(own)) continue
    if (above[line] === 'cancelled') below.add(value)
    else others.add(value)
  }
  const isApart = names.size === below.size + others.size && ![...below].some((name) => others.has(name))
  return isApart && below.size < names.size ? below : new Set()
}
