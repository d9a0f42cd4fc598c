import { reservationKinds } from '@sextant/contract/emails/reservation'
import type { ReadPage } from '../finds/all-finds'
import type { Find } from '../finds/find'
import { type Context, contextOf } from '../links/context'
import { scoresOf, softmax, type Weights } from '../links/model'
import { bareName } from './bare-name'
import { type Beginning, beginningsOf, judgeBeginnings } from './begin'
import { type Draft } from './draft'
import { gateFeatures, judgeGate } from './gate'
import { keepFeatures, keepGroups } from './keep'
import { kinds, type Slot } from './kinds'
import { type Candidate, candidatesOf, judgeRoles } from './roles'
import { featuresInContext } from './roles-in-context'
import { optionsOf, rankSlot } from './slots'
import { type Others, othersOf } from './slots-in-context'
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
export interface Judged {
  draft: Draft
  probability: number
}

const minBegin = 0.08
/** Finds that begin something, as others see them. */
const minAnchor = 0.3
const maxDrafts = 60
/** Beginnings that others are seen beside. */
const maxAnchors = 150
/** A beginning as an empty draft. */
export const draftOf = (begin: Candidate, kind: Draft['kind'], probability: number): Draft => ({
  kind,
  begin,
  probability,
  slots: {},
  sureness: {},
  ranked: {},
  travelers: [],
  travelersSureness: 1,
})

/** Finds that likely begin a booking. */
const anchorsOf = (beginnings: readonly Beginning[]): Find[] =>
  beginnings
    .filter(({ probability }) => probability >= minAnchor)
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, maxAnchors)
    .map(({ candidate }) => candidate.find)

/** What the drafts of a page are filled from. */
export interface Pool {
  candidates: readonly Candidate[]
  persons: readonly Person[]
  /** Finds that likely begin a booking. */
  anchors: readonly Find[]
  context: Context
}

export const poolOf = (beginnings: readonly Beginning[], candidates: readonly Candidate[], context: Context): Pool => ({
  candidates,
  persons: personsOf(candidates, context),
  anchors: anchorsOf(beginnings),
  context,
})

/** Slots whose finds belong to one booking alone. */
const usedOnce = new Set<Slot>(['number', 'startTime', 'endTime'])
/** From this probability on, a draft's finds are taken for those that are less likely. */
const minTaking = 0.5

/** Fills the slots of a draft, one after the other; `taken` are finds that likelier bookings have. */
function fillSlots(
  draft: Draft,
  { candidates, persons, anchors, context }: Pool,
  weights: Weights,
  taken: ReadonlySet<Find>,
  others?: Others,
): void {
  for (const slot of kinds[draft.kind].slots) {
    if (slot === 'startDate' && draft.begin.find.type === 'date') continue
    const free = usedOnce.has(slot)
      ? candidates.filter(({ find }) => !taken.has(find) || find === draft.begin.find)
      : candidates
    const options = optionsOf(slot, draft, free, anchors, context, others)
    const ranked = rankSlot(slot, options, weights)
    const [best] = ranked
    draft.ranked[slot] = ranked
    if (best?.candidate) draft.slots[slot] = best.candidate
    draft.sureness[slot] = best?.probability ?? 0
  }
  chooseTravelers(draft, persons, anchors, context, weights, others)
}

/** What one page may hold, and what that was judged by. */
export interface Assembled {
  judged: Judged[]
  /** How likely the page speaks of something booked at all. */
  gate: number
  context: Context
  candidates: Candidate[]
}

/** What a page may begin, the likeliest first, each filled with what was found for it. */
export function draftsOf(beginnings: readonly Beginning[], pool: Pool, slots: Weights): Draft[] {
  const drafts = beginnings
    .flatMap(({ candidate, kinds: some }) =>
      reservationKinds.flatMap((kind) => {
        const probability = some[kind] ?? 0
        return probability >= minBegin ? [draftOf(candidate, kind, probability)] : []
      }),
    )
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, maxDrafts)
  const taken = new Set<Find>(
    drafts.filter(({ probability }) => probability >= minTaking).map(({ begin }) => begin.find),
  )
  for (const draft of drafts) {
    fillSlots(draft, pool, slots, taken)
    if (draft.probability < minTaking) continue
    for (const slot of usedOnce) {
      const find = draft.slots[slot]?.find
      if (find && kinds[draft.kind].isLeg) taken.add(find)
    }
  }
  return drafts
}

const bareNameOn = (find: Find, { read: { page, tags } }: Context): Find =>
  bareName(find, page.lines[find.line]?.text ?? '', tags[find.line] ?? [])

/** Fills drafts once more, by what was chosen at first for all of them. */
export function refilled(drafts: readonly Draft[], pool: Pool, slotsAgain: Weights): Draft[] {
  const seen = othersOf(drafts, pool.context)
  return drafts.map((first) => {
    const draft = draftOf(first.begin, first.kind, first.probability)
    fillSlots(draft, pool, slotsAgain, new Set(), seen(first))
    draft.travelers = draft.travelers.map((one) => ({ ...one, find: bareNameOn(one.find, pool.context) }))
    return draft
  })
}

/** The bookings that one page may hold, each with its probability; what is unlikely as well. */
export function assemble(read: ReadPage, sent: string, models: ModelSet): Assembled {
  const context = contextOf(read, sent)
  const candidates = candidatesOf(context)
  judgeRoles(candidates, models.roles)
  judgeRoles(candidates, models.again, featuresInContext(candidates, context))
  const beginnings = beginningsOf(candidates, context)
  judgeBeginnings(beginnings, models.begin)
  const pool = poolOf(beginnings, candidates, context)
  const drafts = refilled(draftsOf(beginnings, pool, models.slots), pool, models.slotsAgain)
  const gate = judgeGate(gateFeatures(candidates, context), models.gate)
  const judged = drafts.map((draft) => {
    const features = keepFeatures(draft, drafts, gate, context)
    const [, probability = 0] = softmax(scoresOf(models.keep, features, keepGroups))
    return { draft, probability }
  })
  return { judged, gate, context, candidates }
}
