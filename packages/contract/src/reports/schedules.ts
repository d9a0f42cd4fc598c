import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { Id, listQuery, one, page } from '../kit/wire'
import { Report, Schedule, ScheduleDraft, ScheduleEdit } from './schemas'

export const listSchedules = endpoint({
  name: 'reports.schedules',
  summary: 'List the schedules of recurring reports, with their recipients.',
  method: 'GET',
  path: '{team}/reports/schedules',
  permission: 'browse-reports',
  query: z.object(listQuery({ fields: ['name', 'created'], default: 'name:asc' })),
  output: page(Schedule),
})

export const createSchedule = endpoint({
  name: 'reports.schedule_create',
  summary:
    'Schedule a report that is created every week or month and sent to users of the team. A team has at most 100.',
  method: 'POST',
  path: '{team}/reports/schedules',
  permission: 'add-reports',
  body: ScheduleDraft,
  output: one(Schedule),
})

export const updateSchedule = endpoint({
  name: 'reports.schedule_update',
  summary: 'Change, pause or resume a schedule.',
  method: 'PATCH',
  path: '{team}/reports/schedules/{id}',
  permission: 'add-reports',
  body: ScheduleEdit,
  output: one(Schedule),
})

export const deleteSchedule = endpoint({
  name: 'reports.schedule_delete',
  summary: 'Delete a schedule; reports that it created stay.',
  method: 'DELETE',
  path: '{team}/reports/schedules/{id}',
  permission: 'add-reports',
  output: z.object({ data: z.object({ id: Id }) }),
})

export const runSchedule = endpoint({
  name: 'reports.schedule_run',
  summary: "Create and send a schedule's report now, in addition to its planned runs.",
  method: 'POST',
  path: '{team}/reports/schedules/{id}/run',
  permission: 'add-reports',
  output: one(Report),
  errors: ['too_many_requests'],
})
