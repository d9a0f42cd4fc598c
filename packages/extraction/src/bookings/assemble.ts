import { reservationKinds } from '@sextant/contract/emails/reservation'
import type { ReadPage } from '../finds/all-finds'
import type { Find } from '../finds/find'
import { type Context, contextOf } from '../links/context'
import { scoresOf, softmax, type Weights } from '../links/model'
import { type Beginning, beginningsOf, judgeBeginnings } from './begin'
import { type Draft } from './draft'
import { gateFeatures, judgeGate } from './gate'
import { keepFeatures, keepGroups } from './keep'
import { kinds, type Slot } from './kinds'
import { type Candidate, candidatesOf, judgeRoles } from './roles'
import { featuresInContext } from './roles-in-context'
import { optionsOf, rankSlot } from './slots'
import { type Others, othersOf } from './slots-in-context'
import { type Person, personsOf, travelerFeatures, travelerGroups } from './travelers'

/** The fitted weights of the four models. */
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
export const minAnchor = 0.3
const maxDrafts = 60
/** Beginnings that others are seen beside. */
const maxAnchors = 150
/** From this probability on, a person travels; the likeliest alone from the lower one on. */
const minTravels = 0.4
const minAlone = 0.15

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
export const anchorsOf = (beginnings: readonly Beginning[]): Find[] =>
  beginnings
    .filter(({ probability }) => probability >= minAnchor)
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, maxAnchors)
    .map(({ candidate }) => candidate.find)

/** Slots whose finds belong to one booking alone. */
const usedOnce = new Set<Slot>(['number', 'startTime', 'endTime'])
/** From this probability on, a draft's finds are taken for those that are less likely. */
const minTaking = 0.5

/** Fills the slots of a draft, one after the other; `taken` are finds that likelier bookings have. */
function fillSlots(
  draft: Draft,
  candidates: readonly Candidate[],
  persons: readonly Person[],
  anchors: readonly Find[],
  context: Context,
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
  const chosen = new Map<string, { candidate: Candidate; probability: number }>()
  for (const person of persons) {
    const features = travelerFeatures(person, draft, anchors, context, others)
    const [, probability = 0] = softmax(scoresOf(weights, features, travelerGroups))
    const { candidate } = person
    const known = chosen.get(candidate.find.value)
    if (!known || known.probability < probability)
      chosen.set(candidate.find.value, { candidate, probability })
  }
  const all = [...chosen.values()].toSorted((a, b) => b.probability - a.probability)
  draft.travelersSureness = all.reduce((product, { probability: p }) => product * Math.max(p, 1 - p), 1)
  const ranked = all.filter(({ probability }) => probability >= minAlone)
  const likely = ranked.filter(({ probability }) => probability >= minTravels)
  const named = likely.length > 0 ? likely : ranked.slice(0, 1)
  draft.travelers = withoutOverlaps(
    draft,
    named.map(({ candidate }) => candidate),
  )
}

/** The likelier of persons whose names overlap, or are one within the other or within a place; in the order of the page. */
function withoutOverlaps({ slots }: Draft, persons: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = []
  const places = [slots.place, slots.from, slots.to].flatMap((one) => one?.find.value ?? [])
  for (const person of persons) {
    const { line, start, end } = person.find
    const name = person.find.value.toLowerCase()
    const clashes =
      places.some((place) => place.toLowerCase().includes(name)) ||
      kept.some(
        ({ find }) =>
          (find.line === line && start < find.end && find.start < end) ||
          find.value.toLowerCase().includes(name) ||
          name.includes(find.value.toLowerCase()),
      )
    if (!clashes) kept.push(person)
  }
  return kept.toSorted((a, b) => a.find.line - b.find.line || a.find.start - b.find.start)
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
export function draftsOf(
  beginnings: readonly Beginning[],
  candidates: readonly Candidate[],
  context: Context,
  slots: Weights,
): Draft[] {
  const anchors = anchorsOf(beginnings)
  const persons = personsOf(candidates, context)
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
    fillSlots(draft, candidates, persons, anchors, context, slots, taken)
    if (draft.probability < minTaking) continue
    for (const slot of usedOnce) {
      const find = draft.slots[slot]?.find
      if (find && kinds[draft.kind].isLeg) taken.add(find)
    }
  }
  return drafts
}

/** Fills drafts once more, by what was chosen at first for all of them. */
export function refilled(
  drafts: readonly Draft[],
  beginnings: readonly Beginning[],
  candidates: readonly Candidate[],
  context: Context,
  slotsAgain: Weights,
): Draft[] {
  const anchors = anchorsOf(beginnings)
  const persons = personsOf(candidates, context)
  const seen = othersOf(drafts, context)
  return drafts.map((first) => {
    const draft = draftOf(first.begin, first.kind, first.probability)
    fillSlots(draft, candidates, persons, anchors, context, slotsAgain, new Set(), seen(first))
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
  const first = draftsOf(beginnings, candidates, context, models.slots)
  const drafts = refilled(first, beginnings, candidates, context, models.slotsAgain)
  const gate = judgeGate(gateFeatures(candidates, context), models.gate)
  const judged = drafts.map((draft) => {
    const features = keepFeatures(draft, drafts, gate, context)
    const [, probability = 0] = softmax(scoresOf(models.keep, features, keepGroups))
    return { draft, probability }
  })
  return { judged, gate, context, candidates }
}
