import { instantOf } from '@sextant/domain/kit/local-time'
import { findAirport } from '@sextant/places/airports/find-airport'
import type { Draft, ScoredDraft } from '../draft'
import type { Slot } from '../kinds'
import { endOf, startOf } from '../times/draft-times'
import { nameKey } from './name-words'

/** Minimum probability of a draft that competes for travelers. */
const minLikely = 0.5
/**
 * Minimum difference between a person's probabilities of traveling on two bookings for the page to distinguish their
 * travelers.
 */
const minLead = 0.15
const minutesPerDay = 1440

/** A draft with its times in minutes; for stays, of whole days. */
interface TimedDraft {
  draft: Draft
  start: number
  end: number
  /** Each person on the page by name, with their travel probability. */
  persons: Map<string, number>
}

/** A local time in minutes, in UTC if it is an airport's. */
function minuteOf(local: string, airport?: string): number {
  const zone = airport === undefined ? undefined : findAirport(airport)?.zone
  const instant = zone === undefined ? null : instantOf(local, zone)
  return Date.parse(instant ?? `${local}Z`) / 60_000
}

const valueOf = ({ slots }: Draft, slot: Slot): string | undefined => slots[slot]?.mention.value

/** The times of a draft; null if it has only a day, or is a rental, which may be for someone else. */
function timed(draft: Draft): TimedDraft | null {
  const start = startOf(draft)
  if (start === null || draft.kind === 'car') return null
  const end = endOf(draft, start)
  const persons = new Map<string, number>()
  for (const { candidate, probability } of draft.persons) {
    const key = nameKey(candidate.mention.value)
    persons.set(key, Math.max(persons.get(key) ?? 0, probability))
  }
  if (draft.kind === 'lodging') {
    const [first, last] = [start, end ?? start].map((time) => minuteOf(`${time.slice(0, 10)}T00:00`))
    return { draft, start: first ?? 0, end: Math.max(last ?? 0, (first ?? 0) + minutesPerDay), persons }
  }
  if (start.length === 10) return null
  const airport = (slot: 'from' | 'to'): string | undefined =>
    draft.kind === 'flight' ? valueOf(draft, slot) : undefined
  const begin = minuteOf(start, airport('from'))
  const stop = end === null || end.length === 10 ? begin + 1 : minuteOf(end, airport('to'))
  return { draft, start: begin, end: Math.max(stop, begin + 1), persons }
}

/** Whether nobody can be on both: two stays, or two non-stays, at the same time. */
const areAtOnce = (a: TimedDraft, b: TimedDraft): boolean =>
  (a.draft.kind === 'lodging') === (b.draft.kind === 'lodging') && a.start < b.end && b.start < a.end

/** Whether two drafts may be the same booking, repeated or changed: same place or route, and same reference. */
const mayBeSame = ({ draft: a }: TimedDraft, { draft: b }: TimedDraft): boolean =>
  a.kind === b.kind &&
  (['from', 'to', 'place', 'reference'] as const).every((slot) => {
    const [x, y] = [valueOf(a, slot), valueOf(b, slot)]
    return x === undefined || y === undefined || x === y
  })

/** The names of people likelier to be on another booking at the same time. */
function namesElsewhere(own: TimedDraft, all: readonly TimedDraft[]): Set<string> {
  const names = new Set<string>()
  for (const other of all) {
    if (other === own || !areAtOnce(own, other)) continue
    const lead = (name: string): number => (own.persons.get(name) ?? 0) - (other.persons.get(name) ?? 0)
    const isOne = mayBeSame(own, other)
    const leads = [...new Set([...own.persons.keys(), ...other.persons.keys()])].map(lead)
    const isHere = leads.some((one) => one >= minLead)
    const isThere = leads.some((one) => one <= -minLead)
    if (isOne ? !isHere || !isThere : !isHere && !isThere) continue
    for (const name of own.persons.keys()) if (lead(name) < (isOne ? -minLead : 0)) names.add(name)
  }
  return names
}

/**
 * Assigns each traveler to only one of several simultaneous bookings, since nobody is in two rooms or on two flights at
 * once: the one with the clearest evidence on the page. A booking that would lose all its travelers keeps them.
 */
export function withoutSimultaneousBookings(scoredDrafts: readonly ScoredDraft[]): ScoredDraft[] {
  const all = scoredDrafts.flatMap(({ draft, probability }) => (probability < minLikely ? [] : (timed(draft) ?? [])))
  const apart = new Map<Draft, Draft>()
  for (const own of all) {
    if (own.draft.travelers.length < 2) continue
    const elsewhere = namesElsewhere(own, all)
    const travelers = own.draft.travelers.filter(({ mention }) => !elsewhere.has(nameKey(mention.value)))
    if (travelers.length > 0) apart.set(own.draft, { ...own.draft, travelers })
  }
  return scoredDrafts.map((one) => ({ ...one, draft: apart.get(one.draft) ?? one.draft }))
}
