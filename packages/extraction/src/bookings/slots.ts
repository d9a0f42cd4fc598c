import type { Find } from '../finds/find'
import type { Context } from '../links/context'
import { feature, pair } from '../links/hash'
import { scoreOf, softmax, step, type Weights } from '../links/model'
import { type Draft, type RankedOption, startDay } from './draft'
import { kinds, type Slot, slotRoles } from './kinds'
import { relation } from './relation'
import type { Candidate } from './roles'
import { choiceFeatures, nothingFeatures, type Others } from './slots-in-context'

/** One choice for a slot; null is that the mail does not say. */
export interface Option {
  candidate: Candidate | null
  features: Int32Array
  /** More features, which the candidate has in every draft of the kind. */
  shared: Int32Array
}

/** All features of an option in one. */
export const allFeatures = ({ features, shared }: Option): Int32Array => Int32Array.from([...features, ...shared])

const byKind = new WeakMap<Candidate, Map<number, Int32Array>>()

/** What a candidate is seen by, alone and together with a kind of booking. */
function withKind(candidate: Candidate, kind: number): Int32Array {
  let known = byKind.get(candidate)
  if (!known) byKind.set(candidate, (known = new Map()))
  let features = known.get(kind)
  if (!features)
    known.set(
      kind,
      (features = Int32Array.from([
        ...candidate.features,
        ...Int32Array.from(candidate.features, (one) => pair(one, kind)),
      ])),
    )
  return features
}

/** Candidates of a slot that are looked at. */
const maxOptions = 18
const minRole = 0.02
/** From this probability on, a find is likely to have the role. */
const minStrong = 0.3

export const slotGroup = (slot: Slot): number => feature(`slot|${slot}`)

/** Days from the first of two to the second. */
const daysBetween = (first: string, second: string): number =>
  Math.round((Date.parse(second) - Date.parse(first)) / 86_400_000)

/** How a value goes together with what the draft has already. */
function agreement(slot: Slot, { value, detail }: Find, draft: Draft): number[] {
  const result: number[] = []
  const add = (name: string): void => void result.push(feature(`agree|${slot}|${name}`))
  const start = startDay(draft)
  if (slot === 'endDate' && start !== undefined) {
    const days = daysBetween(start, value)
    add(`days|${days < 0 ? 'before' : days < 3 ? days : days < 15 ? 'some' : days < 40 ? 'many' : 'too-many'}`)
  }
  if (slot === 'endTime' && draft.begin.find.type === 'time') {
    const order = value === draft.begin.find.value ? 'same' : value > draft.begin.find.value ? 'later' : 'earlier'
    add(`order|${order}|${detail !== ''}`)
  }
  if (slot === 'to' && draft.slots.from) {
    add(draft.slots.from.find.value === value ? 'same-place' : 'other-place')
    if (draft.slots.from.find.value.includes(value) || value.includes(draft.slots.from.find.value)) add('within')
  }
  if (slot === 'startTime' || slot === 'endTime') add(`hour|${draft.kind}|${value.slice(0, 2)}`)
  return result
}

/** Best first: by how likely the role is, and how near it stands. */
function shortlist(slot: Slot, draft: Draft, candidates: readonly Candidate[]): Candidate[] {
  const role = slotRoles[slot]
  const kind = kinds[draft.kind]
  const fitting = candidates.filter(
    ({ find, roles }) => kind.fits(slot, find) && (roles[role] ?? 0) >= minRole && !isTaken(slot, find, draft),
  )
  if (fitting.length <= maxOptions) return fitting
  const worth = ({ find, roles }: Candidate): number =>
    Math.log(roles[role] ?? 0) - Math.abs(find.line - draft.begin.find.line) / 25
  return fitting.toSorted((a, b) => worth(b) - worth(a)).slice(0, maxOptions)
}

const isTaken = (slot: Slot, find: Find, { begin, slots }: Draft): boolean =>
  (slot === 'endTime' || slot === 'startTime') && (find === begin.find || find === slots.startTime?.find)

const placeOf = ({ line, start }: Find): number => line * 10_000 + start

/** How many candidates stand between each one and a find, and on which side of it, in reading order. */
function ranks(list: readonly Candidate[], from: Find): Map<Candidate, string> {
  const sorted = list.toSorted((a, b) => placeOf(a.find) - placeOf(b.find))
  const before = sorted.filter(({ find }) => placeOf(find) < placeOf(from)).toReversed()
  const after = sorted.filter(({ find }) => placeOf(find) >= placeOf(from))
  const result = new Map<Candidate, string>()
  for (const [side, some] of [
    ['before', before],
    ['after', after],
  ] as const)
    for (const [at, one] of some.entries()) result.set(one, `${side}|${Math.min(at, 4)}`)
  return result
}

/** What can be chosen for a slot of a draft; `begins` are all finds that begin something. */
export function optionsOf(
  slot: Slot,
  draft: Draft,
  candidates: readonly Candidate[],
  begins: readonly Find[],
  context: Context,
  others?: Others,
): Option[] {
  const role = slotRoles[slot]
  const list = shortlist(slot, draft, candidates)
  const kind = feature(`slot-kind|${draft.kind}`)
  const best = Math.max(0, ...list.map(({ roles }) => roles[role] ?? 0))
  const endFind = draft.slots.endTime?.find ?? draft.slots.endDate?.find
  const seesEnd = endFind && (slot === 'to' || slot === 'endDate')
  const order = ranks(list, draft.begin.find)
  const strongOrder = ranks(
    list.filter(({ roles }) => (roles[role] ?? 0) >= minStrong),
    draft.begin.find,
  )
  const endOrder = seesEnd ? ranks(list, endFind) : null
  const mentions = new Map<string, number>()
  for (const { find } of list) mentions.set(find.value, (mentions.get(find.value) ?? 0) + 1)
  const options: Option[] = list.map((candidate) => {
    const { find, roles } = candidate
    const own = [
      feature(`role-step|${step(roles[role] ?? 0)}`),
      feature(`best|${(roles[role] ?? 0) >= best}`),
      feature(`mentions|${Math.min(3, mentions.get(find.value) ?? 0)}`),
      feature(`slot-form|${find.form}`),
      feature(`rank|${order.get(candidate)}`),
      feature(`strong-rank|${strongOrder.get(candidate)}`),
      ...(endOrder ? [feature(`end-rank|${endOrder.get(candidate)}`)] : []),
      ...relation(draft.begin.find, find, begins, context, 'B'),
      ...(seesEnd ? relation(endFind, find, begins, context, 'E') : []),
      ...(slot === 'to' && draft.slots.from ? relation(draft.slots.from.find, find, begins, context, 'F') : []),
      ...agreement(slot, find, draft),
    ]
    const strong = feature(`strong|${step(roles[role] ?? 0)}`)
    const crossed = own.slice(4).map((one) => pair(one, strong))
    const seen = others ? choiceFeatures(slot, candidate, others, context) : []
    return {
      candidate,
      features: Int32Array.from([
        ...own,
        ...own.map((one) => pair(one, kind)),
        ...crossed,
        ...seen,
        ...seen.map((one) => pair(one, kind)),
      ]),
      shared: withKind(candidate, kind),
    }
  })
  // what begins at an hour begins on a day
  if (slot === 'startDate' && options.length > 0) return options
  const none = [
    feature('nothing'),
    feature(`nothing-best|${step(best)}`),
    feature(`nothing-count|${Math.min(list.length, 5)}`),
    ...(others ? nothingFeatures(slot, others) : []),
  ]
  return [
    ...options,
    {
      candidate: null,
      features: Int32Array.from([...none, ...none.map((one) => pair(one, kind))]),
      shared: new Int32Array(0),
    },
  ]
}

/** Days and hours belong to where they stand: mentions elsewhere do not speak for them. */
const local = new Set<Slot>(['startDate', 'startTime', 'endDate', 'endTime'])

/** The values for a slot, the likeliest first: mentions of one value add up, but for days and hours. */
export function rankSlot(slot: Slot, options: readonly Option[], weights: Weights): RankedOption[] {
  const group = slotGroup(slot)
  const probabilities = softmax(options.map(({ features, shared }) => scoreOf(weights, features, group, shared)))
  const sums = new Map<string | null, RankedOption & { best: number }>()
  for (const [at, { candidate }] of options.entries()) {
    const key =
      candidate === null
        ? null
        : local.has(slot)
          ? `${candidate.find.line}:${candidate.find.start}`
          : candidate.find.value
    const own = probabilities[at] ?? 0
    const known = sums.get(key) ?? { probability: 0, best: -1, candidate }
    known.probability += own
    if (own > known.best) Object.assign(known, { best: own, candidate })
    sums.set(key, known)
  }
  return [...sums.values()].toSorted((a, b) => b.probability - a.probability)
}
