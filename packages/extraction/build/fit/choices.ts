import { type Beginning, beginGroups, beginningsOf, kindGroups } from '../../src/bookings/begin'
import { type Candidate, candidatesOf, judgeRoles, roleGroup, rolesOf } from '../../src/bookings/roles'
import { type Context, contextOf } from '../../src/links/context'
import type { Weights } from '../../src/links/model'
import { pagesOf } from './pages-of'
import { rightRoles, rowsBegun } from './right-finds'
import type { Example } from './shared-mails'
import type { Choice } from './train'

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

/** Judges the roles of lessons, and gathers what may begin a booking. */
export function judged(lessons: readonly Lesson[], roles: Weights): JudgedLesson[] {
  return lessons.map((lesson) => {
    judgeRoles(lesson.candidates, roles)
    return { lesson, beginnings: beginningsOf(lesson.candidates, lesson.context) }
  })
}

/** The choices of the roles of finds. */
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

/** Whether finds begin a booking, and of which kind. */
export function beginChoices(all: readonly JudgedLesson[]): Choice[] {
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
