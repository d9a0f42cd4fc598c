import type { Mention } from '../mentions/mention'
import { labelCount } from '../languages/lexicon'
import { nameWords } from '../languages/person-names'
import type { Context } from '../links/context'
import { feature, crossFeatures } from '../links/hash'
import { scoresOf, softmax, probabilityBucket, type Weights } from '../links/model'
import { knownNames } from '../links/text-features'
import type { Draft } from './draft'
import { relation } from './relation'
import type { Candidate } from './roles'
import { type OtherChoices, personFeatures } from './slots-in-context'

export const travelerGroups = [feature('traveler|no'), feature('traveler|yes')] as const

const likely = ({ roles }: Candidate): number => roles.traveler ?? 0

/** Whether two finds share letters of one line. */
const overlaps = (a: Mention, b: Mention): boolean => a.line === b.line && a.start < b.end && b.start < a.end

/** From this probability on, a person travels; the likeliest alone from the lower one on. */
const minTraveling = 0.4
const minAlone = 0.15

/** Words of a text that are long enough to tell one name from another. */
const longWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** What a name looks like, and what else stands for or against its being a traveler's, wherever the page has it. */
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
    // who sends a mail, or passes it on, seldom travels
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

/** A find that may be a traveler's name, with what stands for and against it on the whole page. */
export interface Person {
  candidate: Candidate
  features: readonly number[]
}

const minTraveler = 0.1
/** Persons of a page that are looked at, the likeliest of all. */
const maxPersons = 80

/** Persons that a page names as travelers, each find that may be one. */
export function personsOf(candidates: readonly Candidate[], context: Context): Person[] {
  const named = candidates.filter((one) => likely(one) >= minTraveler)
  const least = named.map(likely).toSorted((a, b) => b - a)[maxPersons] ?? 0
  const persons = named.filter((one) => likely(one) >= least).slice(0, maxPersons)
  const best = Math.max(0, ...persons.map(likely))
  const distinct = new Set(persons.map(({ mention }) => mention.value)).size
  return persons.map((candidate) => ({
    candidate,
    features: [
      feature(`role-step|${probabilityBucket(likely(candidate))}`),
      feature(`persons|${Math.min(distinct, 4)}`),
      feature(`best|${likely(candidate) >= best}`),
      ...nameFeatures(candidate, persons, context),
    ],
  }))
}

/** What tells whether a person travels on a booking, beside the person's own features. */
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
  return Int32Array.from([
    ...own,
    ...own.map((one) => crossFeatures(one, kind)),
    ...own.map((one) => crossFeatures(one, strong)),
  ])
}

/**
 * The likelier of persons whose names overlap, or are one within the other or within a place; in the order of the page.
 */
function withoutOverlaps({ slots }: Draft, persons: readonly Candidate[]): Candidate[] {
  const distinct: Candidate[] = []
  const places = [slots.place, slots.from, slots.to].flatMap((one) => one?.mention.value ?? [])
  for (const person of persons) {
    const { line, start, end } = person.mention
    const name = person.mention.value.toLowerCase()
    const clashes =
      places.some((place) => place.toLowerCase().includes(name)) ||
      distinct.some(
        ({ mention }) =>
          (mention.line === line && start < mention.end && mention.start < end) ||
          mention.value.toLowerCase().includes(name) ||
          name.includes(mention.value.toLowerCase()),
      )
    if (!clashes) distinct.push(person)
  }
  return distinct.toSorted((a, b) => a.mention.line - b.mention.line || a.mention.start - b.mention.start)
}

/** Sets who travels on a draft: each person who likely does, else the likeliest alone; and how sure that is. */
export function chooseTravelers(
  draft: Draft,
  persons: readonly Person[],
  anchors: readonly Mention[],
  context: Context,
  weights: Weights,
  others?: OtherChoices,
): void {
  const chosen = new Map<string, { candidate: Candidate; probability: number }>()
  for (const person of persons) {
    const features = travelerFeatures(person, draft, anchors, context, others)
    const [, probability = 0] = softmax(scoresOf(weights, features, travelerGroups, person.candidate.features))
    const { candidate } = person
    const known = chosen.get(candidate.mention.value)
    if (!known || known.probability < probability) chosen.set(candidate.mention.value, { candidate, probability })
  }
  const all = [...chosen.values()].toSorted((a, b) => b.probability - a.probability)
  draft.travelersProbability = all.reduce((product, { probability: p }) => product * Math.max(p, 1 - p), 1)
  const ranked = all.filter(({ probability }) => probability >= minAlone)
  const likely = ranked.filter(({ probability }) => probability >= minTraveling)
  const named = likely.length > 0 ? likely : ranked.slice(0, 1)
  draft.travelers = withoutOverlaps(
    draft,
    named.map(({ candidate }) => candidate),
  )
}
