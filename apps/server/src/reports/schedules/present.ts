import { Schedule } from '@sextant/contract/reports/schemas'
import { creatorOf } from '../present'
import type { ScheduleRow } from './store'

/** A schedule as the API answers it. */
export const presentSchedule = (row: ScheduleRow): Schedule =>
  Schedule.parse({ ...row, created_by: creatorOf(row) })
