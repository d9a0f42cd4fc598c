import type { Find } from '../finds/find'
import type { Context } from '../links/context'
import { feature } from '../links/hash'
import { step } from '../links/model'
import { type Draft, startDay } from './draft'
import type { Slot } from './kinds'
import type { Candidate } from './roles'

/** From this probability on, a draft is compared with the others; so many at most. */
const minCompared = 0.3
const maxCompared = 24

/** What the other drafts of a page chose for one slot, as one of them sees it. */
interface OtherChoice {
  find: Find
  probability: number
  /** Where it stands as seen from the draft's beginning: on the plane, and in lines. */
  signatures: readonly string[]
}

/** What the first choices of a page say about one draft. */
export interface Others {
  /** The draft's own first choice of each value, by slot. */
  own: Draft
  of: Draft[]
  choices(slot: Slot): readonly OtherChoice[]
  previous: Draft | undefined
  next: Draft | undefined
}

const placeOf = ({ line, start }: Find): number => line * 10_000 + start

/** Where a find stands as seen from a beginning: the same for parts that are laid out alike. */
function signaturesOf(begin: Find, find: Find, { read }: Context): string[] {
  const { lines } = read.page
  const [a, b] = [lines[begin.line], lines[find.line]]
  if (!a || !b) return []
  const across = Math.round((b.left - a.left) * 24)
  const order = begin.line === find.line ? Math.sign(find.start - begin.start) : 0
  return [`${b.row - a.row}|${across}|${order}`, `${find.line - begin.line}|${order}`]
}

/** When a draft begins, to put legs in order. */
function beginsAt(draft: Draft): string {
  const { find } = draft.begin
  return `${startDay(draft) ?? '9999'}T${find.type === 'time' ? find.value : (draft.slots.startTime?.find.value ?? '')}`
}

/** What every draft of a page learns from the first choices of those that begin elsewhere, and are of its kind. */
export function othersOf(drafts: readonly Draft[], context: Context): (own: Draft) => Others {
  const compared = drafts.filter(({ probability }) => probability >= minCompared).slice(0, maxCompared)
  const ordered = compared.toSorted((a, b) => beginsAt(a).localeCompare(beginsAt(b)))
  return (own) => {
    const others = compared.filter(({ kind, begin }) => kind === own.kind && begin.find !== own.begin.find)
    const legs = ordered.filter((one) => one === own || others.includes(one))
    const at = beginsAt(own)
    const known = new Map<Slot, OtherChoice[]>()
    return {
      own,
      of: others,
      previous: legs.findLast((one) => one !== own && beginsAt(one) < at),
      next: legs.find((one) => one !== own && beginsAt(one) > at),
      choices: (slot) => {
        const listed = known.get(slot)
        if (listed) return listed
        const list = others.flatMap((other) => {
          const find = other.slots[slot]?.find
          if (!find) return []
          const signatures = signaturesOf(other.begin.find, find, context)
          return [{ find, probability: other.probability * (other.sureness[slot] ?? 0), signatures }]
        })
        known.set(slot, list)
        return list
      },
    }
  }
}

const share = (count: number, of: number): string =>
  of === 0 ? 'alone' : count === 0 ? 'none' : count * 2 < of ? 'some' : count < of ? 'most' : 'all'

/** Slots whose values chain the legs of a journey. */
const chained: Partial<Record<Slot, { slot: Slot; side: 'previous' | 'next' }>> = {
  from: { slot: 'to', side: 'previous' },
  to: { slot: 'from', side: 'next' },
}

/** What speaks for a find in a slot by what was chosen at first: for this draft, and for the others. */
export function choiceFeatures(slot: Slot, { find }: Candidate, others: Others, context: Context): number[] {
  const result: number[] = []
  const add = (name: string): void => void result.push(feature(`others|${slot}|${name}`))
  const { own, of } = others
  const choices = others.choices(slot)
  const first = own.ranked[slot]?.find(({ candidate }) => candidate?.find.value === find.value)
  add(`first|${step(first?.probability ?? 0)}`)
  add(`first-find|${own.slots[slot]?.find === find}`)
  const claims = choices.filter((other) => other.find === find)
  const claim = Math.max(0, ...claims.map(({ probability }) => probability))
  const mine = own.probability * (own.slots[slot]?.find === find ? (own.sureness[slot] ?? 0) : 0)
  add(`claimed|${share(claims.length, of.length)}|${claim > mine}`)
  const values = choices.filter((other) => other.find.value === find.value)
  add(`value|${share(values.length, of.length)}`)
  for (const [at, signature] of signaturesOf(own.begin.find, find, context).entries()) {
    const alike = choices.filter((other) => other.signatures[at] === signature && other.find !== find)
    add(`alike|${at}|${share(alike.length, choices.length)}`)
    add(`alike-count|${at}|${Math.min(4, alike.length)}`)
  }
  const link = chained[slot]
  const neighbor = link && others[link.side]?.slots[link.slot]?.find.value
  if (link) add(`chain|${neighbor === undefined ? 'open' : neighbor === find.value}`)
  const last = choices.toSorted((a, b) => placeOf(a.find) - placeOf(b.find)).at(-1)
  if (last) add(`behind-all|${placeOf(find) > placeOf(last.find)}`)
  return result
}

/** What the choices of a page say about nothing being named. */
export function nothingFeatures(slot: Slot, others: Others): number[] {
  const choices = others.choices(slot)
  const first = others.own.ranked[slot]?.find(({ candidate }) => candidate === null)
  return [
    feature(`others|${slot}|nothing|${share(choices.length, others.of.length)}`),
    feature(`others|${slot}|nothing-first|${step(first?.probability ?? 0)}`),
  ]
}

/** What the choices of a page say about a person as traveler. */
export function personFeatures({ find }: Candidate, others: Others): number[] {
  const { own, of } = others
  const names = (draft: Draft): boolean => draft.travelers.some((one) => one.find.value === find.value)
  const travels = of.filter(names).length
  return [
    feature(`others|traveler|${share(travels, of.length)}`),
    feature(`others|traveler|${names(own)}|${Math.min(3, own.travelers.length)}`),
    feature(`others|traveler|own|${names(own)}|${share(travels, of.length)}`),
  ]
}
