import type { Context } from '../links/context'
import { crossAll, feature, featuresUnder, joinFeatures } from '../links/hash'
import { sharedBoxes } from '../links/neighbors'
import type { Mention } from '../mentions/mention'
import { type Draft, type ScoredDraft, startDay } from './draft'
import { kinds, type Slot, slotRoles } from './kinds'
import { signaturesOf, startsAt } from './slots-in-context'

/** Minimum first-pass probability, and maximum number, of the drafts that others are compared with. */
const minLikely = 0.5
const maxLikely = 24
/** Minimum role probability of a mention unused by any likely draft to count as missed. */
const minMissed = 0.4

const steps = [0.03, 0.08, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95] as const
const stepOf = (probability: number): number => steps.filter((step) => step <= probability).length

/** The drafts that the first pass considers bookings: the likeliest of each anchor. */
export function likelyDrafts(scored: readonly ScoredDraft[]): ScoredDraft[] {
  const anchors = new Set<Mention>()
  return scored
    .filter(({ probability }) => probability >= minLikely)
    .toSorted((a, b) => b.probability - a.probability)
    .filter(({ draft }) => {
      const isFirst = !anchors.has(draft.anchor.mention)
      anchors.add(draft.anchor.mention)
      return isFirst
    })
    .slice(0, maxLikely)
}

const valueOf = ({ slots }: Draft, slot: Slot): string | undefined => slots[slot]?.mention.value

/** A line's mention types in order, and its left position: equal for lines of the same layout. */
function shapeOf({ line }: Mention, { read, byLine }: Context): string {
  const left = Math.round((read.page.lines[line]?.left ?? 0) * 24)
  return `${left}|${(byLine[line] ?? []).map(({ type }) => type).join(',')}`
}

/** The mentions of a draft by slot, and its anchor. */
function mentionsOf({ anchor, slots, kind }: Draft): [name: string, mention: Mention, role: number][] {
  const list: [string, Mention, number][] = [['anchor', anchor.mention, anchor.roles.start ?? 0]]
  for (const slot of kinds[kind].slots) {
    const chosen = slots[slot]
    if (chosen) list.push([slot, chosen.mention, chosen.roles[slotRoles[slot]] ?? 0])
  }
  return list
}

/** Adds features for the draft's mentions that other drafts use. */
function addUses(add: (name: string) => void, draft: Draft, others: readonly ScoredDraft[]): void {
  const uses = new Map<Mention, Set<string>>()
  for (const { draft: other } of others)
    for (const [name, mention] of mentionsOf(other)) uses.set(mention, (uses.get(mention) ?? new Set()).add(name))
  let missed = 0
  for (const [name, mention, role] of mentionsOf(draft)) {
    const used = uses.get(mention)
    if (used) for (const other of used) add(`used|${name}|${other}`)
    else {
      add(`unused|${name}|${role >= minMissed}`)
      if (role >= minMissed) missed++
    }
  }
  add(`missed|${Math.min(5, missed)}`)
}

/** Adds features for how similar a draft's layout is to that of others of its kind. */
function addLayout(add: (name: string) => void, draft: Draft, others: readonly ScoredDraft[], context: Context): void {
  const same = others.filter(({ draft: other }) => other.kind === draft.kind)
  const slots = kinds[draft.kind].slots.filter((slot) => draft.slots[slot] && slot !== 'reference')
  let most = 0
  for (const { draft: other } of same) {
    const alike = slots.filter((slot) => {
      const [mine, theirs] = [draft.slots[slot]?.mention, other.slots[slot]?.mention]
      if (!mine || !theirs || mine === theirs) return false
      const expected = signaturesOf(other.anchor.mention, theirs, context)
      return signaturesOf(draft.anchor.mention, mine, context).some((one, at) => one === expected[at])
    })
    most = Math.max(most, alike.length)
  }
  const share = slots.length === 0 ? 0 : Math.round((4 * most) / slots.length)
  add(`alike|${same.length === 0 ? 'alone' : share}`)
  const shape = shapeOf(draft.anchor.mention, context)
  add(`shape|${others.some(({ draft: other }) => shapeOf(other.anchor.mention, context) === shape)}`)
  add(`shape-kind|${same.some(({ draft: other }) => shapeOf(other.anchor.mention, context) === shape)}`)
  const own = context.read.page.lines[draft.anchor.mention.line]
  const depths = others.flatMap(({ draft: other }) => {
    const line = context.read.page.lines[other.anchor.mention.line]
    return own && line ? [own.path.length - sharedBoxes(own, line)] : []
  })
  add(`apart|${depths.length === 0 ? 'alone' : Math.min(4, ...depths)}`)
  add(`same-line|${others.some(({ draft: other }) => other.anchor.mention.line === draft.anchor.mention.line)}`)
}

/** Adds features for how a draft agrees with the others in time, route and reference. */
function addAgreement(add: (name: string) => void, draft: Draft, others: readonly ScoredDraft[]): void {
  const at = startsAt(draft)
  const legs = others.filter(({ draft: other }) => other.kind === draft.kind)
  const route = (one: Draft): [string | undefined, string | undefined] => [valueOf(one, 'from'), valueOf(one, 'to')]
  const [from, to] = route(draft)
  if (from !== undefined && to !== undefined) {
    add(`within|${from === to}`)
    for (const name of new Set(
      legs.flatMap(({ draft: other }) => {
        const [a, b] = route(other)
        const order = startsAt(other) < at ? 'later' : startsAt(other) > at ? 'earlier' : 'same'
        return [
          ...(a === to && b === from ? [`return|${order}`] : []),
          ...(a === from && b === to ? [`route|${order}`] : []),
          ...(b === from && a !== to ? [`onward|${order}`] : []),
          ...(a === to && b !== from ? [`feeder|${order}`] : []),
        ]
      }),
    ))
      add(name)
  }
  const place = valueOf(draft, 'place')
  if (place !== undefined) add(`place|${legs.some(({ draft: other }) => valueOf(other, 'place') === place)}`)
  const reference = valueOf(draft, 'reference')
  const references = new Set(others.map(({ draft: other }) => valueOf(other, 'reference')))
  add(`reference|${reference === undefined ? 'none' : references.has(reference)}|${references.size > 1}`)
  add(`same-start|${legs.some(({ draft: other }) => startsAt(other) === at)}`)
  add(`other-start|${others.some(({ draft: other }) => other.kind !== draft.kind && startsAt(other) === at)}`)
  const day = at.slice(0, 10)
  const days = legs.map(({ draft: other }) => startDay(other) ?? '')
  add(`day|${days.includes(day)}|${days.length > 0}`)
  const moved = others.filter(
    ({ draft: other }) =>
      startsAt(other) !== at && startsAt(other) < at !== other.anchor.mention.line <= draft.anchor.mention.line,
  )
  add(`order|${others.length === 0 ? 'alone' : moved.length === 0}`)
}

/**
 * Features for whether a draft is a booking, given the first pass's likely ones: whether it uses mentions that they
 * leave unused, shares their layout, and continues their journey.
 */
export function contextKeepFeatures(
  { draft, probability }: ScoredDraft,
  likely: readonly ScoredDraft[],
  context: Context,
): Int32Array {
  const own: number[] = []
  const first = stepOf(probability)
  const named = featuresUnder('keep-again|')
  const add = (name: string): void => void own.push(named(name))
  const others = likely.filter((one) => one.draft.anchor.mention !== draft.anchor.mention)
  const rival = likely.find((one) => one.draft !== draft && one.draft.anchor.mention === draft.anchor.mention)
  add(`first|${first}`)
  add(`rival|${rival ? stepOf(rival.probability) : 'none'}`)
  const same = others.filter((one) => one.draft.kind === draft.kind).length
  add(`same-kind|${Math.min(3, same)}`)
  add(`other-kind|${Math.min(3, others.length - same)}`)
  addUses(add, draft, others)
  addLayout(add, draft, others, context)
  addAgreement(add, draft, others)
  return joinFeatures(
    own,
    crossAll(own, feature(`keep-again-kind|${draft.kind}`)),
    crossAll(own, feature(`keep-again-first|${first}`)),
  )
}
