import { conceptTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import { type Mention, mentionAt } from '../../mentions/mention'
import type { Booking } from '../resolve'

const phoneTag = conceptTag('phone')

/** Maximum distance in lines of a telephone number below the name of its place. */
const maxBelow = 6
const number = /(?<![\p{L}\d])(?:\+|00)?\(?\d[\d ()./-]{6,20}\d(?![\p{L}\d])/u
/** What stands in front of a number that is a fax machine's, or another one's than the house's. */
const ofOthers = /fax|mobil|guest|customer|hotline/iu

/**
 * The telephone number of a stay or table, labelled or with the code of its country, between the name of the place and
 * the first day or hour below it.
 */
export function phoneOf({ kind, draft: { slots } }: Booking, { read, byLine }: Context): Mention | null {
  const place = slots.place?.mention
  if (!place || (kind !== 'lodging' && kind !== 'restaurant')) return null
  for (let at = place.line; at <= place.line + maxBelow; at++) {
    const line = read.page.lines[at]
    if (!line || line.isQuoted) return null
    const from = at === place.line ? place.end : 0
    const found = number.exec(line.text.slice(from))
    const value = found?.[0].trim() ?? ''
    const start = from + (found?.index ?? 0)
    const isLabelled = (read.tags[at] ?? []).some(({ ids, end }) => ids.includes(phoneTag) && end <= start)
    const isPhone = isLabelled || value.startsWith('+')
    if (isPhone && !ofOthers.test(line.text.slice(from, start)) && value.replace(/\D/g, '').length >= 8)
      return mentionAt(line, 'text', start, value, value, 'phone')
    if (at > place.line && (byLine[at] ?? []).some(({ type }) => type === 'date' || type === 'time')) return null
  }
  return null
}
