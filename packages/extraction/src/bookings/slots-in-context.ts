import type { Context } from '../links/context'
import { feature, featuresUnder } from '../links/hash'
import { probabilityBucket } from '../links/model'
import { type Mention, readingOrder } from '../mentions/mention'
import { type Draft, startDay } from './draft'
import type { Slot } from './kinds'
import type { Candidate } from './roles'

/** Minimum probability, and maximum number, of drafts that are compared. */
const minCompared = 0.3
const maxCompared = 24

/** Another draft's choice for a slot. */
interface OtherChoice {
  mention: Mention
  probability: number
  /** Position relative to that draft's anchor: in the layout, and in lines. */
  signatures: readonly string[]
}

/** The first-pass choices of a page from one draft's point of view. */
export interface OtherChoices {
  /** The draft itself, as filled in the first pass. */
  own: Draft
  of: Draft[]
  choices(slot: Slot): readonly OtherChoice[]
  previous: Draft | undefined
  next: Draft | undefined
}

/** Position of a mention relative to an anchor. Equal for blocks with the same layout. */
export function signaturesOf(anchor: Mention, mention: Mention, { read }: Context): string[] {
  const { lines } = read.page
  const [a, b] = [lines[anchor.line], lines[mention.line]]
  if (!a || !b) return []
  const across = Math.round((b.left - a.left) * 24)
  const order = anchor.line === mention.line ? Math.sign(mention.start - anchor.start) : 0
  return [`${b.row - a.row}|${across}|${order}`, `${mention.line - anchor.line}|${order}`]
}

/** Sort key of a draft's start, for ordering legs. */
export function startsAt(draft: Draft): string {
  const { mention } = draft.anchor
  return `${startDay(draft) ?? '9999'}T${mention.type === 'time' ? mention.value : (draft.slots.startTime?.mention.value ?? '')}`
}

/** Gives each draft the first-pass choices of drafts of its kind with other anchors. */
export function compareDrafts(drafts: readonly Draft[], context: Context): (own: Draft) => OtherChoices {
  const compared = drafts.filter(({ probability }) => probability >= minCompared).slice(0, maxCompared)
  const ordered = compared.toSorted((a, b) => startsAt(a).localeCompare(startsAt(b)))
  return (own) => {
    const others = compared.filter(({ kind, anchor }) => kind === own.kind && anchor.mention !== own.anchor.mention)
    const legs = ordered.filter((one) => one === own || others.includes(one))
    const at = startsAt(own)
    const known = new Map<Slot, OtherChoice[]>()
    return {
      own,
      of: others,
      previous: legs.findLast((one) => one !== own && startsAt(one) < at),
      next: legs.find((one) => one !== own && startsAt(one) > at),
      choices: (slot) => {
        const listed = known.get(slot)
        if (listed) return listed
        const list = others.flatMap((other) => {
          const mention = other.slots[slot]?.mention
          if (!mention) return []
          const signatures = signaturesOf(other.anchor.mention, mention, context)
          return [{ mention, probability: other.probability * (other.slotProbabilities[slot] ?? 0), signatures }]
        })
        known.set(slot, list)
        return list
      },
    }
  }
}

const share = (count: number, of: number): string =>
  of === 0 ? 'alone' : count === 0 ? 'none' : count * 2 < of ? 'some' : count < of ? 'most' : 'all'

/** Slots whose values connect consecutive legs. */
const chained: Partial<Record<Slot, { slot: Slot; side: 'previous' | 'next' }>> = {
  from: { slot: 'to', side: 'previous' },
  to: { slot: 'from', side: 'next' },
}

/** Features of a candidate for a slot, given the first-pass choices for this draft and the others. */
export function choiceFeatures(slot: Slot, { mention }: Candidate, others: OtherChoices, context: Context): number[] {
  const result: number[] = []
  const named = featuresUnder(`others|${slot}|`)
  const add = (name: string): void => void result.push(named(name))
  const { own, of } = others
  const choices = others.choices(slot)
  const first = own.ranked[slot]?.find(({ candidate }) => candidate?.mention.value === mention.value)
  add(`first|${probabilityBucket(first?.probability ?? 0)}`)
  add(`first-find|${own.slots[slot]?.mention === mention}`)
  const claims = choices.filter((other) => other.mention === mention)
  const claim = Math.max(0, ...claims.map(({ probability }) => probability))
  const mine = own.probability * (own.slots[slot]?.mention === mention ? (own.slotProbabilities[slot] ?? 0) : 0)
  add(`claimed|${share(claims.length, of.length)}|${claim > mine}`)
  const values = choices.filter((other) => other.mention.value === mention.value)
  add(`value|${share(values.length, of.length)}`)
  for (const [at, signature] of signaturesOf(own.anchor.mention, mention, context).entries()) {
    const alike = choices.filter((other) => other.signatures[at] === signature && other.mention !== mention)
    add(`alike|${at}|${share(alike.length, choices.length)}`)
    add(`alike-count|${at}|${Math.min(4, alike.length)}`)
  }
  const link = chained[slot]
  const neighbor = link && others[link.side]?.slots[link.slot]?.mention.value
  if (link) add(`chain|${neighbor === undefined ? 'open' : neighbor === mention.value}`)
  const last = Math.max(...choices.map((other) => readingOrder(other.mention)))
  if (choices.length > 0) add(`behind-all|${readingOrder(mention) > last}`)
  return result
}

/** Features of leaving a slot empty, given the first-pass choices. */
export function emptySlotFeatures(slot: Slot, others: OtherChoices): number[] {
  const choices = others.choices(slot)
  const first = others.own.ranked[slot]?.find(({ candidate }) => candidate === null)
  return [
    feature(`others|${slot}|nothing|${share(choices.length, others.of.length)}`),
    feature(`others|${slot}|nothing-first|${probabilityBucket(first?.probability ?? 0)}`),
  ]
}

/** Features of a person as traveler, given the first-pass choices. */
export function personFeatures({ mention }: Candidate, others: OtherChoices): number[] {
  const { own, of } = others
  const names = (draft: Draft): boolean => draft.travelers.some((one) => one.mention.value === mention.value)
  const travels = of.filter(names).length
  return [
    feature(`others|traveler|${share(travels, of.length)}`),
    feature(`others|traveler|${names(own)}|${Math.min(3, own.travelers.length)}`),
    feature(`others|traveler|own|${names(own)}|${share(travels, of.length)}`),
  ]
}
