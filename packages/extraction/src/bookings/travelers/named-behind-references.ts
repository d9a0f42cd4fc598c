import { matchesOf } from '../../kit/matches-of'
import { nameWords } from '../../languages/person-names'
import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { type Candidate, unscoredCandidate } from '../roles'
import { nameKey } from './name-words'

/** A reference with digits, and a name in brackets behind it: `55018 (Mehdi Amrani)`. */
const behindReference =
  /(?<![\p{L}\d])[A-Z-]{0,6}\d[A-Z\d-]{2,14} ?[(（](\p{Lu}[\p{L}\p{M}'’.-]+(?: \p{Lu}[\p{L}\p{M}'’.-]+){1,3})[)）]/gu

/** The names in a line that stand in brackets behind a reference each; none if there are fewer than two. */
function namesIn(line: Line, candidates: readonly Candidate[]): readonly Candidate[] {
  const names = matchesOf(line.text, behindReference).flatMap(({ index, 0: text, 1: value = '' }) => {
    const start = index + text.length - 1 - value.length
    if (nameWords(value).given === 0) return []
    const known = candidates.find(
      ({ mention }) => mention.type === 'text' && mention.line === line.index && mention.value === value,
    )
    const mention = { type: 'text', line: line.index, start, end: start + value.length, value } as const
    return [known ?? unscoredCandidate({ ...mention, form: '', detail: '' })]
  })
  return names.length > 1 ? names : []
}

/**
 * Adds the people whose names stand in brackets behind references of one line, `no. 55017 (Claire Vasseur) and no.
 * 55018 (Mehdi Amrani)`, to the bookings on which one of them travels.
 */
export function withNamedBehindReferences(
  bookings: readonly Booking[],
  { candidates, context }: AssembledPage,
): readonly Booking[] {
  const lists = context.read.page.lines.flatMap((line) => {
    const names = line.origin === 'body' && !line.isQuoted ? namesIn(line, candidates) : []
    return names.length > 0 ? [names] : []
  })
  const [list, other] = lists
  if (!list || other) return bookings
  return bookings.map((booking) => {
    const own = new Set(booking.draft.travelers.map(({ mention }) => nameKey(mention.value)))
    const missing = list.filter(({ mention }) => !own.has(nameKey(mention.value)))
    if (missing.length === list.length || missing.length === 0) return booking
    return { ...booking, draft: { ...booking.draft, travelers: [...booking.draft.travelers, ...missing] } }
  })
}
