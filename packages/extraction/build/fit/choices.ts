import { type Beginning, beginGroups, beginningsOf, kindGroups } from '../../src/bookings/begin'
import { gateFeatures, gateGroups } from '../../src/bookings/gate'
import { type Candidate, candidatesOf, judgeRoles, roleGroup, rolesOf } from '../../src/bookings/roles'
import { featuresInContext } from '../../src/bookings/roles-in-context'
import { type Context, contextOf } from '../../src/links/context'
import type { Weights } from '../../src/links/model'
import type { Choice } from './choice'
import { pagesOf } from './pages-of'
import { rightRoles, rowsBegun } from './right-finds'
import type { Example } from './shared-mails'

/** A page of an example, ready to be fitted on. */
export interface Lesson {
  example: Example
  context: Context
  candidates: Candidate[]
}

/** The pages of an example as lessons. */
export function lessonsOf(example: Example): Lesson[] {
  return pagesOf(example.bytes).map((read) => {
    const context = contextOf(read, read.sent)
    return { example, context, candidates: candidatesOf(context) }
  })
}

/** A lesson with the finds that may begin a booking. */
export interface JudgedLesson {
  lesson: Lesson
  beginnings: Beginning[]
}

/** A lesson with the features that finds have by what the others are judged to be. */
export interface SeenLesson {
  lesson: Lesson
  features: Int32Array[]
}

/** Judges the roles of lessons for a first time. */
export function seen(lessons: readonly Lesson[], roles: Weights): SeenLesson[] {
  return lessons.map((lesson) => {
    judgeRoles(lesson.candidates, roles)
    return { lesson, features: featuresInContext(lesson.candidates, lesson.context) }
  })
}

/** Judges the roles of lessons once more, and gathers what may begin a booking. */
export function judged(lessons: readonly SeenLesson[], again: Weights): JudgedLesson[] {
  return lessons.map(({ lesson, features }) => {
    judgeRoles(lesson.candidates, again, features)
    return { lesson, beginnings: beginningsOf(lesson.candidates, lesson.context) }
  })
}

/** What a choice of an example counts. */
export const worthOf = ({ isMade, rows }: Example): number => (isMade ? 0.5 : 1) * (rows.length === 0 ? 0.5 : 1)

/** The choices of the roles of finds. */
export const roleChoices = (lessons: readonly Lesson[]): Choice[] =>
  againChoices(lessons.map((lesson) => ({ lesson, features: lesson.candidates.map((one) => one.features) })))

/** The choices of the roles of finds, by what the others are judged to be. */
export function againChoices(lessons: readonly SeenLesson[]): Choice[] {
  return lessons.flatMap(({ lesson: { candidates, example }, features: all }) =>
    candidates.flatMap(({ find }, place) => {
      const features = all[place] ?? Int32Array.of()
      const right = rightRoles(find, example.rows)
      // most texts are nothing: every other one says so as well
      if (right.size === 0 && find.type === 'text' && place % 2 === 1) return []
      const options = rolesOf[find.type].map((role) => ({
        features,
        group: roleGroup(find.type, role),
        isRight: right.size === 0 ? role === 'none' : right.has(role),
      }))
      return [{ options, weight: worthOf(example), mail: example.id }]
    }),
  )
}

/** Whether finds begin a booking, and of which kind. */
export function beginChoices(all: readonly JudgedLesson[]): Choice[] {
  return all.flatMap(({ lesson, beginnings }) =>
    beginnings.flatMap(({ candidate, features }) => {
      const right = new Set(rowsBegun(candidate.find, lesson.example.rows).map(({ kind }) => kind))
      const weight = worthOf(lesson.example)
      const mail = lesson.example.id
      const begins: Choice = {
        weight,
        mail,
        options: beginGroups.map((group, at) => ({
          features,
          group,
          isRight: (at === 1) === right.size > 0,
        })),
      }
      const kind: Choice = {
        weight,
        mail,
        options: kindGroups.map((one) => ({ features, group: one.group, isRight: right.has(one.kind) })),
      }
      return right.size > 0 ? [begins, kind] : [begins]
    }),
  )
}

/** Whether pages speak of something booked. */
export const gateChoices = (all: readonly JudgedLesson[]): Choice[] =>
  all.map(({ lesson: { example, candidates, context } }) => {
    const features = gateFeatures(candidates, context)
    const speaks = example.rows.length > 0
    return {
      weight: worthOf(example),
      mail: example.id,
      options: gateGroups.map((group, at) => ({ features, group, isRight: (at === 1) === speaks })),
    }
  })
