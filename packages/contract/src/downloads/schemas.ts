import * as z from 'zod/mini'
import { BoundedDay, Day, Id, Instant, oneLine, timestamps } from '../kit/wire'
import { SegmentType } from '../segments/schemas'

/** The output of the data explorer: an Excel workbook, or a CSV file for import into Google Sheets (spec §3). */
export const downloadTypes = ['excel', 'gsheet'] as const
export const DownloadType = z.enum(downloadTypes)
export type DownloadType = z.infer<typeof DownloadType>

/** The statuses of a file created in the background, the same as for reports. */
export const downloadStatuses = ['queued', 'processing', 'completed', 'failed', 'expired'] as const
export const DownloadStatus = z.enum(downloadStatuses)
export type DownloadStatus = z.infer<typeof DownloadStatus>

export const downloadStatusLabels: Record<DownloadStatus, string> = {
  queued: 'Queued',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
  expired: 'Expired',
}

/** How many downloads the list keeps (spec §4, §9), and for how many days a file is retained. */
export const retainedDownloads = 10
export const retentionDays = 30

/** The travel to include. By default from twelve months ago onwards. An empty list of types means all. */
const chosen = {
  start_date: z.optional(z.nullable(BoundedDay)),
  end_date: z.optional(z.nullable(BoundedDay)),
  types: z._default(z.array(SegmentType).check(z.maxLength(5)), []),
}

const isInOrder = z.refine<{ start_date?: string | null | undefined; end_date?: string | null | undefined }>(
  ({ start_date: start, end_date: end }) => !start || !end || start <= end,
  { error: 'Must not be before the first day.', path: ['end_date'] },
)

export const ExplorerDraft = z.object({ type: DownloadType, ...chosen }).check(isInOrder)
export type ExplorerDraft = z.infer<typeof ExplorerDraft>

/** A file of the team's travel. */
export const Download = z.object({
  id: Id,
  type: DownloadType,
  status: DownloadStatus,
  start_date: Day,
  end_date: z.nullable(Day),
  types: z.array(SegmentType),
  /** The number of segments; null until the file is created. */
  row_count: z.nullable(z.int()),
  size_bytes: z.nullable(z.int()),
  error: z.nullable(z.string()),
  /** The paths of the record and its file, relative to the product's base URL. */
  url: z.string(),
  download_url: z.string(),
  created_by: z.nullable(z.string()),
  expires_at: Instant,
  ...timestamps,
})
export type Download = z.infer<typeof Download>

export const LiveLinkDraft = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100), oneLine),
    ...chosen,
  })
  .check(isInOrder)
export type LiveLinkDraft = z.infer<typeof LiveLinkDraft>

/** A URL from which a spreadsheet reads the team's current travel. The URL itself is returned only once. */
export const LiveLink = z.object({
  id: Id,
  name: z.string(),
  start_date: z.nullable(Day),
  end_date: z.nullable(Day),
  types: z.array(SegmentType),
  created_by: z.nullable(z.string()),
  last_used_at: z.nullable(Instant),
  ...timestamps,
})
export type LiveLink = z.infer<typeof LiveLink>

/** Parsing results for one source's emails. */
export const ParseMetric = z.object({
  source: z.string(),
  source_name: z.string(),
  mails: z.int(),
  processed: z.int(),
  partial: z.int(),
  unrecognized: z.int(),
  segments: z.int(),
  /** Time to read an email, in milliseconds; null if none was read. */
  median_ms: z.nullable(z.number()),
})
export type ParseMetric = z.infer<typeof ParseMetric>
