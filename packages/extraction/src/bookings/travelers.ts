import type { Find } from '../finds/find'
import { labelCount } from '../languages/lexicon'
import type { Context } from '../links/context'
import { feature, pair } from '../links/hash'
import { step } from '../links/model'
import { knownNames } from '../links/text-features'
import type { Draft } from './draft'
import { relation } from './relation'
import type { Candidate } from './roles'
import { type Others, personFeatures } from './slots-in-context'

export const travelerGroups = [feature('traveler|no'), feature('traveler|yes')] as const

const likely = ({ roles }: Candidate): number => roles.traveler ?? 0

/** Whether two finds share letters of one line. */
const overlaps = (a: Find, b: Find): boolean => a.line === b.line && a.start < b.end && b.start < a.end

/** Words of a text that are long enough to tell one name from another. */
const longWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** What a name looks like, and what else stands for or against its being a traveler's, wherever the page has it. */
function nameFeatures(person: Candidate, persons: readonly Candidate[], context: Context): number[] {
  const { find, roles } = person
  const mentions = persons.filter(({ find: { value } }) => value === find.value)
  const missed = mentions.reduce((product, one) => product * (1 - likely(one)), 1)
  const rival = Math.max(
    0,
    ...persons.flatMap((other) =>
      other.find.value !== find.value &&
      (overlaps(other.find, find) ||
        other.find.value.includes(find.value) ||
        find.value.includes(other.find.value))
        ? [likely(other)]
        : [],
    ),
  )
  const best = Math.max(...persons.map(likely))
  const tags = context.read.tags[find.line] ?? []
  const inside = tags.filter(({ start, end }) => start >= find.start && end <= find.end)
  const place = Math.max(roles.place ?? 0, roles.from ?? 0, roles.to ?? 0)
  const sender = longWords(context.read.page.lines.find(({ origin }) => origin === 'sender')?.text ?? '')
  return [
    `sender|${longWords(find.value).some((word) => sender.includes(word))}`,
    `mentions|${Math.min(3, mentions.length)}|${step(1 - missed)}`,
    `any|${step(Math.max(...mentions.map(likely)))}`,
    `none|${step(roles.none ?? 0)}`,
    `place|${step(place)}`,
    `words|${Math.min(5, find.value.split(/[\s/]+/).length)}`,
    `form|${find.form}`,
    `rival|${step(rival)}|${rival > likely(person)}`,
    `behind|${step(Math.max(0, best - likely(person)))}`,
    `label|${inside.some(({ ids }) => ids.some((id) => id < labelCount))}`,
    `known|${Math.min(2, inside.length)}`,
    `names|${knownNames(find.value)}`,
    `sign|${/[\d&@:]/.test(find.value)}|${/^\p{Lu}+(?:[ /]\p{Lu}+)+$/u.test(find.value)}`,
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
  const distinct = new Set(persons.map(({ find }) => find.value)).size
  return persons.map((candidate) => ({
    candidate,
    features: [
      feature(`role-step|${step(likely(candidate))}`),
      feature(`persons|${Math.min(distinct, 4)}`),
      feature(`best|${likely(candidate) >= best}`),
      ...nameFeatures(candidate, persons, context),
    ],
  }))
}

/** What tells whether a person travels on a booking. */
export function travelerFeatures(
  { candidate, features }: Person,
  draft: Draft,
  begins: readonly Find[],
  context: Context,
  others?: Others,
): Int32Array {
  const kind = feature(`slot-kind|${draft.kind}`)
  const strong = feature(`strong|${step(likely(candidate))}`)
  const own = [
    ...features,
    ...relation(draft.begin.find, candidate.find, begins, context, 'T'),
    ...(others ? personFeatures(candidate, others) : []),
  ]
  return Int32Array.from([
    ...own,
    ...own.map((one) => pair(one, kind)),
    ...own.map((one) => pair(one, strong)),
    ...candidate.features,
  ])
}
