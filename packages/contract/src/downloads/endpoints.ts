import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { tableTypes } from '../kit/files'
import { BoundedDay, Day, Id, one, page, pageQuery } from '../kit/wire'
import {
  Download,
  DownloadStatus,
  ExplorerDraft,
  LiveLink,
  LiveLinkDraft,
  ParseMetric,
  retainedDownloads,
} from './schemas'

export const exploreData = endpoint({
  name: 'downloads.explore',
  summary: `Request a file of the team's travel. The newest ${retainedDownloads} files are retained.`,
  method: 'POST',
  path: '{team}/data-explorer',
  permission: 'add-downloads',
  body: ExplorerDraft,
  output: one(Download),
})

export const listDownloads = endpoint({
  name: 'downloads.list',
  summary: `List the newest ${retainedDownloads} requested files.`,
  method: 'GET',
  path: '{team}/downloads',
  permission: 'browse-downloads',
  query: z.object({
    ...pageQuery({ fields: ['created'], default: 'created:desc' }),
    status: z.optional(DownloadStatus),
  }),
  output: page(Download),
})

export const listDownloadStatuses = endpoint({
  name: 'downloads.statuses',
  summary: 'Count files by status.',
  method: 'GET',
  path: '{team}/downloads/statuses',
  permission: 'browse-downloads',
  output: z.object({ data: z.array(z.object({ id: DownloadStatus, label: z.string(), count: z.int() })) }),
})

export const readDownload = endpoint({
  name: 'downloads.read',
  summary: "Retrieve a requested file's record with its progress.",
  method: 'GET',
  path: '{team}/downloads/{id}',
  permission: 'read-downloads',
  output: one(Download),
})

export const readDownloadFile = endpoint({
  name: 'downloads.file',
  summary: 'Download a file. 409 while it is being created, 404 after it has expired.',
  method: 'GET',
  path: '{team}/downloads/{id}/file',
  permission: 'read-downloads',
  output: z.unknown(),
  download: [tableTypes.xlsx, tableTypes.csv],
  errors: ['conflict'],
})

export const deleteDownload = endpoint({
  name: 'downloads.delete',
  summary: 'Delete a file.',
  method: 'DELETE',
  path: '{team}/downloads/{id}',
  permission: 'delete-downloads',
  output: z.object({ data: z.object({ id: Id }) }),
})

/** The maximum number of live links per team. */
export const maxLiveLinks = 20

export const listLiveLinks = endpoint({
  name: 'downloads.links',
  summary: "List the team's live links, without their URLs.",
  method: 'GET',
  path: '{team}/live-links',
  permission: 'browse-downloads',
  output: z.object({ data: z.array(LiveLink) }),
})

export const createLiveLink = endpoint({
  name: 'downloads.create_link',
  summary: `Create a URL from which a spreadsheet reads the team's travel as CSV. It is returned only once; a team has at most ${maxLiveLinks}.`,
  method: 'POST',
  path: '{team}/live-links',
  permission: 'add-downloads',
  body: LiveLinkDraft,
  output: one(z.extend(LiveLink, { url: z.string() })),
})

export const revokeLiveLink = endpoint({
  name: 'downloads.revoke_link',
  summary: 'Revoke a live link: its URL returns 404 from now on.',
  method: 'DELETE',
  path: '{team}/live-links/{id}',
  permission: 'edit-downloads',
  output: z.object({ data: z.object({ id: Id }) }),
})

/** The token in a live link's URL: 256 random bits in base64url. */
const LiveToken = z.string().check(z.regex(/^[\w-]{43}$/))

export const readLiveLink = endpoint({
  name: 'downloads.live',
  summary: 'Read the travel behind a live link as CSV; anyone with the URL may read it.',
  method: 'GET',
  path: '/api/live/{token}.csv',
  params: { token: LiveToken },
  permission: 'anyone',
  output: z.unknown(),
  download: [tableTypes.csv],
  errors: ['too_many_requests'],
})

export const listParseMetrics = endpoint({
  name: 'downloads.parse_metrics',
  summary:
    'List parse results by source for emails received on these days in the team’s time zone; the last 30 days by default.',
  method: 'GET',
  path: '{team}/parse-metrics',
  permission: 'browse-downloads',
  query: z.object({ start_date: z.optional(BoundedDay), end_date: z.optional(BoundedDay) }).check(
    z.refine(({ start_date: start, end_date: end }) => !start || !end || start <= end, {
      error: 'Must not be before the first day.',
      path: ['end_date'],
    }),
  ),
  output: z.object({
    data: z.array(ParseMetric),
    meta: z.object({ start_date: Day, end_date: Day }),
  }),
})
