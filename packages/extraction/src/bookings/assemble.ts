import { reservationKinds } from '@sextant/contract/emails/reservation'
import type { AnnotatedPage } from '../mentions/annotate-page'
import type { Mention } from '../mentions/mention'
import { type Context, contextOf } from '../links/context'
import { scoresOf, softmax, type Weights } from '../links/model'
import { bareName } from './bare-name'
import { type AnchorCandidate, anchorCandidates, scoreAnchors } from './anchors'
import { type Draft } from './draft'
import { gateFeatures, scoreGate } from './gate'
import { keepFeatures, keepGroups } from './keep'
import { kinds, type Slot } from './kinds'
import { type Candidate, candidatesOf, scoreRoles } from './roles'
import { featuresInContext } from './roles-in-context'
import { optionsOf, rankSlot } from './slots'
import { type OtherChoices, compareDrafts } from './slots-in-context'
import { chooseTravelers, type Person, personsOf } from './travelers'

/** The fitted weights of the models. */
export interface ModelSet {
  roles: Weights
  /** Roles once more, by what the first look makes of the finds around. */
  again: Weights
  /** Whether a page speaks of something booked. */
  gate: Weights
  begin: Weights
  slots: Weights
  /** Slots once more, by what was chosen at first for the other bookings of the page. */
  slotsAgain: Weights
  keep: Weights
}

/** A draft with how likely it is a booking as it stands. */
export interface ScoredDraft {
  draft: Draft
  probability: number
}

const minKindProbability = 0.08
/** Finds that begin something, as others see them. */
const minAnchor = 0.3
const maxDrafts = 60
/** Beginnings that others are seen beside. */
const maxAnchors = 150
/** A beginning as an empty draft. */
export const emptyDraft = (anchor: Candidate, kind: Draft['kind'], probability: number): Draft => ({
  kind,
  anchor,
  probability,
  slots: {},
  slotProbabilities: {},
  ranked: {},
  travelers: [],
  travelersProbability: 1,
})

/** Finds that likely begin a booking. */
const anchorsOf = (anchors: readonly AnchorCandidate[]): Mention[] =>
  anchors
    .filter(({ probability }) => probability >= minAnchor)
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, maxAnchors)
    .map(({ candidate }) => candidate.mention)

/** What the drafts of a page are filled from. */
export interface Pool {
  candidates: readonly Candidate[]
  persons: readonly Person[]
  /** Finds that likely begin a booking. */
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

/** Slots whose finds belong to one booking alone. */
const usedOnce = new Set<Slot>(['number', 'startTime', 'endTime'])
/** From this probability on, a draft's finds are taken for those that are less likely. */
const minClaim = 0.5

/** Fills the slots of a draft, one after the other; `taken` are finds that likelier bookings have. */
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
    const [best] = ranked
    draft.ranked[slot] = ranked
    if (best?.candidate) draft.slots[slot] = best.candidate
    draft.slotProbabilities[slot] = best?.probability ?? 0
  }
  chooseTravelers(draft, persons, anchors, context, weights, others)
}

/** What one page may hold, and what that was judged by. */
export interface Assembled {
  scoredDrafts: ScoredDraft[]
  /** How likely the page speaks of something booked at all. */
  gate: number
  context: Context
  candidates: Candidate[]
}

/** What a page may begin, the likeliest first, each filled with what was found for it. */
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

const bareNameOn = (mention: Mention, { read: { page, tags } }: Context): Mention =>
  bareName(mention, page.lines[mention.line]?.text ?? '', tags[mention.line] ?? [])

/** Fills drafts once more, by what was chosen at first for all of them. */
export function refillDrafts(drafts: readonly Draft[], pool: Pool, slotsAgain: Weights): Draft[] {
  const seen = compareDrafts(drafts, pool.context)
  return drafts.map((first) => {
    const draft = emptyDraft(first.anchor, first.kind, first.probability)
    fillSlots(draft, pool, slotsAgain, new Set(), seen(first))
    draft.travelers = draft.travelers.map((one) => ({ ...one, mention: bareNameOn(one.mention, pool.context) }))
    return draft
  })
}

/** The bookings that one page may hold, each with its probability; what is unlikely as well. */
export function assemble(read: AnnotatedPage, sent: string, models: ModelSet): Assembled {
  const context = contextOf(read, sent)
  const candidates = candidatesOf(context)
  scoreRoles(candidates, models.roles)
  scoreRoles(candidates, models.again, featuresInContext(candidates, context))
  const anchors = anchorCandidates(candidates, context)
  scoreAnchors(anchors, models.begin)
  const pool = poolOf(anchors, candidates, context)
  const drafts = refillDrafts(draftsOf(anchors, pool, models.slots), pool, models.slotsAgain)
  const gate = scoreGate(gateFeatures(candidates, context), models.gate)
  const scoredDrafts = drafts.map((draft) => {
    const features = keepFeatures(draft, drafts, gate, context)
    const [, probability = 0] = softmax(scoresOf(models.keep, features, keepGroups))
    return { draft, probability }
  })
  return { scoredDrafts, gate, context, candidates }
}
