import { findAirport } from '@sextant/places/airports/find-airport'
import { airlineCode } from '@sextant/places/carriers/airline-name'
import { findCity } from '@sextant/places/cities/find-city'
import { folded } from '../kit/fold'
import { labelCount, particleTag } from '../languages/lexicon'
import { nameWords } from '../languages/person-names'
import type { Context } from '../links/context'
import { crossAll, feature, joinFeatures } from '../links/hash'
import { probabilityBucket, scoresOf, softmax, type Weights } from '../links/model'
import { knownNames } from '../links/text-features'
import { type Mention, overlaps } from '../mentions/mention'
import type { Draft, RankedPerson } from './draft'
import { nameListsOf } from './name-lists'
import { relation } from './relation'
import { relativesTraveling } from './relatives'
import type { Candidate } from './roles'
import { type OtherChoices, personFeatures } from './slots-in-context'
import { travelTogether } from './travel-together'

export const travelerGroups = [feature('traveler|no'), feature('traveler|yes')] as const

const titleTag = particleTag('title')

const likely = ({ roles }: Candidate): number => roles.traveler ?? 0

/** Minimum probability of a traveler; the lower one applies if only the most likely person is taken. */
const minTraveling = 0.5
const minAlone = 0.15

/** Words of a text that are long enough to distinguish names. */
const longWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** Features of a name as a traveler's, from all of its mentions on the page. */
function nameFeatures(person: Candidate, persons: readonly Candidate[], context: Context): number[] {
  const { mention, roles } = person
  const mentions = persons.filter(({ mention: { value } }) => value === mention.value)
  const noneProbability = mentions.reduce((product, one) => product * (1 - likely(one)), 1)
  const rival = Math.max(
    0,
    ...persons.flatMap((other) =>
      other.mention.value !== mention.value &&
      (overlaps(other.mention, mention) ||
        other.mention.value.includes(mention.value) ||
        mention.value.includes(other.mention.value))
        ? [likely(other)]
        : [],
    ),
  )
  const best = Math.max(...persons.map(likely))
  const tags = context.read.tags[mention.line] ?? []
  const inside = tags.filter(({ start, end }) => start >= mention.start && end <= mention.end)
  const place = Math.max(roles.place ?? 0, roles.from ?? 0, roles.to ?? 0)
  const sender = longWords(context.read.page.lines.find(({ origin }) => origin === 'sender')?.text ?? '')
  const words = longWords(mention.value)
  const sent = words.filter((word) => sender.includes(word)).length
  return [
    // the person who sends or forwards a mail is rarely the traveler
    `sender|${sent === 0 ? 'none' : sent < words.length ? 'part' : 'all'}`,
    `mentions|${Math.min(3, mentions.length)}|${probabilityBucket(1 - noneProbability)}`,
    `any|${probabilityBucket(Math.max(...mentions.map(likely)))}`,
    `none|${probabilityBucket(roles.none ?? 0)}`,
    `place|${probabilityBucket(place)}`,
    `words|${Math.min(5, mention.value.split(/[\s/]+/).length)}`,
    `form|${mention.form}`,
    `rival|${probabilityBucket(rival)}|${rival > likely(person)}`,
    `behind|${probabilityBucket(Math.max(0, best - likely(person)))}`,
    `label|${inside.some(({ ids }) => ids.some((id) => id < labelCount))}`,
    `known|${Math.min(2, inside.length)}`,
    `names|${knownNames(nameWords(mention.value))}`,
    `sign|${/[\d&@:]/.test(mention.value)}|${/^\p{Lu}+(?:[ /]\p{Lu}+)+$/u.test(mention.value)}`,
  ].map((name) => feature(`person|${name}`))
}

/** A candidate traveler with page-wide features of the name. */
export interface Person {
  candidate: Candidate
  features: readonly number[]
  /** The names that stand in one list with it, itself among them; empty if it stands by itself. */
  list: readonly Candidate[]
}

const minTraveler = 0.1
/** Maximum number of persons considered on a page. */
const maxPersons = 80

/** The candidates that may be travelers. */
export function personsOf(candidates: readonly Candidate[], context: Context): Person[] {
  const named = candidates.filter((one) => likely(one) >= minTraveler)
  const least = named.map(likely).toSorted((a, b) => b - a)[maxPersons] ?? 0
  const persons = named.filter((one) => likely(one) >= least).slice(0, maxPersons)
  const best = Math.max(0, ...persons.map(likely))
  const distinct = new Set(persons.map(({ mention }) => mention.value)).size
  const lists = nameListsOf(candidates, context.read).inLines
  const relatives = relativesTraveling(candidates)
  const listOf = (candidate: Candidate): readonly Candidate[] => lists.find((list) => list.includes(candidate)) ?? []
  return persons.map((candidate) => ({
    candidate,
    list: listOf(candidate),
    features: [
      feature(`relatives|${probabilityBucket(relatives.get(candidate) ?? 0)}`),
      feature(`list|${listOf(candidate).length > 1}`),
      feature(`role-step|${probabilityBucket(likely(candidate))}`),
      feature(`persons|${Math.min(distinct, 4)}`),
      feature(`best|${likely(candidate) >= best}`),
      ...nameFeatures(candidate, persons, context),
    ],
  }))
}

/** Features of whether a person travels on a booking. */
export function travelerFeatures(
  { candidate, features }: Person,
  draft: Draft,
  anchors: readonly Mention[],
  context: Context,
  others?: OtherChoices,
): Int32Array {
  const kind = feature(`slot-kind|${draft.kind}`)
  const strong = feature(`strong|${probabilityBucket(likely(candidate))}`)
  const own = [
    ...features,
    ...relation(draft.anchor.mention, candidate.mention, anchors, context, 'T'),
    ...(others ? personFeatures(candidate, others) : []),
  ]
  return joinFeatures(own, crossAll(own, kind), crossAll(own, strong))
}

const isLatin = (name: string): boolean => /^[\p{Script=Latin}\s.'/-]+$/u.test(name)

/** Share of a name's words that are known as names of persons: 0 for none, 1 for some, 2 for all. */
function knownShare(name: string): number {
  const { neither } = nameWords(name)
  return neither === 0 ? 2 : neither < name.split(/[\s/]+/).length ? 1 : 0
}

/** Minimum probability of a person of whose name nothing is known, beside one whose name is. */
const minUnknown = 0.9

/** The words of a name without titles, folded. */
const nameParts = ({ value, line }: Mention, context: Context): string[] => {
  const { text } = context.read.page.lines[line] ?? { text: '' }
  const titles = new Set(
    (context.read.tags[line] ?? [])
      .filter(({ ids }) => ids.includes(titleTag))
      .map(({ start, end }) => folded(text.slice(start, end)).replace('.', '')),
  )
  return folded(value)
    .split(/[\s/,.]+/)
    .filter((word) => word !== '' && !titles.has(word))
}

/** Whether two mentions beside one another are one person's name in Latin and in other letters. */
function isInTwoScripts(a: Mention, b: Mention, context: Context): boolean {
  if (a.line !== b.line || isLatin(a.value) === isLatin(b.value)) return false
  const [first, second] = a.start < b.start ? [a, b] : [b, a]
  const between = (context.read.page.lines[a.line]?.text ?? '').slice(first.end, second.start)
  return first.end <= second.start && between.length <= 3 && !/[\p{L}\d,，、;；&]/u.test(between)
}

/**
 * Drops what is no name of its own: an airline, a place, a surname of somebody who is named in full, a name that is
 * repeated in other letters.
 */
function withoutStrangers(all: readonly RankedPerson[], context: Context): RankedPerson[] {
  const parts = all.map(({ candidate: { mention } }) => nameParts(mention, context))
  const isKnown = all.some(({ candidate: { mention } }) => knownShare(mention.value) === 2)
  return all.filter(({ candidate: { mention }, probability }, at) => {
    const own = parts[at] ?? []
    const isTitled = own.length === 1 && folded(mention.value) !== own[0]
    const isPart = parts.some(
      (other, place) => place < at && isTitled && other.length > 1 && other.includes(own[0] ?? ''),
    )
    const isCoded =
      (/\p{Ll}.* [A-Z]{3}$/u.test(mention.value) && findAirport(mention.value.slice(-3)) !== null) ||
      (/^[A-Z]{3} .*\p{Ll}/u.test(mention.value) && findAirport(mention.value.slice(0, 3)) !== null)
    if (isPart || isCoded || airlineCode(mention.value) !== null) return false
    if (isKnown && knownShare(mention.value) < 2 && findCity(mention.value) !== null) return false
    if (all.some((other, place) => place < at && isInTwoScripts(other.candidate.mention, mention, context)))
      return false
    return !isKnown || probability >= minUnknown || knownShare(mention.value) > 0 || !isLatin(mention.value)
  })
}

/**
 * Drops persons whose names overlap with, contain or are contained in a likelier one, or are part of a place; returns
 * the rest in page order.
 */
function withoutOverlaps({ slots }: Draft, persons: readonly Candidate[]): Candidate[] {
  const distinct: Candidate[] = []
  const places = [slots.place, slots.from, slots.to].flatMap((one) => one?.mention.value ?? [])
  // `NOWAK/ANNA` is `Anna Nowak`
  const wordsOf = (value: string): string =>
    folded(value)
      .split(/[\s/,.]+/)
      .toSorted()
      .join(' ')
      .trim()
  for (const person of persons) {
    const { line, start, end } = person.mention
    const name = person.mention.value.toLowerCase()
    const clashes =
      places.some((place) => place.toLowerCase().includes(name)) ||
      distinct.some(
        ({ mention }) =>
          (mention.line === line && start < mention.end && mention.start < end) ||
          mention.value.toLowerCase().includes(name) ||
          wordsOf(mention.value) === wordsOf(person.mention.value) ||
          name.includes(mention.value.toLowerCase()),
      )
    if (!clashes) distinct.push(person)
  }
  return distinct.toSorted((a, b) => a.mention.line - b.mention.line || a.mention.start - b.mention.start)
}

/**
 * Sets the travelers of a draft: each likely person, or else only the most likely one; and the probability of that
 * choice.
 */
export function chooseTravelers(
  draft: Draft,
  persons: readonly Person[],
  anchors: readonly Mention[],
  context: Context,
  weights: Weights,
  others?: OtherChoices,
): void {
  const chosen = new Map<string, RankedPerson>()
  for (const person of persons) {
    const features = travelerFeatures(person, draft, anchors, context, others)
    const [, probability = 0] = softmax(scoresOf(weights, features, travelerGroups, person.candidate.features))
    const { candidate } = person
    const known = chosen.get(candidate.mention.value)
    if (!known || known.probability < probability) chosen.set(candidate.mention.value, { candidate, probability })
  }
  travelTogether(chosen, new Set(persons.map(({ list }) => list)))
  const all = [...chosen.values()].toSorted((a, b) => b.probability - a.probability)
  draft.persons = all
  draft.travelersProbability = all.reduce((product, { probability: p }) => product * Math.max(p, 1 - p), 1)
  const ranked = withoutStrangers(
    all.filter(({ probability }) => probability >= minAlone),
    context,
  )
  const likely = ranked.filter(({ probability }) => probability >= minTraveling)
  const named = likely.length > 0 ? likely : ranked.slice(0, 1)
  draft.travelers = withoutOverlaps(
    draft,
    named.map(({ candidate }) => candidate),
  )
}
