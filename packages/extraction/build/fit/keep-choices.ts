import { draftsOf, poolOf, refilled } from '../../src/bookings/assemble'
import { judgeBeginnings } from '../../src/bookings/begin'
import { gateFeatures, judgeGate } from '../../src/bookings/gate'
import { keepFeatures, keepGroups } from '../../src/bookings/keep'
import type { Weights } from '../../src/links/model'
import type { Choice } from './choice'
import { type JudgedLesson, worthOf } from './choices'
import { rowsBegun } from './right-finds'

/** Whether drafts are bookings: right where kind and beginning are a row's. */
export function keepChoices(
  all: readonly JudgedLesson[],
  gate: Weights,
  begin: Weights,
  slots: Weights,
  slotsAgain: Weights,
): Choice[] {
  return all.flatMap(({ lesson, beginnings }) => {
    judgeBeginnings(beginnings, begin)
    const { candidates, context } = lesson
    const pool = poolOf(beginnings, candidates, context)
    const drafts = refilled(draftsOf(beginnings, pool, slots), pool, slotsAgain)
    const speaks = judgeGate(gateFeatures(candidates, context), gate)
    return drafts.map((draft) => {
      const features = keepFeatures(draft, drafts, speaks, context)
      const day = draft.begin.find.type === 'date' ? draft.begin.find.value : draft.slots.startDate?.find.value
      const isRight = rowsBegun(draft.begin.find, lesson.example.rows).some(
        (row) => row.kind === draft.kind && row.start?.slice(0, 10) === day,
      )
      return {
        weight: worthOf(lesson.example),
        mail: lesson.example.id,
        options: keepGroups.map((group, at) => ({ features, group, isRight: (at === 1) === isRight })),
      }
    })
  })
}
