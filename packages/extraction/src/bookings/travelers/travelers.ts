import { labelCount } from '../../languages/lexicon'
import { nameWords } from '../../languages/person-names'
import type { Context } from '../../links/context'
import { crossAll, feature, featuresUnder, joinFeatures } from '../../links/hash'
import { probabilityBucket, scoresOf, softmax, type Weights } from '../../links/model'
import { knownNames } from '../../links/text-features'
import { type Mention, overlaps } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { Draft, RankedPerson } from '../draft'
import { relation } from '../relation'
import type { Candidate } from '../roles'
import { type OtherChoices, personFeatures } from '../slots-in-context'
import { kanaPassengers } from './kana-passengers'
import { isDriver } from './labelled-persons'
import { nameListsOf } from './name-lists'
import { eitherContains, wordsOf } from './name-words'
import { inOneScript } from './one-script'
import { relativesTraveling } from './relatives'
import { travelTogether } from './travel-together'
import { withoutUnrelatedPersons } from './unrelated-persons'

export const travelerGroups = [feature('traveler|no'), feature('traveler|yes')] as const

const likely = ({ roles }: Candidate): number => roles.traveler ?? 0

/** Minimum probability of a traveler. The lower one applies if only the most likely person is taken. */
const minTraveling = 0.5
const minAlone = 0.15

/** Words that are long enough to distinguish names. */
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
  const { lines, forwarder } = context.read.page
  const sender = longWords(`${lines.find(({ origin }) => origin === 'sender')?.text ?? ''} ${forwarder}`)
  const words = longWords(mention.value)
  const sent = words.filter((word) => sender.includes(word)).length
  return [
    // The person who sends or forwards a mail is rarely the traveler.
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
  ].map(featuresUnder('person|'))
}

/** A candidate traveler, with page-wide features of the name. */
export interface Person {
  candidate: Candidate
  features: readonly number[]
  /** The lists of names that contain it: in its line, and in the lines above and below. */
  lists: readonly (readonly Candidate[])[]
}

const minTraveler = 0.1
/** Maximum number of people considered on a page. */
const maxPersons = 80

/** The candidates that may be travelers. */
export function personsOf(candidates: readonly Candidate[], context: Context): Person[] {
  const named = candidates.filter((one) => likely(one) >= minTraveler)
  const least = named.map(likely).toSorted((a, b) => b - a)[maxPersons] ?? 0
  const persons = named.filter((one) => likely(one) >= least).slice(0, maxPersons)
  const best = Math.max(0, ...persons.map(likely))
  const distinct = new Set(persons.map(({ mention }) => mention.value)).size
  const { inLines, inColumns } = nameListsOf(candidates, context.read)
  const relatives = relativesTraveling(candidates)
  const listsWith = (candidate: Candidate, lists: readonly (readonly Candidate[])[]): (readonly Candidate[])[] =>
    lists.filter((list) => list.includes(candidate))
  return persons.map((candidate) => ({
    candidate,
    lists: listsWith(candidate, [...inLines, ...inColumns]),
    features: [
      feature(`relatives|${probabilityBucket(relatives.get(candidate) ?? 0)}`),
      feature(`list|${listsWith(candidate, inLines).length > 0}`),
      feature(`role-step|${probabilityBucket(likely(candidate))}`),
      feature(`persons|${Math.min(distinct, 4)}`),
      feature(`best|${likely(candidate) >= best}`),
      ...nameFeatures(candidate, persons, context),
    ],
  }))
}

/** Features for whether a person travels on a booking. */
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

/** Whether the names of a list may travel together on a booking, rather than one per row or room. */
function isOfBooking(list: readonly Candidate[], { kind, anchor }: Draft, { read }: Context): boolean {
  const { lines } = read.page
  const cellOf = ({ mention }: Candidate): Line['cell'] => lines[mention.line]?.cell ?? null
  const [first, second] = list
  if (!first || !second || first.mention.line === second.mention.line) return true
  const table = cellOf(first)?.table
  return kind !== 'lodging' && (table === undefined || table !== cellOf(anchor)?.table)
}

/**
 * Drops people whose names overlap with, contain or are contained in a likelier one, or are part of a place. Returns
 * the rest in page order.
 */
function withoutOverlaps({ slots }: Draft, persons: readonly Candidate[]): Candidate[] {
  const distinct: Candidate[] = []
  const places = [slots.place, slots.from, slots.to].flatMap((one) => one?.mention.value ?? [])
  // `NOWAK/ANNA DR` is `Anna Nowak`.
  const isSameName = (a: readonly string[], b: readonly string[]): boolean =>
    Math.min(a.length, b.length) > 1 && eitherContains(a, b)
  for (const person of persons) {
    const { line, start, end } = person.mention
    const name = person.mention.value.toLowerCase()
    const clashes =
      places.some((place) => place.toLowerCase().includes(name)) ||
      distinct.some(
        ({ mention }) =>
          (mention.line === line && start < mention.end && mention.start < end) ||
          mention.value.toLowerCase().includes(name) ||
          isSameName(wordsOf(mention.value), wordsOf(person.mention.value)) ||
          name.includes(mention.value.toLowerCase()),
      )
    if (!clashes) distinct.push(person)
  }
  return distinct.toSorted((a, b) => a.mention.line - b.mention.line || a.mention.start - b.mention.start)
}

/**
 * Sets the travelers of a draft, and the probability of that choice: all likely people, or else only the most likely
 * one.
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
  travelTogether(
    chosen,
    new Set(persons.flatMap(({ lists }) => lists.filter((list) => isOfBooking(list, draft, context)))),
  )
  const all = [...chosen.values()].toSorted((a, b) => b.probability - a.probability)
  draft.persons = all
  draft.travelersProbability = all.reduce((product, { probability: p }) => product * Math.max(p, 1 - p), 1)
  const isPassenger = ({ candidate: { mention } }: RankedPerson): boolean =>
    draft.kind !== 'taxi' || !isDriver(mention, context)
  const ranked = withoutUnrelatedPersons(
    all.filter((one) => one.probability >= minAlone && isPassenger(one)),
    context,
  )
  const likely = ranked.filter(({ probability }) => probability >= minTraveling)
  const inKana = kanaPassengers(likely, persons, context)
  const [best] = ranked
  const listed = persons.filter(({ lists }) => best && lists.some((list) => list.includes(best.candidate)))
  const withList = ranked.filter((one) => one === best || listed.some(({ candidate }) => candidate === one.candidate))
  const likeliest = likely.length > 0 ? inOneScript(likely, persons, context) : withList
  const named = inKana.length > 0 ? inKana : likeliest
  draft.travelers = withoutOverlaps(
    draft,
    named.map(({ candidate }) => candidate),
  )
}
