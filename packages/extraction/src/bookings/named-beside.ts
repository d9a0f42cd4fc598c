import { particleTag } from '../languages/lexicon'
import type { Context } from '../links/context'
import type { Draft, ScoredDraft } from './draft'
import { kinds, type Slot } from './kinds'
import type { Candidate } from './roles'
import { eitherContains, nameKey } from './travelers/name-words'

/** Minimum probability of a booking whose position on the page counts. */
const minLikely = 0.5
/** Maximum number of lines from travelers' names, or a booking's value, down to where the booking begins. */
const maxAbove = 8
/** Minimum travel probability of a person named beside a booking. */
const minNamed = 0.15

const greetingTag = particleTag('greeting')
/** Slots whose values are next to the booking, rather than in a heading shared by several. */
const ownSlots: readonly Slot[] = ['from', 'to', 'number', 'place', 'startTime']

/** The lines from a booking's first to the one before the next booking. Several drafts may represent one booking. */
export interface Zone {
  start: number
  anchor: number
  drafts: ScoredDraft[]
}

/** The first line of a booking: that of its own values in the body, below the previous booking. */
function startLine({ anchor, slots }: Draft, previous: number, { read: { page } }: Context): number {
  const lines = ownSlots.flatMap((slot) => slots[slot]?.mention.line ?? [])
  const { line: own } = anchor.mention
  const isNear = (line: number): boolean => line > previous && line >= own - maxAbove
  return Math.min(own, ...lines.filter((line) => isNear(line) && page.lines[line]?.origin === 'body'))
}

/** A likelier stay with the same mention of its last day; this one then merely begins on one of its nights. */
const wholeStay = ({ draft, probability }: ScoredDraft, likely: readonly ScoredDraft[]): ScoredDraft | undefined =>
  draft.kind === 'lodging' && draft.slots.endDate
    ? likely.find(
        (other) =>
          other.draft.kind === 'lodging' &&
          other.probability > probability &&
          other.draft.slots.endDate?.mention === draft.slots.endDate?.mention,
      )
    : undefined

/** The zones of the likely bookings of a page, from top to bottom. */
export function zonesOf(scoredDrafts: readonly ScoredDraft[], context: Context): Zone[] {
  const zones: Zone[] = []
  const likely = scoredDrafts
    .filter(({ probability }) => probability >= minLikely)
    .toSorted((a, b) => a.draft.anchor.mention.line - b.draft.anchor.mention.line)
  const wholes = likely.filter((one) => wholeStay(one, likely) === undefined)
  for (const one of wholes) {
    const { line } = one.draft.anchor.mention
    const last = zones.at(-1)
    if (last?.anchor === line) last.drafts.push(one)
    else zones.push({ start: startLine(one.draft, last?.anchor ?? -1, context), anchor: line, drafts: [one] })
  }
  for (const part of likely) {
    const whole = wholeStay(part, wholes)
    zones.find(({ drafts }) => whole && drafts.includes(whole))?.drafts.push(part)
  }
  return zones
}

/** A line in which a traveler is named. */
export interface Naming {
  name: string
  line: number
}

/** The lines naming travelers of the likely bookings, except greetings and quoted messages. */
export function namingsOf(
  zones: readonly Zone[],
  candidates: readonly Candidate[],
  { read, lineTags }: Context,
): Naming[] {
  const names = new Set(
    zones.flatMap(({ drafts }) =>
      drafts.flatMap(({ draft }) => draft.travelers.map(({ mention }) => nameKey(mention.value))),
    ),
  )
  const seen = new Set<string>()
  return candidates
    .flatMap(({ mention: { type, value, line } }): Naming[] => {
      const { isQuoted = true, isHidden = true, origin = 'sender' } = read.page.lines[line] ?? {}
      const name = type === 'text' ? nameKey(value) : ''
      if (!names.has(name) || isQuoted || isHidden || origin !== 'body') return []
      if ((lineTags[line] ?? []).includes(greetingTag) || seen.has(`${line} ${name}`)) return []
      seen.add(`${line} ${name}`)
      return [{ name, line }]
    })
    .toSorted((a, b) => a.line - b.line)
}

const isSame = (name: string, other: string): boolean => eitherContains(name.split(' '), other.split(' '))

const namesOf = (namings: readonly Naming[]): Set<string> => new Set(namings.map(({ name }) => name))

/** Whether a leg leads to where the next one starts, on the same day. */
function isConnected(zone: Zone, next: Zone): boolean {
  const [one, other] = [zone.drafts[0]?.draft, next.drafts[0]?.draft]
  if (!one || !other || !kinds[one.kind].isLeg || !kinds[other.kind].isLeg) return false
  const [day, nextDay] = [one.slots.startDate?.mention.value, other.slots.startDate?.mention.value]
  const [to, from] = [one.slots.to?.mention.value, other.slots.from?.mention.value]
  return day !== undefined && day === nextDay && to !== undefined && to === from
}

/** The travelers named within each zone, if every zone names some, and no list above all zones names several. */
function namesWithin(zones: readonly Zone[], namings: readonly Naming[]): Set<string>[] | null {
  if (namesOf(namings.filter(({ line }) => line < (zones[0]?.start ?? 0))).size > 1) return null
  const own = zones.map(({ start }, at) => {
    const end = zones[at + 1]?.start ?? Number.POSITIVE_INFINITY
    return namings.filter(({ line }) => line >= start && line < end)
  })
  // Connecting legs are printed above the names of their travelers.
  const within: (readonly Naming[])[] = [...own]
  for (let at = zones.length - 2; at >= 0; at--) {
    const [zone, next] = [zones[at], zones[at + 1]]
    if (own[at]?.length === 0 && zone && next && isConnected(zone, next)) within[at] = within[at + 1] ?? []
  }
  const reach = Math.max(
    ...own.slice(0, -1).flatMap((some, at) => some.map(({ line }) => line - (zones[at]?.start ?? 0))),
  )
  // Names further below the last zone than in the other zones are a list for all of them.
  const last = zones.at(-1)?.start ?? 0
  if (within.at(-1)?.some(({ line }) => line - last > reach + 2)) return null
  const names = within.map(namesOf)
  return names.every(({ size }) => size > 0) ? names : null
}

/** The travelers named above each zone, if each is only named above their own bookings. */
function namesAbove(zones: readonly Zone[], namings: readonly Naming[]): Set<string>[] | null {
  const above: Set<string>[] = []
  const groups: Set<string>[] = []
  let end = -1
  for (const { start, anchor } of zones) {
    const between = namings.filter(({ line }) => line > end && line < start)
    const last = between.at(-1)
    if (last) {
      if (start - last.line > maxAbove) return null
      groups.push(namesOf(between))
    }
    const group = groups.at(-1)
    if (!group) return null
    above.push(group)
    end = anchor
  }
  const isRepeated = groups.some((group, at) =>
    groups.slice(at + 1).some((later) => [...group].some((name) => [...later].some((other) => isSame(name, other)))),
  )
  return groups.length > 1 && !isRepeated ? above : null
}

/** Restricts a draft to the people named beside it; unchanged if it has none of them. */
function withNames(draft: Draft, names: ReadonlySet<string>): Draft {
  const named = draft.travelers.filter(({ mention }) => names.has(nameKey(mention.value)))
  const known = new Set(named.map(({ mention }) => nameKey(mention.value)))
  const others = draft.persons.flatMap(({ candidate, probability }) => {
    const name = nameKey(candidate.mention.value)
    if (probability < minNamed || !names.has(name) || known.has(name)) return []
    known.add(name)
    return [candidate]
  })
  const travelers = [...named, ...others]
  return travelers.length > 0 ? { ...draft, travelers } : draft
}

/**
 * Assigns bookings the travelers named beside them, if the page names different travelers beside each one: below the
 * leg's times, or above all legs of a passenger.
 */
export function withNamedBeside(
  scoredDrafts: readonly ScoredDraft[],
  candidates: readonly Candidate[],
  context: Context,
): ScoredDraft[] {
  const zones = zonesOf(scoredDrafts, context)
  if (zones.length < 2) return [...scoredDrafts]
  const namings = namingsOf(zones, candidates, context)
  const names = namesWithin(zones, namings) ?? namesAbove(zones, namings)
  if (!names) return [...scoredDrafts]
  const changed = new Map<ScoredDraft, Draft>()
  // The only stay on a page with several people's flights is for all of them.
  const isOneOfSeveral = ({ draft: { kind } }: ScoredDraft): boolean =>
    zones.filter(({ drafts }) => drafts.some(({ draft }) => draft.kind === kind)).length > 1
  for (const [at, { drafts }] of zones.entries())
    for (const one of drafts.filter(isOneOfSeveral)) changed.set(one, withNames(one.draft, names[at] ?? new Set()))
  return scoredDrafts.map((one) => ({ ...one, draft: changed.get(one) ?? one.draft }))
}
