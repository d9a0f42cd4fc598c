import { Schedule } from '@sextant/contract/reports/schemas'
import { creatorOf } from '../present'
import type { ScheduleRow } from './store'

/** Converts a schedule's row to the shape of the API. */
export const shapeSchedule = (row: ScheduleRow) => ({ ...row, created_by: creatorOf(row) })

/** A schedule as the API returns it. */
export const presentSchedule = (row: ScheduleRow): Schedule => Schedule.parse(shapeSchedule(row))
