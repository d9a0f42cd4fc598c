import type { Context } from '../../links/context'
import { overlaps, readingOrder } from '../../mentions/mention'
import type { Draft, ScoredDraft } from '../draft'
import type { Candidate } from '../roles'
import { bareNameOn } from './bare-name'
import { nameKey } from './name-words'

/** Minimum probability that a text names a traveler. */
const minTraveler = 0.6

/** Minimum probability of a booking whose line counts. */
const minLikely = 0.5

/** The likely travelers that a line names, in their order: by its own words, or by those of another line. */
function namesIn(line: number, candidates: readonly Candidate[]): Candidate[] {
  const names: Candidate[] = []
  const known = new Set(
    candidates.flatMap(({ mention, roles }) =>
      mention.type === 'text' && (roles.traveler ?? 0) >= minTraveler ? [nameKey(mention.value)] : [],
    ),
  )
  const likely = candidates
    .filter(({ mention }) => mention.line === line && mention.type === 'text' && known.has(nameKey(mention.value)))
    .toSorted((a, b) => (b.roles.traveler ?? 0) - (a.roles.traveler ?? 0))
  for (const one of likely) if (!names.some(({ mention }) => overlaps(mention, one.mention))) names.push(one)
  return names.toSorted((a, b) => readingOrder(a.mention) - readingOrder(b.mention))
}

/**
 * Gives bookings that begin in lines of their own the travelers whom these lines name, if not all name the same:
 * `Train for Ada Lovelace: ICE 578, 07:51`. A line that names nobody is for those whom the page gives it otherwise.
 */
export function withTravelersInLines(
  scored: readonly ScoredDraft[],
  candidates: readonly Candidate[],
  context: Context,
): ScoredDraft[] {
  const { lines } = context.read.page
  const likely = scored.flatMap(({ draft, probability }) => (probability >= minLikely ? [draft] : []))
  const lineOf = ({ anchor }: Draft): number => anchor.mention.line
  const named = new Map(
    likely.flatMap((draft) => {
      const line = lines[lineOf(draft)]
      const names = line?.origin === 'body' && !line.isQuoted ? namesIn(line.index, candidates) : []
      return names.length > 0 ? [[lineOf(draft), names] as const] : []
    }),
  )
  const keys = new Set([...named.values()].map((names) => names.map(({ mention }) => nameKey(mention.value)).join()))
  if (keys.size < 2) return [...scored]
  const known = scored.flatMap(({ draft }) => draft.travelers)
  const nameOf = (one: Candidate): Candidate =>
    known.find(({ mention }) => overlaps(mention, one.mention)) ?? { ...one, mention: bareNameOn(one.mention, context) }
  return scored.map((one) => {
    const names = named.get(lineOf(one.draft))
    return names ? { ...one, draft: { ...one.draft, travelers: names.map(nameOf) } } : one
  })
}
