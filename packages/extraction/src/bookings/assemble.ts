import { reservationKinds } from '@sextant/contract/emails/reservation'
import { type Context, contextOf } from '../links/context'
import type { Weights } from '../links/model'
import type { AnnotatedPage } from '../mentions/annotate-page'
import type { Mention } from '../mentions/mention'
import { type AnchorCandidate, anchorCandidates, scoreAnchors } from './anchors'
import { anchorsInContext } from './anchors-in-context'
import { type Draft, emptyDraft, type RankedOption, type ScoredDraft } from './draft'
import { dropOthers } from './drop-others'
import { evidentGate, isEvidentBooking } from './evident-bookings'
import { gateFeatures, scoreGate } from './gate'
import { delayNoticeOf, noticeGate, withDelayNotice } from './journeys/delay-notices'
import { shareDepartures } from './journeys/departures-in-lines'
import { withFlightsInRows } from './journeys/flights-in-rows'
import { withLegsInRows } from './journeys/legs-in-rows'
import { withMetFlights, withRoundTrips } from './journeys/round-trips'
import { kinds, type Slot } from './kinds'
import { withLabelledBookings } from './labelled-bookings'
import { mendDrafts } from './mend-drafts'
import { withNamedBeside } from './named-beside'
import { eventsForJourneysWithoutPlaces } from './places/journeys-without-places'
import { asSoldEvents } from './places/sold-events'
import { type Candidate, candidatesOf, scoreRoles } from './roles'
import { featuresInContext } from './roles-in-context'
import { scoreDrafts } from './score-drafts'
import { optionsOf, rankSlot } from './slots'
import { compareDrafts, type OtherChoices } from './slots-in-context'
import { withArrivalsInRow } from './times/arrivals-in-row'
import { withoutArrivals } from './times/without-arrivals'
import { withoutOtherTimes } from './times/without-other-times'
import { bareNameOn } from './travelers/bare-name'
import { fullName } from './travelers/full-name'
import { namesApart } from './travelers/names-apart'
import { shareRolesInLists } from './travelers/roles-in-lists'
import { chooseTravelers, type Person, personsOf } from './travelers/travelers'

/** The weights of all models. */
export interface ModelSet {
  roles: Weights
  /** Second pass for roles, which sees the first-pass roles of nearby mentions. */
  rolesInContext: Weights
  /** Whether a page is about a booking. */
  gate: Weights
  begin: Weights
  /** Second pass for anchors, which sees the first-pass choices for the page's other anchors. */
  beginInContext: Weights
  slots: Weights
  /** Second pass for slots, which sees the first-pass choices for the page's other bookings. */
  slotsInContext: Weights
  keep: Weights
  /** Second pass for keeping drafts, which sees the likely bookings of the first pass. */
  keepInContext: Weights
}

const minKindProbability = 0.05
/** Probability of having no role above which the second pass skips a mention. */
const sureNone = 0.9995
/** Minimum probability of an anchor to be used in the features of other mentions. */
const minAnchor = 0.3
const maxDrafts = 60
/** Maximum number of anchors used in the features of other mentions. */
const maxAnchors = 150

/** Mentions that likely start a booking. */
const anchorsOf = (anchors: readonly AnchorCandidate[]): Mention[] =>
  anchors
    .filter(({ probability }) => probability >= minAnchor)
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, maxAnchors)
    .map(({ candidate }) => candidate.mention)

/** The candidates used to fill the drafts of a page. */
export interface Pool {
  candidates: readonly Candidate[]
  persons: readonly Person[]
  /** Mentions that likely start a booking. */
  anchors: readonly Mention[]
  context: Context
}

export const poolOf = (
  anchors: readonly AnchorCandidate[],
  candidates: readonly Candidate[],
  context: Context,
): Pool => ({
  candidates,
  persons: personsOf(candidates, context),
  anchors: anchorsOf(anchors),
  context,
})

/** Slots whose mentions belong to only one booking. */
const usedOnce = new Set<Slot>(['number', 'startTime', 'endTime'])
/** Minimum probability of a draft to make its mentions unavailable to less likely drafts. */
const minClaim = 0.5

/**
 * Slots that are rarely empty, with the minimum probability for choosing a value even if leaving it empty is likelier.
 */
const minValue: Partial<Record<Slot, number>> = { from: 0.1, to: 0.1, place: 0.1, number: 0.04 }
/** The same for flight numbers, which have a distinct format and are more certain than those of trains and coaches. */
const minFlightNumber = 0.15

/** The option chosen for a slot: the likeliest, or a sufficiently likely value if the slot is rarely empty. */
function chosenOf(slot: Slot, { slots, kind }: Draft, ranked: readonly RankedOption[]): RankedOption | undefined {
  const [best] = ranked
  const min = slot === 'number' && kind === 'flight' ? minFlightNumber : minValue[slot]
  if (best?.candidate || min === undefined) return best
  const value = ranked.find(
    ({ candidate, probability }) =>
      candidate && probability >= min && candidate.mention.value !== slots.from?.mention.value,
  )
  return value ?? best
}

/** Fills the slots of a draft in order. `taken` holds mentions claimed by likelier drafts. */
function fillSlots(
  draft: Draft,
  { candidates, persons, anchors, context }: Pool,
  weights: Weights,
  taken: ReadonlySet<Mention>,
  others?: OtherChoices,
): void {
  for (const slot of kinds[draft.kind].slots) {
    if (slot === 'startDate' && draft.anchor.mention.type === 'date') continue
    const free = usedOnce.has(slot)
      ? candidates.filter(({ mention }) => !taken.has(mention) || mention === draft.anchor.mention)
      : candidates
    const options = optionsOf(slot, draft, free, anchors, context, others)
    const ranked = rankSlot(slot, options, weights)
    draft.ranked[slot] = ranked
    const pick = chosenOf(slot, draft, ranked)
    if (pick?.candidate) draft.slots[slot] = pick.candidate
    draft.slotProbabilities[slot] = pick?.probability ?? 0
  }
  chooseTravelers(draft, persons, anchors, context, weights, others)
}

/** The scored drafts of a page, and the data used to score them. */
export interface AssembledPage {
  scoredDrafts: ScoredDraft[]
  /** Probability that the page is about a booking. */
  gate: number
  context: Context
  candidates: Candidate[]
  /** Whether the form of the page proves that it is about a booking. */
  isEvident?: boolean
  /** Whether the page is a notice of new hours of one flight or train. */
  isNotice?: boolean
}

/** The drafts of a page with their slots filled, most likely first. */
export function draftsOf(anchors: readonly AnchorCandidate[], pool: Pool, slots: Weights): Draft[] {
  const drafts = anchors
    .flatMap(({ candidate, kinds: some }) =>
      reservationKinds.flatMap((kind) => {
        const probability = some[kind] ?? 0
        return probability >= minKindProbability ? [emptyDraft(candidate, kind, probability)] : []
      }),
    )
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, maxDrafts)
  const taken = new Set<Mention>(
    drafts.filter(({ probability }) => probability >= minClaim).map(({ anchor }) => anchor.mention),
  )
  for (const draft of drafts) {
    fillSlots(draft, pool, slots, taken)
    if (draft.probability < minClaim) continue
    for (const slot of usedOnce) {
      const mention = draft.slots[slot]?.mention
      if (mention && kinds[draft.kind].isLeg) taken.add(mention)
    }
  }
  return drafts
}

/** The travelers of a draft by full name, without titles or duplicates. */
function travelersOf(draft: Draft, context: Context): Candidate[] {
  const named = draft.travelers.flatMap(namesApart).map((one) => {
    const full = fullName(one, draft.persons)
    return { ...full, mention: bareNameOn(full.mention, context) }
  })
  return named.filter(({ mention }, at) => named.findIndex((other) => other.mention.value === mention.value) === at)
}

/** Second pass: refills the drafts, given the first-pass choices for all of them. */
export function refillDrafts(drafts: readonly Draft[], pool: Pool, slotsInContext: Weights): Draft[] {
  const choicesFor = compareDrafts(drafts, pool.context)
  return drafts.map((first) => {
    const draft = emptyDraft(first.anchor, first.kind, first.probability)
    fillSlots(draft, pool, slotsInContext, new Set(), choicesFor(first))
    draft.travelers = travelersOf(draft, pool.context)
    return draft
  })
}

/** Minimum probability that a page is about a booking for its drafts to be assembled. */
export const minAssembled = 0.4

/** Assembles all drafts of a page, even unlikely ones, with their probabilities; none if it is not about a booking. */
export function assemble(read: AnnotatedPage, sent: string, models: ModelSet): AssembledPage {
  const context = contextOf(read, sent)
  const candidates = candidatesOf(context)
  scoreRoles(candidates, models.roles)
  const open = candidates.filter(({ roles }) => (roles.none ?? 0) < sureNone)
  scoreRoles(open, models.rolesInContext, featuresInContext(candidates, context, open))
  shareRolesInLists(candidates, read)
  shareDepartures(candidates, context)
  dropOthers(candidates, context)
  const notice = delayNoticeOf(candidates, context)
  const isEvident = isEvidentBooking(candidates, context)
  const other = isEvident ? evidentGate : notice ? noticeGate : 0
  const gate = Math.max(scoreGate(gateFeatures(candidates, context), models.gate), other)
  if (gate < minAssembled) return { scoredDrafts: [], gate, context, candidates }
  const anchors = anchorCandidates(candidates, context)
  scoreAnchors(anchors, models.begin)
  scoreAnchors(anchors, models.beginInContext, anchorsInContext(anchors, context))
  const pool = poolOf(anchors, candidates, context)
  const refill = (some: readonly Draft[]): Draft[] => refillDrafts(some, pool, models.slotsInContext)
  const refilled = asSoldEvents(refill(draftsOf(anchors, pool, models.slots)), context)
  const scored = scoreDrafts(eventsForJourneysWithoutPlaces(refilled, refill), gate, context, models)
  const labelled = withLabelledBookings(scored, refill, candidates, gate, context)
  const tripped = withMetFlights(withRoundTrips(labelled, refill, context), refill, candidates, context)
  const inRows = withFlightsInRows(withLegsInRows(tripped, candidates, context), candidates, context)
  const named = withNamedBeside(inRows, candidates, context)
  const possible = withoutArrivals(withArrivalsInRow(withoutOtherTimes(named, candidates, context), context))
  const noticed = withDelayNotice(possible, notice, refill)
  const scoredDrafts = mendDrafts(noticed, candidates, context, sent)
  return { scoredDrafts, gate, context, candidates, isEvident, isNotice: notice !== null }
}
