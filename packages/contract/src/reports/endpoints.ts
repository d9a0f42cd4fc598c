import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { tableTypes } from '../kit/files'
import { Id, listQuery, one, page } from '../kit/wire'
import { Report, ReportDraft, ReportFormat, ReportGroup, ReportStatus, ReportSummary, ReportType } from './schemas'

export const listReports = endpoint({
  name: 'reports.list',
  summary: 'List the reports requested by people and schedules of the team.',
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
  summary:
    'Request a report, which is created in the background. It is retained for 30 days. At most 20 per team can be waiting.',
  method: 'POST',
  path: '{team}/reports',
  permission: 'add-reports',
  body: ReportDraft,
  output: one(Report),
  errors: ['too_many_requests'],
})

export const readReport = endpoint({
  name: 'reports.read',
  summary: 'Retrieve a report with its progress.',
  method: 'GET',
  path: '{team}/reports/{id}',
  permission: 'read-reports',
  output: one(Report),
})

export const deleteReport = endpoint({
  name: 'reports.delete',
  summary: 'Delete a report with its rows; if it is being created, that is cancelled.',
  method: 'DELETE',
  path: '{team}/reports/{id}',
  permission: 'delete-reports',
  output: z.object({ data: z.object({ id: Id }) }),
})

export const cancelReport = endpoint({
  name: 'reports.cancel',
  summary: 'Cancel a report that is waiting or being created. 409 once it has ended.',
  method: 'POST',
  path: '{team}/reports/{id}/cancel',
  permission: 'edit-reports',
  output: one(Report),
  statuses: [200],
  errors: ['conflict'],
})

export const readReportData = endpoint({
  name: 'reports.data',
  summary: "Retrieve a report's totals, chart, and a page of its groups, largest first. 409 unless it is completed.",
  method: 'GET',
  path: '{team}/reports/{id}/data',
  permission: 'read-reports',
  query: z.object({
    /** One of the report's breakdowns; the first by default. */
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
  summary: 'Download all rows of a report as a file. 409 unless it is completed.',
  method: 'GET',
  path: '{team}/reports/{id}/download',
  permission: 'read-reports',
  /** The report's own format by default. */
  query: z.object({ format: z.optional(ReportFormat) }),
  output: z.unknown(),
  download: [tableTypes.xlsx, tableTypes.csv, 'application/json'],
  errors: ['conflict'],
})
