import type { Context } from '../links/context'
import { crossAll, feature, featuresUnder, joinFeatures } from '../links/hash'
import { probabilityBucket, scoreOf, softmax, type Weights } from '../links/model'
import { type Mention, overlaps, readingOrder } from '../mentions/mention'
import { type Draft, type RankedOption, startDay } from './draft'
import { kinds, type Slot, slotRoles } from './kinds'
import { relation } from './relation'
import type { Candidate } from './roles'
import { choiceFeatures, emptySlotFeatures, type OtherChoices } from './slots-in-context'

/** An option for a slot. A null candidate leaves it empty. */
export interface Option {
  candidate: Candidate | null
  features: Int32Array
  /** Features that the candidate has in every draft of the kind. */
  shared: Int32Array
}

/** All features of an option. */
export const combinedFeatures = ({ features, shared }: Option): Int32Array => joinFeatures(features, shared)

const byKind = new WeakMap<Candidate, Map<number, Int32Array>>()

/** Features of a candidate, alone and crossed with the kind of booking. Cached. */
function withKind(candidate: Candidate, kind: number): Int32Array {
  let known = byKind.get(candidate)
  if (!known) byKind.set(candidate, (known = new Map()))
  let features = known.get(kind)
  if (!features) known.set(kind, (features = joinFeatures(candidate.features, crossAll(candidate.features, kind))))
  return features
}

/** Maximum number of candidates considered for a slot. */
const maxOptions = 22
const minRole = 0.006
/** Minimum role probability of a strong candidate. */
const minStrong = 0.3

export const slotGroup = (slot: Slot): number => feature(`slot|${slot}`)

/** Number of days from one date to another. */
const daysBetween = (first: string, second: string): number =>
  Math.round((Date.parse(second) - Date.parse(first)) / 86_400_000)

/** Features for how a value agrees with the slots already filled. */
function agreement(slot: Slot, { value, detail }: Mention, draft: Draft): number[] {
  const result: number[] = []
  const agree = featuresUnder(`agree|${slot}|`)
  const add = (name: string): void => void result.push(agree(name))
  const start = startDay(draft)
  if (slot === 'endDate' && start !== undefined) {
    const days = daysBetween(start, value)
    add(`days|${days < 0 ? 'before' : days < 3 ? days : days < 15 ? 'some' : days < 40 ? 'many' : 'too-many'}`)
  }
  if (slot === 'endTime' && draft.anchor.mention.type === 'time') {
    const order =
      value === draft.anchor.mention.value ? 'same' : value > draft.anchor.mention.value ? 'later' : 'earlier'
    add(`order|${order}|${detail !== ''}`)
  }
  if (slot === 'to' && draft.slots.from) {
    add(draft.slots.from.mention.value === value ? 'same-place' : 'other-place')
    if (draft.slots.from.mention.value.includes(value) || value.includes(draft.slots.from.mention.value)) add('within')
  }
  if (slot === 'startTime' || slot === 'endTime') add(`hour|${draft.kind}|${value.slice(0, 2)}`)
  return result
}

/** The best candidates for a slot, by role probability and distance. */
function shortlist(slot: Slot, draft: Draft, candidates: readonly Candidate[]): Candidate[] {
  const role = slotRoles[slot]
  const kind = kinds[draft.kind]
  // A day on which a journey both begins and ends may have been scored as its end.
  const share = ({ roles }: Candidate): number =>
    (roles[role] ?? 0) + (slot === 'startDate' && kind.isLeg ? (roles.end ?? 0) : 0)
  const fitting = candidates.filter(
    (one) => kind.fits(slot, one.mention) && share(one) >= minRole && !isTaken(slot, one.mention, draft),
  )
  if (fitting.length <= maxOptions) return fitting
  const worth = (one: Candidate): number =>
    Math.log(share(one)) - Math.abs(one.mention.line - draft.anchor.mention.line) / 25
  return fitting.toSorted((a, b) => worth(b) - worth(a)).slice(0, maxOptions)
}

/** Whether a mention is already another value of the draft: a time cannot also be its number. */
const isTaken = (slot: Slot, mention: Mention, { anchor, slots }: Draft): boolean =>
  ((slot === 'endTime' || slot === 'startTime') &&
    (mention === anchor.mention || mention === slots.startTime?.mention)) ||
  (slot === 'number' && overlaps(mention, anchor.mention))

/** Rank of each candidate relative to a mention, and its side, in reading order. */
function ranks(list: readonly Candidate[], from: Mention): Map<Candidate, string> {
  const sorted = list.toSorted((a, b) => readingOrder(a.mention) - readingOrder(b.mention))
  const before = sorted.filter(({ mention }) => readingOrder(mention) < readingOrder(from)).toReversed()
  const after = sorted.filter(({ mention }) => readingOrder(mention) >= readingOrder(from))
  const result = new Map<Candidate, string>()
  for (const [side, some] of [
    ['before', before],
    ['after', after],
  ] as const)
    for (const [at, one] of some.entries()) result.set(one, `${side}|${Math.min(at, 4)}`)
  return result
}

/** Named features of options. */
const named = {
  roleStep: featuresUnder('role-step|'),
  best: featuresUnder('best|'),
  mentions: featuresUnder('mentions|'),
  form: featuresUnder('slot-form|'),
  rank: featuresUnder('rank|'),
  strongRank: featuresUnder('strong-rank|'),
  endRank: featuresUnder('end-rank|'),
  strong: featuresUnder('strong|'),
}

/** The options for a slot of a draft. `anchors` are all mentions that likely start a booking. */
export function optionsOf(
  slot: Slot,
  draft: Draft,
  candidates: readonly Candidate[],
  anchors: readonly Mention[],
  context: Context,
  others?: OtherChoices,
): Option[] {
  const role = slotRoles[slot]
  const list = shortlist(slot, draft, candidates)
  const kind = feature(`slot-kind|${draft.kind}`)
  const best = Math.max(0, ...list.map(({ roles }) => roles[role] ?? 0))
  const endMention = draft.slots.endTime?.mention ?? draft.slots.endDate?.mention
  const seesEnd = endMention && (slot === 'to' || slot === 'endDate')
  const order = ranks(list, draft.anchor.mention)
  const strongOrder = ranks(
    list.filter(({ roles }) => (roles[role] ?? 0) >= minStrong),
    draft.anchor.mention,
  )
  const endOrder = seesEnd ? ranks(list, endMention) : null
  const mentions = new Map<string, number>()
  for (const { mention } of list) mentions.set(mention.value, (mentions.get(mention.value) ?? 0) + 1)
  const options: Option[] = list.map((candidate) => {
    const { mention, roles } = candidate
    const step = String(probabilityBucket(roles[role] ?? 0))
    const own = [
      named.roleStep(step),
      named.best(String((roles[role] ?? 0) >= best)),
      named.mentions(String(Math.min(3, mentions.get(mention.value) ?? 0))),
      named.form(mention.form),
      named.rank(String(order.get(candidate))),
      named.strongRank(String(strongOrder.get(candidate))),
      ...(endOrder ? [named.endRank(String(endOrder.get(candidate)))] : []),
      ...relation(draft.anchor.mention, mention, anchors, context, 'B'),
      ...(seesEnd ? relation(endMention, mention, anchors, context, 'E') : []),
      ...(slot === 'to' && draft.slots.from ? relation(draft.slots.from.mention, mention, anchors, context, 'F') : []),
      ...agreement(slot, mention, draft),
    ]
    const crossed = crossAll(own.slice(4), named.strong(step))
    const seen = others ? choiceFeatures(slot, candidate, others, context) : []
    return {
      candidate,
      features: joinFeatures(own, crossAll(own, kind), crossed, seen, crossAll(seen, kind)),
      shared: withKind(candidate, kind),
    }
  })
  // A booking with a start time must have a start date.
  if (slot === 'startDate' && options.length > 0) return options
  const none = [
    feature('nothing'),
    feature(`nothing-best|${probabilityBucket(best)}`),
    feature(`nothing-count|${Math.min(list.length, 5)}`),
    ...(others ? emptySlotFeatures(slot, others) : []),
  ]
  return [
    ...options,
    {
      candidate: null,
      features: joinFeatures(none, crossAll(none, kind)),
      shared: new Int32Array(0),
    },
  ]
}

/** Date and time slots, where other mentions of the same value do not add to the probability. */
const local = new Set<Slot>(['startDate', 'startTime', 'endDate', 'endTime'])

/** The options for a slot by probability. Mentions of the same value are added up, except for dates and times. */
export function rankSlot(slot: Slot, options: readonly Option[], weights: Weights): RankedOption[] {
  const group = slotGroup(slot)
  const probabilities = softmax(options.map(({ features, shared }) => scoreOf(weights, features, group, shared)))
  const sums = new Map<string | null, RankedOption & { best: number }>()
  for (const [at, { candidate }] of options.entries()) {
    const key =
      candidate === null
        ? null
        : local.has(slot)
          ? `${candidate.mention.line}:${candidate.mention.start}`
          : candidate.mention.value
    const own = probabilities[at] ?? 0
    const known = sums.get(key) ?? { probability: 0, best: -1, candidate }
    known.probability += own
    if (own > known.best) Object.assign(known, { best: own, candidate })
    sums.set(key, known)
  }
  return [...sums.values()].toSorted((a, b) => b.probability - a.probability)
}
