import { reservationKinds } from '@sextant/contract/emails/reservation'
import type { ReadPage } from '../finds/all-finds'
import type { Find } from '../finds/find'
import { type Context, contextOf } from '../links/context'
import { scoresOf, softmax, type Weights } from '../links/model'
import { type Beginning, beginningsOf, judgeBeginnings } from './begin'
import { gateFeatures, judgeGate } from './gate'
import { keepFeatures, keepGroups } from './keep'
import { kinds, type Slot } from './kinds'
import { type Candidate, candidatesOf, judgeRoles } from './roles'
import { featuresInContext } from './roles-in-context'
import { type Draft, optionsOf, rankSlot, travelerFeatures, travelerGroups } from './slots'

/** The fitted weights of the four models. */
export interface ModelSet {
  roles: Weights
  /** Roles once more, by what the first look makes of the finds around. */
  again: Weights
  /** Whether a page speaks of something booked. */
  gate: Weights
  begin: Weights
  slots: Weights
  keep: Weights
}

/** A draft with how likely it is a booking as it stands. */
export interface Judged {
  draft: Draft
  probability: number
}

export const minBegin = 0.08
/** Finds that begin something, as others see them. */
export const minAnchor = 0.3
const maxDrafts = 60
/** Beginnings that others are seen beside. */
const maxAnchors = 150
export const minTraveler = 0.1
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
  travelers: [],
})

/** Finds that likely begin a booking. */
export const anchorsOf = (beginnings: readonly Beginning[]): Find[] =>
  beginnings
    .filter(({ probability }) => probability >= minAnchor)
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, maxAnchors)
    .map(({ candidate }) => candidate.find)

/** Persons that a page names as travelers, each find that may be one. */
export const personsOf = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter(({ roles }) => (roles.traveler ?? 0) >= minTraveler)

/** Slots whose finds belong to one booking alone. */
const usedOnce = new Set<Slot>(['number', 'startTime', 'endTime'])
/** From this probability on, a draft's finds are taken for those that are less likely. */
const minTaking = 0.5

/** Fills the slots of a draft, one after the other; `taken` are finds that likelier bookings have. */
export function fillSlots(
  draft: Draft,
  candidates: readonly Candidate[],
  anchors: readonly Find[],
  context: Context,
  weights: Weights,
  taken: ReadonlySet<Find> = new Set(),
): void {
  for (const slot of kinds[draft.kind].slots) {
    if (slot === 'startDate' && draft.begin.find.type === 'date') continue
    const free = usedOnce.has(slot)
      ? candidates.filter(({ find }) => !taken.has(find) || find === draft.begin.find)
      : candidates
    const options = optionsOf(slot, draft, free, anchors, context)
    const [best] = rankSlot(slot, options, weights)
    if (best?.candidate) draft.slots[slot] = best.candidate
    draft.sureness[slot] = best?.probability ?? 0
  }
  const persons = personsOf(candidates)
  const chosen = new Map<string, { candidate: Candidate; probability: number }>()
  for (const person of persons) {
    const features = travelerFeatures(person, draft, persons, anchors, context)
    const [, probability = 0] = softmax(scoresOf(weights, features, travelerGroups))
    const known = chosen.get(person.find.value)
    if (probability >= minAlone && (!known || known.probability < probability))
      chosen.set(person.find.value, { candidate: person, probability })
  }
  const ranked = [...chosen.values()].toSorted((a, b) => b.probability - a.probability)
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
    const { line, start, end, value } = person.find
    const clashes =
      places.some((place) => place.includes(value)) ||
      kept.some(
        ({ find }) =>
          (find.line === line && start < find.end && find.start < end) ||
          find.value.includes(value) ||
          value.includes(find.value),
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

/** The bookings that one page may hold, each with its probability; what is unlikely as well. */
export function assemble(read: ReadPage, sent: string, models: ModelSet): Assembled {
  const context = contextOf(read, sent)
  const candidates = candidatesOf(context)
  judgeRoles(candidates, models.roles)
  judgeRoles(candidates, models.again, featuresInContext(candidates, context))
  const beginnings = beginningsOf(candidates, context)
  judgeBeginnings(beginnings, models.begin)
  const anchors = anchorsOf(beginnings)
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
    fillSlots(draft, candidates, anchors, context, models.slots, taken)
    if (draft.probability < minTaking) continue
    for (const slot of usedOnce) {
      const find = draft.slots[slot]?.find
      if (find && kinds[draft.kind].isLeg) taken.add(find)
    }
  }
  const gate = judgeGate(gateFeatures(candidates, context), models.gate)
  const judged = drafts.map((draft) => {
    const features = keepFeatures(draft, drafts, gate, context)
    const [, probability = 0] = softmax(scoresOf(models.keep, features, keepGroups))
    return { draft, probability }
  })
  return { judged, gate, context, candidates }
}
