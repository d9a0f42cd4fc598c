import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { Day, Instant, one } from '../kit/wire'

/** The tables of the star schema (docs/open-data.md), and the formats of the nightly export. */
export const openDataTables = ['segments', 'trips', 'people', 'mails'] as const
export type OpenDataTable = (typeof openDataTables)[number]
export const openDataFormats = ['parquet', 'csv'] as const
export type OpenDataFormat = (typeof openDataFormats)[number]

/** How many nightly exports are retained. */
export const retainedNights = 7

const fileNames = openDataTables.flatMap((table) => openDataFormats.map((form) => `${table}.${form}` as const))

/** A file of a nightly export. */
export const NightFile = z.object({
  name: z.enum([...fileNames, 'manifest.json']),
  row_count: z.int(),
  size_bytes: z.int(),
  /** In hexadecimal. */
  sha256: z.string(),
})
export type NightFile = z.infer<typeof NightFile>

/** The files of a nightly export. */
export const Night = z.object({ night: Day, files: z.array(NightFile), created: Instant })
export type Night = z.infer<typeof Night>

/** The login for a team's read-only SQL access; its password is shown only once, on creation. */
export const Reader = z.object({
  role: z.string(),
  host: z.string(),
  port: z.int(),
  database: z.string(),
  created: Instant,
})
export type Reader = z.infer<typeof Reader>

export const OpenData = z.object({
  /**
   * Whether the team's data is exported every night. Off by default, since it creates another copy of personal data.
   */
  enabled: z.boolean(),
  nights: z.array(Night),
  /** Whether the product runs on an external database; SQL access requires one. */
  sql_available: z.boolean(),
  reader: z.nullable(Reader),
})
export type OpenData = z.infer<typeof OpenData>

export const readOpenData = endpoint({
  name: 'downloads.open_data',
  summary: "Retrieve the team's nightly files and its SQL access.",
  method: 'GET',
  path: '{team}/open-data',
  permission: 'read-downloads',
  output: one(OpenData),
})

export const updateOpenData = endpoint({
  name: 'downloads.update_open_data',
  summary: 'Enable or disable nightly files. Disabling deletes existing ones.',
  method: 'PATCH',
  path: '{team}/open-data',
  permission: 'edit-organizations',
  body: z.object({ enabled: z.boolean() }),
  output: one(OpenData),
})

export const readNightFile = endpoint({
  name: 'downloads.night_file',
  summary: 'Download a file of one night.',
  method: 'GET',
  path: '{team}/open-data/{night}/{name}',
  params: { night: Day, name: NightFile.shape.name },
  permission: 'read-downloads',
  output: z.unknown(),
  download: ['application/vnd.apache.parquet', 'text/csv', 'application/json'],
})

export const createReader = endpoint({
  name: 'downloads.create_reader',
  summary:
    'Create the role for reading the team’s open data by SQL, or give it a new password, which is returned only once. 409 if the product uses its embedded database.',
  method: 'POST',
  path: '{team}/open-data/reader',
  permission: 'edit-organizations',
  output: one(z.extend(Reader, { password: z.string() })),
  errors: ['conflict'],
})

export const deleteReader = endpoint({
  name: 'downloads.delete_reader',
  summary: 'End SQL access: closes its connections and drops its role.',
  method: 'DELETE',
  path: '{team}/open-data/reader',
  permission: 'edit-organizations',
  output: one(OpenData),
})
