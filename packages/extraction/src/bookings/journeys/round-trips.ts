import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { isStatedOn } from '../../intent/status-of'
import { folded } from '../../kit/fold'
import { conceptTag, kindTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import { type Draft, emptyDraft, type ScoredDraft } from '../draft'
import type { Candidate } from '../roles'
import { startOf } from '../times/draft-times'

/** Minimum probability of a leg of which another one may be the way back. */
const minKnown = 0.45
/** Probability from which the way back of a likely leg is a booking, and the one that it then has. */
const minPossible = 0.08
const likely = 0.5
/** Minimum probability of a leg that shows the kind of the way back. */
const minShown = 0.9

/** Legs that are booked there and back. */
const legs = new Set<ReservationKind>(['flight', 'train', 'bus', 'boat', 'taxi'])

const placeOf = ({ slots }: Draft, end: 'from' | 'to'): string => folded(slots[end]?.mention.value ?? '')

/** Whether a leg starts at a time, and leads from one place to another. */
function isWhole(draft: Draft): boolean {
  const [from, to] = [placeOf(draft, 'from'), placeOf(draft, 'to')]
  return legs.has(draft.kind) && draft.anchor.mention.type === 'time' && from !== '' && to !== '' && from !== to
}

const goesBack = (a: Draft, b: Draft): boolean =>
  placeOf(a, 'from') === placeOf(b, 'to') && placeOf(a, 'to') === placeOf(b, 'from')

const goesSameWay = (a: Draft, b: Draft): boolean =>
  placeOf(a, 'from') === placeOf(b, 'from') && placeOf(a, 'to') === placeOf(b, 'to')

/** Whether two legs start at different times, none of which is the other one's arrival. */
const haveOwnTimes = (a: Draft, b: Draft): boolean =>
  startOf(a) !== startOf(b) &&
  a.anchor.mention !== b.slots.endTime?.mention &&
  b.anchor.mention !== a.slots.endTime?.mention

/** Number of lines, with the subject, in which a page says what it is about. */
const topLines = 12

/** Whether a page says at its top that something has changed: it names the former journeys as well. */
const isChangeStated = (context: Context): boolean =>
  context.read.page.lines.slice(0, topLines).some((line) => isStatedOn('changed', line, context))

/** A draft without an arrival that stands nearer to the departure of another one, which has it as well. */
function withOwnArrival(draft: Draft, known: readonly ScoredDraft[]): Draft {
  const { endTime, endDate: _, ...slots } = draft.slots
  if (!endTime) return draft
  const { mention } = endTime
  const distanceTo = ({ anchor }: Draft): number => Math.abs(mention.line - anchor.mention.line)
  const isOthers = known.some(
    ({ draft: other }) => other.slots.endTime?.mention === mention && distanceTo(other) < distanceTo(draft),
  )
  return isOthers ? { ...draft, slots } : draft
}

const [arrivalTag, flightTag] = [conceptTag('arrival'), kindTag('flight')]
/** Minimum probability of the end of a journey to be that of a flight that a ride waits for. */
const minLanding = 0.5

/** Whether a time is labelled as the arrival of a flight, in its line or beside it. */
function isLanding({ mention, roles }: Candidate, { lineTags, neighbors, isPure }: Context): boolean {
  const { left = [], above = [] } = neighbors[mention.line] ?? {}
  const beside = [left[0]?.index, above[0]?.index].filter((at) => at !== undefined && isPure[at])
  return (
    mention.type === 'time' &&
    (roles.end ?? 0) >= minLanding &&
    [mention.line, ...beside].some((at) => {
      const ids = lineTags[at ?? -1] ?? []
      return ids.includes(arrivalTag) && ids.includes(flightTag)
    })
  )
}

/** Whether a ride leads back between the same places, of which it may have shorter names. */
const leadsBack = (a: Draft, b: Draft): boolean =>
  isWhole(a) && placeOf(b, 'to').startsWith(placeOf(a, 'from')) && placeOf(b, 'from').startsWith(placeOf(a, 'to'))

/**
 * Drafts of rides from the airport that wait for a flight, of which a page states only the arrival, if it has the ride
 * back: `Tenerife South Airport to Hotel Jardín`, `Flight arrival time: 14:20`.
 */
export function withMetFlights(
  scoredDrafts: readonly ScoredDraft[],
  fill: (drafts: readonly Draft[]) => readonly Draft[],
  candidates: readonly Candidate[],
  context: Context,
): ScoredDraft[] {
  const rides = scoredDrafts.filter(
    ({ draft, probability }) => draft.kind === 'taxi' && probability >= minShown && isWhole(draft),
  )
  const landings = rides.length > 0 ? candidates.filter((one) => isLanding(one, context)) : []
  const met = fill(landings.map((one) => emptyDraft(one, 'taxi', likely))).flatMap((draft): ScoredDraft[] => {
    const own = withOwnArrival(draft, rides)
    const back = rides.find(({ draft: ride }) => leadsBack(own, ride) && haveOwnTimes(own, ride))?.draft.slots
    if (!back?.from || !back.to || rides.some(({ draft: ride }) => goesSameWay(own, ride))) return []
    return [{ draft: { ...own, slots: { ...own.slots, from: back.to, to: back.from } }, probability: likely }]
  })
  return [...scoredDrafts, ...met]
}

/**
 * Scored drafts with the ways back of likely legs: a leg between the same places in the other direction, at a time of
 * its own, is likelier than it is by itself, and goes by the same kind. A page that has the way back already names its
 * former time as well.
 * @param fill fills the slots of drafts
 */
export function withRoundTrips(
  scoredDrafts: readonly ScoredDraft[],
  fill: (drafts: readonly Draft[]) => readonly Draft[],
  context: Context,
): ScoredDraft[] {
  const known = scoredDrafts.filter(({ draft, probability }) => probability >= minKnown && isWhole(draft))
  if (known.length === 0 || isChangeStated(context)) return [...scoredDrafts]
  const isTaken = ({ draft }: ScoredDraft): boolean =>
    known.some(({ draft: other }) => other !== draft && other.anchor.mention === draft.anchor.mention)
  const backs = new Map<ScoredDraft, ScoredDraft>()
  for (const one of scoredDrafts) {
    const { draft, probability } = one
    if (probability < minPossible || !isWhole(draft)) continue
    const there = known.find(({ draft: other }) => goesBack(draft, other) && haveOwnTimes(draft, other))
    if (!there || known.some(({ draft: other }) => other !== draft && goesSameWay(draft, other))) continue
    if (draft.kind === there.draft.kind) {
      if (probability < likely && !isTaken(one))
        backs.set(one, { draft: withOwnArrival(draft, known), probability: likely })
      continue
    }
    if (there.probability < Math.max(minShown, probability) || draft.kind !== 'taxi') continue
    const [filled] = fill([emptyDraft(draft.anchor, there.draft.kind, draft.probability)])
    if (filled && isWhole(filled) && goesBack(filled, there.draft))
      backs.set(one, { draft: withOwnArrival(filled, known), probability })
  }
  return scoredDrafts.map((one) => backs.get(one) ?? one)
}
