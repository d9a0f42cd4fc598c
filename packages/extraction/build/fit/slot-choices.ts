import { draftOf, draftsOf, type Pool, poolOf } from '../../src/bookings/assemble'
import { type Beginning, judgeBeginnings } from '../../src/bookings/begin'
import type { Draft } from '../../src/bookings/draft'
import { kinds, type Slot } from '../../src/bookings/kinds'
import type { Candidate } from '../../src/bookings/roles'
import { allFeatures, optionsOf, slotGroup } from '../../src/bookings/slots'
import { type Others, othersOf } from '../../src/bookings/slots-in-context'
import { travelerFeatures, travelerGroups } from '../../src/bookings/travelers'
import type { Find } from '../../src/finds/find'
import type { Weights } from '../../src/links/model'
import type { Choice } from './choice'
import { type JudgedLesson, type Lesson, worthOf } from './choices'
import { holds, rowsBegun } from './right-finds'
import { type Row, sameValue } from './rows'
import type { Example } from './shared-mails'

/** Whether a find is what a slot of one of some rows asks for; null that they leave it open. */
function fitsSlot(slot: Slot, find: Find | null, rows: readonly Row[], draft: Draft): boolean {
  const wanted = rows.map((row) => {
    if (slot === 'startDate') return row.start?.slice(0, 10)
    if (slot === 'startTime') return row.start?.slice(11, 16) || undefined
    if (slot === 'endTime') return row.end?.slice(11, 16) || undefined
    if (slot === 'endDate') return row.end?.slice(0, 10)
    return row[slot]
  })
  const asked = wanted.filter((value) => value !== undefined)
  if (find === null) return asked.length === 0
  const day = draft.begin.find.type === 'date' ? draft.begin.find.value : draft.slots.startDate?.find.value
  return rows.some((row, at) => {
    const value = wanted[at]
    if (value === undefined) return false
    if (slot === 'from' || slot === 'to' || slot === 'place' || slot === 'number' || slot === 'reference')
      return sameValue(slot, value, find.value, row.kind)
    return value === find.value && (slot !== 'endDate' || day === undefined || find.value >= day)
  })
}

/**
 * The choices of slots and travelers of rightly begun drafts; also fills them with what is right. With the weights of a
 * first choice, they are the choices of the second, which sees what the first made of the whole page.
 */
export function slotChoices(all: readonly JudgedLesson[], begin: Weights, slots?: Weights): Choice[] {
  return all.flatMap(({ lesson, beginnings }) => {
    judgeBeginnings(beginnings, begin)
    const pool = poolOf(beginnings, lesson.candidates, lesson.context)
    const first = slots ? draftsOf(beginnings, pool, slots) : []
    const seen = othersOf(first, lesson.context)
    return beginnings.flatMap((beginning) =>
      rightDrafts(beginning, lesson).flatMap(({ draft, rows }) => {
        const own = first.find(({ begin: { find }, kind }) => find === draft.begin.find && kind === draft.kind)
        return slots && !own ? [] : choicesOf(draft, rows, lesson.example, pool, own && seen(own))
      }),
    )
  })
}

function rightDrafts({ candidate, kinds: some }: Beginning, { example }: Lesson): { draft: Draft; rows: Row[] }[] {
  const begun = rowsBegun(candidate.find, example.rows)
  return [...new Set(begun.map(({ kind }) => kind))]
    .filter((kind) => (some[kind] ?? 0) >= 0.1)
    .map((kind) => ({
      draft: draftOf(candidate, kind, some[kind] ?? 0),
      rows: begun.filter((row) => row.kind === kind),
    }))
}

function choicesOf(
  draft: Draft,
  rows: readonly Row[],
  example: Example,
  { candidates, persons, anchors, context }: Pool,
  others?: Others,
): Choice[] {
  const choices: Choice[] = []
  for (const slot of kinds[draft.kind].slots) {
    if (slot === 'startDate' && draft.begin.find.type === 'date') continue
    // what the answers do not hold: hours of a stay
    if (
      draft.kind === 'lodging' &&
      (slot === 'startTime' || slot === 'endTime') &&
      !rows.some(({ start, end }) => ((slot === 'startTime' ? start : end)?.length ?? 0) > 10)
    )
      continue
    const options = optionsOf(slot, draft, candidates, anchors, context, others)
    const graded = options.map((option) => ({
      candidate: option.candidate,
      features: allFeatures(option),
      group: slotGroup(slot),
      isRight: fitsSlot(slot, option.candidate?.find ?? null, rows, draft),
    }))
    // an end on the day of the beginning need not be named
    const isSameDay =
      slot === 'endDate' &&
      rows.every(({ start, end }) => end === undefined || start?.slice(0, 10) === end.slice(0, 10))
    const settled = graded.map((option) =>
      isSameDay && option.candidate === null ? { ...option, isRight: true } : option,
    )
    const isFound = settled.some(({ isRight }) => isRight)
    const marked = isFound ? settled : settled.map((option) => ({ ...option, isRight: option.candidate === null }))
    choices.push({ options: marked, weight: worthOf(example), mail: example.id })
    const right = settled
      .filter(({ isRight, candidate }) => isRight && candidate)
      .toSorted((a, b) => closeness(a.candidate, draft) - closeness(b.candidate, draft))[0]
    if (right?.candidate) draft.slots[slot] = right.candidate
  }
  for (const person of persons) {
    const features = Int32Array.from([
      ...travelerFeatures(person, draft, anchors, context, others),
      ...person.candidate.features,
    ])
    const travels = rows.some((row) => holds(row, 'traveler', person.candidate.find.value))
    choices.push({
      weight: 0.7 * worthOf(example),
      mail: example.id,
      options: travelerGroups.map((group, at) => ({ features, group, isRight: (at === 1) === travels })),
    })
  }
  return choices
}

const closeness = (candidate: Candidate | null, draft: Draft): number =>
  Math.abs((candidate?.find.line ?? 0) - draft.begin.find.line)
