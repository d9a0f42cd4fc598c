import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { brandTag, kindTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import { type Draft, emptyDraft } from '../draft'
import { routeInCells } from '../places/cells-of-route'
import { type Candidate, type Role, unscoredCandidate } from '../roles'

/** Minimum probability of the day and of both ends. */
const minRole = 0.5

const kinds = ['train', 'bus', 'boat'] as const satisfies readonly ReservationKind[]

/** The only kind of journey on the ground that a page names, by its words or else by its brands. */
function kindOn({ lineTags }: Context): ReservationKind | undefined {
  for (const tagOf of [brandTag, kindTag]) {
    const named = kinds.filter((kind) => lineTags.some((ids) => ids.includes(tagOf(kind))))
    if (named.length > 0) return named.length === 1 ? named[0] : undefined
  }
  return undefined
}

/** The likeliest mention of a type with a role, if no other value is as likely as that. */
function onlyOne(type: 'date' | 'time' | 'text', role: Role, candidates: readonly Candidate[]): Candidate | undefined {
  const [first] = candidates
    .filter(({ mention, roles }) => mention.type === type && (roles[role] ?? 0) >= minRole)
    .toSorted((a, b) => (b.roles[role] ?? 0) - (a.roles[role] ?? 0))
  const others = candidates.filter(({ mention, roles }) => mention.type === type && (roles[role] ?? 0) >= minRole)
  return others.every(({ mention }) => mention.value === first?.mention.value) ? first : undefined
}

/**
 * The journey at the only hour of a page, with a number between its two stops. Undefined if there is none.
 * @param probability the probability of the journey
 * @param fill fills the slots of drafts
 */
export function numberedJourney(
  probability: number,
  fill: (drafts: readonly Draft[]) => readonly Draft[],
  candidates: readonly Candidate[],
  context: Context,
): Draft | undefined {
  const hour = onlyOne('time', 'start', candidates)
  const kind = hour && kindOn(context)
  const route = kind && routeInCells(context)
  const [draft] = route ? fill([emptyDraft(hour, kind, probability)]) : []
  if (!route?.number || !draft) return undefined
  const { reference, ...slots } = draft.slots
  const isOwn = reference && reference.mention.line !== route.number.line
  const [from, to] = [unscoredCandidate(route.from), unscoredCandidate(route.to)]
  const number = unscoredCandidate(route.number)
  return { ...draft, slots: { ...slots, ...(isOwn && { reference }), from, to, number } }
}

/** Maximum number of hours of a journey's page: its departure and arrival. */
const maxHours = 2

/**
 * The journey on the only day of a page between its only two places, from its first hour on. Undefined if there is
 * none.
 * @param probability the probability of the journey
 * @param fill fills the slots of drafts
 */
export function journeyOfDay(
  probability: number,
  fill: (drafts: readonly Draft[]) => readonly Draft[],
  candidates: readonly Candidate[],
  context: Context,
): Draft | undefined {
  const kind = kindOn(context)
  const inBody = candidates.filter(({ mention }) => context.read.page.lines[mention.line]?.origin === 'body')
  const of = (type: 'date' | 'time'): Candidate[] => inBody.filter(({ mention }) => mention.type === type)
  const [day, ...days] = of('date')
  const [hour, ...hours] = of('time')
  const [from, to] = [onlyOne('text', 'from', inBody), onlyOne('text', 'to', inBody)]
  const isOne = days.every(({ mention }) => mention.value === day?.mention.value) && hours.length < maxHours
  if (!kind || !day || !hour || !isOne || !from || !to || from.mention.value === to.mention.value) return undefined
  const [draft] = fill([emptyDraft(hour, kind, probability)])
  if (!draft?.slots.reference) return undefined
  const [endTime] = hours
  return { ...draft, slots: { ...draft.slots, startDate: day, from, to, ...(endTime && { endTime }) } }
}

/**
 * The journey on the only day of a page between its only two places, if it has no hours: tickets without a reservation
 * are valid on a day. Undefined if there is none.
 * @param probability the probability of the journey
 * @param fill fills the slots of drafts
 */
export function labelledJourney(
  probability: number,
  fill: (drafts: readonly Draft[]) => readonly Draft[],
  candidates: readonly Candidate[],
  context: Context,
): Draft | undefined {
  const kind = candidates.some(({ mention }) => mention.type === 'time') ? undefined : kindOn(context)
  const day = onlyOne('date', 'start', candidates)
  const [from, to] = [onlyOne('text', 'from', candidates), onlyOne('text', 'to', candidates)]
  if (!kind || !day || !from || !to || from.mention.value === to.mention.value) return undefined
  const [draft] = fill([emptyDraft(day, kind, probability)])
  return draft && { ...draft, slots: { ...draft.slots, from, to } }
}
