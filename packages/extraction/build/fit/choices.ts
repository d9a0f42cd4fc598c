import { anchorsOf, draftOf, fillSlots, minBegin, personsOf } from '../../src/bookings/assemble'
import {
  type Beginning,
  beginGroups,
  beginningsOf,
  judgeBeginnings,
  kindGroups,
} from '../../src/bookings/begin'
import { keepFeatures, keepGroups } from '../../src/bookings/keep'
import { kinds, type Slot } from '../../src/bookings/kinds'
import {
  type Candidate,
  candidatesOf,
  judgeRoles,
  type Role,
  roleGroup,
  rolesOf,
} from '../../src/bookings/roles'
import { type Draft, optionsOf, slotGroup, travelerFeatures, travelerGroups } from '../../src/bookings/slots'
import type { Find } from '../../src/finds/find'
import { type Context, contextOf } from '../../src/links/find-features'
import type { Weights } from '../../src/links/model'
import { pagesOf } from './pages-of'
import { type Row, sameValue } from './rows'
import type { Example } from './shared-mails'
import type { Choice } from './train'

/** A page of an example, ready to be fitted on. */
export interface Lesson {
  example: Example
  context: Context
  candidates: Candidate[]
}

export function lessonsOf(example: Example): Lesson[] {
  return pagesOf(example.bytes).map((read) => {
    const context = contextOf(read, read.sent)
    return { example, context, candidates: candidatesOf(context) }
  })
}

const is = (
  row: Row,
  field: 'from' | 'to' | 'place' | 'traveler' | 'reference' | 'number',
  value: string,
): boolean => row[field] !== undefined && sameValue(field, row[field] ?? '', value, row.kind)

/** The roles that a find rightly has in the rows of a mail. */
export function rightRoles({ type, value }: Find, rows: readonly Row[]): Set<Role> {
  const right = new Set<Role>()
  for (const row of rows) {
    if (type === 'date') {
      if (row.start?.slice(0, 10) === value) right.add('start')
      if (row.end?.slice(0, 10) === value) right.add('end')
    } else if (type === 'time') {
      if (row.start?.slice(11, 16) === value) right.add('start')
      if (row.end?.slice(11, 16) === value) right.add('end')
    } else if (type === 'code' && is(row, 'reference', value)) right.add('reference')
    else if (type === 'number' && is(row, 'number', value)) right.add('number')
    else if (type === 'airport' || type === 'text') {
      if ((type === 'airport') !== (row.kind === 'flight') && type === 'airport') continue
      if (is(row, 'from', value)) right.add('from')
      if (is(row, 'to', value)) right.add('to')
      if (type === 'text' && is(row, 'place', value)) right.add('place')
      if (type === 'text' && is(row, 'traveler', value)) right.add('traveler')
    }
  }
  return right
}

export function roleChoices(lessons: readonly Lesson[]): Choice[] {
  return lessons.flatMap(({ candidates, example }) =>
    candidates.map(({ find, features }) => {
      const right = rightRoles(find, example.rows)
      const options = rolesOf[find.type].map((role) => ({
        features,
        group: roleGroup(find.type, role),
        isRight: right.size === 0 ? role === 'none' : right.has(role),
      }))
      return { options, weight: right.size === 0 && find.type === 'text' ? 0.5 : 1 }
    }),
  )
}

/** Rows that a find may begin. */
const rowsBegun = ({ type, value }: Find, rows: readonly Row[]): Row[] =>
  rows.filter(({ kind, start = '' }) =>
    type === 'time'
      ? kinds[kind].isTimed && start.slice(11, 16) === value
      : start.slice(0, 10) === value && (!kinds[kind].isTimed || start.length === 10),
  )

export function judged(
  lessons: readonly Lesson[],
  roles: Weights,
): { lesson: Lesson; beginnings: Beginning[] }[] {
  return lessons.map((lesson) => {
    judgeRoles(lesson.candidates, roles)
    return { lesson, beginnings: beginningsOf(lesson.candidates, lesson.context) }
  })
}

export function beginChoices(all: readonly { lesson: Lesson; beginnings: Beginning[] }[]): Choice[] {
  return all.flatMap(({ lesson, beginnings }) =>
    beginnings.flatMap(({ candidate, features }) => {
      const right = new Set(rowsBegun(candidate.find, lesson.example.rows).map(({ kind }) => kind))
      const begins: Choice = {
        weight: 1,
        options: beginGroups.map((group, at) => ({
          features,
          group,
          isRight: (at === 1) === right.size > 0,
        })),
      }
      const kind: Choice = {
        weight: 1,
        options: kindGroups.map((one) => ({ features, group: one.group, isRight: right.has(one.kind) })),
      }
      return right.size > 0 ? [begins, kind] : [begins]
    }),
  )
}

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

/** The choices of slots and travelers of rightly begun drafts; also fills them with what is right. */
export function slotChoices(
  all: readonly { lesson: Lesson; beginnings: Beginning[] }[],
  begin: Weights,
): Choice[] {
  return all.flatMap(({ lesson, beginnings }) => {
    judgeBeginnings(beginnings, begin)
    const anchors = anchorsOf(beginnings)
    return beginnings.flatMap((beginning) =>
      draftsOf(beginning, lesson).flatMap(({ draft, rows }) => choicesOf(draft, rows, lesson, anchors)),
    )
  })
}

function draftsOf(
  { candidate, kinds: some }: Beginning,
  { example }: Lesson,
): { draft: Draft; rows: Row[] }[] {
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
  { candidates, context }: Lesson,
  anchors: readonly Find[],
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
    const options = optionsOf(slot, draft, candidates, anchors, context)
    const graded = options.map(({ candidate, features }) => ({
      candidate,
      features,
      group: slotGroup(slot),
      isRight: fitsSlot(slot, candidate?.find ?? null, rows, draft),
    }))
    // an end on the day of the beginning need not be named
    const isSameDay =
      slot === 'endDate' &&
      rows.every(({ start, end }) => end === undefined || start?.slice(0, 10) === end.slice(0, 10))
    const settled = graded.map((option) =>
      isSameDay && option.candidate === null ? { ...option, isRight: true } : option,
    )
    const isFound = settled.some(({ isRight }) => isRight)
    const marked = isFound
      ? settled
      : settled.map((option) => ({ ...option, isRight: option.candidate === null }))
    choices.push({ options: marked, weight: 1 })
    const right = settled
      .filter(({ isRight, candidate }) => isRight && candidate)
      .toSorted((a, b) => closeness(a.candidate, draft) - closeness(b.candidate, draft))[0]
    if (right?.candidate) draft.slots[slot] = right.candidate
  }
  const persons = personsOf(candidates)
  for (const person of persons) {
    const features = travelerFeatures(person, draft, persons, anchors, context)
    const travels = rows.some((row) => is(row, 'traveler', person.find.value))
    choices.push({
      weight: 0.7,
      options: travelerGroups.map((group, at) => ({ features, group, isRight: (at === 1) === travels })),
    })
  }
  return choices
}

const closeness = (candidate: Candidate | null, draft: Draft): number =>
  Math.abs((candidate?.find.line ?? 0) - draft.begin.find.line)

/** Whether drafts are bookings: right where kind and beginning are a row's. */
export function keepChoices(
  all: readonly { lesson: Lesson; beginnings: Beginning[] }[],
  begin: Weights,
  slots: Weights,
): Choice[] {
  return all.flatMap(({ lesson, beginnings }) => {
    judgeBeginnings(beginnings, begin)
    const anchors = anchorsOf(beginnings)
    const drafts = beginnings.flatMap(({ candidate, kinds: some }) =>
      kindGroups.flatMap(({ kind }) =>
        (some[kind] ?? 0) >= minBegin ? [draftOf(candidate, kind, some[kind] ?? 0)] : [],
      ),
    )
    for (const draft of drafts) fillSlots(draft, lesson.candidates, anchors, lesson.context, slots)
    return drafts.map((draft) => {
      const features = keepFeatures(draft, drafts, lesson.context)
      const day =
        draft.begin.find.type === 'date' ? draft.begin.find.value : draft.slots.startDate?.find.value
      const isRight = rowsBegun(draft.begin.find, lesson.example.rows).some(
        (row) => row.kind === draft.kind && row.start?.slice(0, 10) === day,
      )
      return {
        weight: 1,
        options: keepGroups.map((group, at) => ({ features, group, isRight: (at === 1) === isRight })),
      }
    })
  })
}
