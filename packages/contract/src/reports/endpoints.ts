import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { tableTypes } from '../kit/files'
import { Id, listQuery, one, page } from '../kit/wire'
import { Report, ReportDraft, ReportFormat, ReportGroup, ReportStatus, ReportSummary, ReportType } from './schemas'

export const listReports = endpoint({
  name: 'reports.list',
  summary: 'The reports that people and schedules of the team asked for.',
  method: 'GET',
  path: '{team}/reports',
  permission: 'browse-reports',
  query: z.object({
    ...listQuery({ fields: ['created', 'name', 'start_date'], default: 'created:desc' }),
    type: z.optional(ReportType),
    status: z.optional(ReportStatus),
  }),
  output: page(Report),
})

export const createReport = endpoint({
  name: 'reports.create',
  summary: 'Asks for a report, which a job then makes. It is kept for 30 days. At most 20 of a team wait at once.',
  method: 'POST',
  path: '{team}/reports',
  permission: 'add-reports',
  body: ReportDraft,
  output: one(Report),
  errors: ['too_many_requests'],
})

export const readReport = endpoint({
  name: 'reports.read',
  summary: 'One report, and how far it is.',
  method: 'GET',
  path: '{team}/reports/{id}',
  permission: 'read-reports',
  output: one(Report),
})

export const deleteReport = endpoint({
  name: 'reports.delete',
  summary: 'Deletes a report with its rows; one that is being made is given up.',
  method: 'DELETE',
  path: '{team}/reports/{id}',
  permission: 'delete-reports',
  output: z.object({ data: z.object({ id: Id }) }),
})

export const cancelReport = endpoint({
  name: 'reports.cancel',
  summary: 'Gives a report up that waits or is being made. Refused (409) where it is over.',
  method: 'POST',
  path: '{team}/reports/{id}/cancel',
  permission: 'edit-reports',
  output: one(Report),
  statuses: [200],
  errors: ['conflict'],
})

export const readReportData = endpoint({
  name: 'reports.data',
  summary:
    'What a report comes to: its totals, its chart, and a page of its groups, the largest first. Refused (409) unless it is completed.',
  method: 'GET',
  path: '{team}/reports/{id}/data',
  permission: 'read-reports',
  query: z.object({
    /** One of its breakdowns; the first by default. */
    by: z.optional(z.string().check(z.maxLength(40))),
    limit: listQuery({ fields: ['place'], default: 'place:asc' }).limit,
    next: z.optional(z.string()),
    previous: z.optional(z.string()),
  }),
  output: z.object({
    ...page(ReportGroup).shape,
    summary: ReportSummary,
    by: z.string(),
  }),
  errors: ['conflict'],
})

export const downloadReport = endpoint({
  name: 'reports.download',
  summary: 'All rows of a report as a file. Refused (409) unless it is completed.',
  method: 'GET',
  path: '{team}/reports/{id}/download',
  permission: 'read-reports',
  /** The report's own format by default. */
  query: z.object({ format: z.optional(ReportFormat) }),
  output: z.unknown(),
  download: [tableTypes.xlsx, tableTypes.csv, 'application/json'],
  errors: ['conflict'],
})
