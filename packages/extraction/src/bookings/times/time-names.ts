import { type TimeName, timeNames } from '@sextant/contract/emails/changed-times'
import { folded } from '../../kit/fold'
import type { Concept } from '../../languages/language'
import { languages } from '../../languages/languages'
import { conceptTag, firstParticle, statementTag, type Tag } from '../../languages/lexicon'
import { anyPhrase, spaced } from '../../languages/phrases-in'
import type { Context } from '../../links/context'
import type { Candidate } from '../roles'
import type { Labels } from './noticed-times'

const concepts: Readonly<Record<TimeName, readonly Concept[]>> = {
  check_in: ['checkIn'],
  check_out: ['checkOut'],
  pick_up: ['pickUp'],
  drop_off: ['dropOff'],
  departure: ['departure'],
  arrival: ['arrival'],
  start: ['start', 'date', 'time'],
  end: ['end'],
}

/** Labels of several words in all languages: a phrase such as `new departure date` has one as a part. */
const phrasesOf = (name: TimeName): string[] =>
  languages.flatMap(({ labels }) =>
    concepts[name].flatMap((concept) =>
      (labels[concept] ?? '').split(/[,，、\n]/u).flatMap((one) => (one.trim().length > 3 ? spaced(folded(one)) : [])),
    ),
  )

const names = timeNames.map((name) => {
  const isNamed = anyPhrase(phrasesOf(name))
  return { name, ids: concepts[name].map(conceptTag), isNamed }
})

/** Tags of words for new values, and of statements that something was changed. */
export const newTag = conceptTag('new')
export const changedTag = statementTag('changed')

/** Whether a tag is a word for what a time is called. */
export const namesTime = (tag: Tag): boolean => names.some(({ ids }) => has(tag, ids))

/** Whether a tag is one of some. */
export const has = ({ ids }: Tag, some: readonly number[]): boolean => some.some((id) => ids.includes(id))

/**
 * What a label calls a time. Those of its words that have a single meaning come first. Words for new values may be
 * parts of longer phrases, so that the text behind them counts as well.
 */
function namesOf(labels: readonly Tag[], text: string): TimeName[] {
  for (const tag of labels.toReversed()) {
    if (tag.ids.some((id) => id >= firstParticle)) continue
    const isNew = has(tag, [newTag, changedTag])
    const within = text.slice(tag.start)
    const found = names.filter(({ ids, isNamed }) => has(tag, ids) || (isNew && isNamed(within)))
    // “New date” and “new time” are those of whatever begins.
    const own = found.length > 1 ? found.filter(({ name }) => name !== 'start') : found
    if (own.length > 0 && !(own.length === 1 && own[0]?.name === 'start' && !isNew && hasOther(labels, tag)))
      return own.map(({ name }) => name)
  }
  return []
}

/** Whether a label names a time in other words as well: `departure date`. */
const hasOther = (labels: readonly Tag[], tag: Tag): boolean =>
  labels.some(
    (one) =>
      one !== tag &&
      one.ids.every((id) => id < firstParticle) &&
      names.some(({ name, ids }) => name !== 'start' && has(one, ids)),
  )

/** What a time is called by its labels, or at the head of its row in a table of old and new ones. */
export function calledBy({ mention }: Candidate, { tags, text }: Labels, { read, neighbors }: Context): TimeName[] {
  const isBeside = read.page.lines[mention.line]?.folded === text
  const called = namesOf(tags, isBeside ? text.slice(0, mention.start) : text)
  const heads = called.length > 0 ? [] : (neighbors[mention.line]?.rowHead ?? [])
  return heads.reduce<TimeName[]>(
    (found, head) => (found.length > 0 ? found : namesOf(read.tags[head.index] ?? [], head.folded)),
    called,
  )
}
