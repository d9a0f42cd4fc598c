import type { Context } from '../../links/context'
import { overlaps, readingOrder } from '../../mentions/mention'
import type { Line } from '../../page/page'
import { type Block, blocksOf, likelyBookings } from '../blocks'
import type { Draft, ScoredDraft } from '../draft'
import type { Candidate } from '../roles'
import { bareNameOn } from './bare-name'
import { nameKey } from './name-words'

/** Minimum probability that a text names a traveler. */
const minTraveler = 0.6

/** The likely travelers that a page names, one for each text, in page order. */
function namesOn(candidates: readonly Candidate[], lines: readonly Line[]): Candidate[] {
  const names: Candidate[] = []
  const likely = candidates
    .filter(({ mention, roles }) => {
      const line = lines[mention.line]
      return (
        mention.type === 'text' && (roles.traveler ?? 0) >= minTraveler && line?.origin === 'body' && !line.isQuoted
      )
    })
    .toSorted((a, b) => (b.roles.traveler ?? 0) - (a.roles.traveler ?? 0))
  for (const one of likely) if (!names.some(({ mention }) => overlaps(mention, one.mention))) names.push(one)
  return names.toSorted((a, b) => readingOrder(a.mention) - readingOrder(b.mention))
}

/** The people named by mentions, each once. */
const peopleIn = (names: readonly Candidate[]): Map<string, Candidate> =>
  new Map(names.map((one) => [nameKey(one.mention.value), one]))

/** Whether all lists name somebody, and not all of them the same people. */
function areOwn(lists: readonly (readonly Candidate[])[]): boolean {
  const keys = new Set(lists.map((list) => [...peopleIn(list).keys()].toSorted().join()))
  return lists.length > 1 && !keys.has('') && keys.size > 1
}

/**
 * Gives bookings the travelers named in their own parts of the page, or else in the nearest heading above them, where
 * that of each names some, and not all name the same: rooms are listed with their guests, and journeys by traveler.
 */
export function withTravelersInBlocks(
  scored: readonly ScoredDraft[],
  candidates: readonly Candidate[],
  context: Context,
): ScoredDraft[] {
  const { lines } = context.read.page
  const likely = likelyBookings(scored, lines)
  const names = namesOn(candidates, lines)
  const blocks = blocksOf(likely, lines)
  const isIn = (block: Block, { mention }: Candidate): boolean => {
    const line = lines[mention.line]
    return line !== undefined && block(line)
  }
  const inBlocks = new Map([...blocks].map(([draft, block]) => [draft, names.filter((one) => isIn(block, one))]))
  const headings = names.filter(
    (one) => lines[one.mention.line]?.isHeading && ![...blocks.values()].some((block) => isIn(block, one)),
  )
  const above = (draft: Draft): Candidate[] => {
    const heading = headings.findLast(({ mention }) => mention.line < draft.anchor.mention.line)?.mention.line
    return headings.filter(({ mention }) => mention.line === heading)
  }
  const underHeadings = new Map(likely.map((draft) => [draft, above(draft)]))
  const own = [inBlocks, underHeadings].find((lists) => lists.size === likely.length && areOwn([...lists.values()]))
  if (!own) return [...scored]
  const known = scored.flatMap(({ draft }) => draft.travelers)
  const nameOf = (one: Candidate): Candidate =>
    known.find(({ mention }) => overlaps(mention, one.mention)) ?? { ...one, mention: bareNameOn(one.mention, context) }
  const listOf = (draft: Draft): Candidate[] | undefined => {
    const line = lines[draft.anchor.mention.line]
    const [owner] = [...blocks].find(([, block]) => line && block(line)) ?? []
    return own.get(draft) ?? (owner && own.get(owner)) ?? (own === underHeadings ? above(draft) : undefined)
  }
  return scored.map((one) => {
    const list = listOf(one.draft)
    return list && list.length > 0
      ? { ...one, draft: { ...one.draft, travelers: [...peopleIn(list).values()].map(nameOf) } }
      : one
  })
}
