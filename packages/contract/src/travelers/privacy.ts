import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { EmailAddress, Id, Instant, one, page, pageQuery, timestamps } from '../kit/wire'

/** A request to export or erase everything the team holds about a person. */
export const DataRequest = z.object({
  id: Id,
  type: z.enum(['export', 'erase']),
  email: z.string(),
  status: z.enum(['Processing', 'Completed', 'Failed']),
  requested_by: z.nullable(z.string()),
  /** The number of records by kind: travelers, segments, trips, emails. */
  counts: z.record(z.string(), z.int()),
  /** When an export's download expires. */
  expires_at: z.nullable(Instant),
  ...timestamps,
})
export type DataRequest = z.infer<typeof DataRequest>

export const listDataRequests = endpoint({
  name: 'travelers.data_requests',
  summary: "List the team's data-subject requests.",
  method: 'GET',
  path: '{team}/data-subject-requests',
  permission: 'browse-dsr',
  query: z.object(pageQuery({ fields: ['created'], default: 'created:desc' })),
  output: page(DataRequest),
})

export const createDataRequest = endpoint({
  name: 'travelers.request_data',
  summary: 'Export everything that the team holds on a person as a ZIP file, or erase it.',
  method: 'POST',
  path: '{team}/data-subject-requests',
  permission: 'add-dsr',
  body: z.object({
    type: z.enum(['export', 'erase']),
    email: EmailAddress,
    /** For erasure: the address, typed again as confirmation. */
    confirm: z.optional(z.string()),
  }),
  output: one(DataRequest),
})

export const downloadDataExport = endpoint({
  name: 'travelers.download_data',
  summary: 'Download the ZIP file of an export.',
  method: 'GET',
  path: '{team}/data-subject-requests/{id}/download',
  permission: 'read-dsr',
  output: z.unknown(),
  download: ['application/zip'],
  errors: ['not_found'],
})
