import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { tableTypes } from '../kit/files'
import { Id, one, page, pageQuery } from '../kit/wire'
import { Import, ImportOptions, ImportType, importStatuses, Mapping, RowProblem } from './schemas'

/** The maximum file size for imports: enough for a million people. */
export const maximumImportBytes = 256 * 1024 * 1024

const upload = {
  types: ['text/csv', 'text/plain', tableTypes.xlsx, 'application/octet-stream'],
  maxBytes: maximumImportBytes,
  spooled: true,
} as const
const uploadErrors = ['too_large', 'unsupported_type'] as const

/** Comma-separated statuses. */
const Statuses = z
  .string()
  .check(
    z.refine(
      (text) => text.split(',').every((status) => importStatuses.some((known) => known === status)),
      `Must be of ${importStatuses.join(', ')}, divided by commas.`,
    ),
  )

const listOf = {
  ...pageQuery({ fields: ['created'], default: 'created:desc' }),
  status: z.optional(Statuses),
}

/** How to import a file: the meaning of its columns, and how rows are read. Omitted settings stay unchanged. */
const Settings = z.object({ mapping: z.optional(Mapping), options: z.optional(z.partial(ImportOptions)) })

export const listImports = endpoint({
  name: 'imports.list',
  summary: "List a team's imports.",
  method: 'GET',
  path: '{team}/imports',
  permission: 'browse-imports',
  query: z.object({ ...listOf, type: z.optional(ImportType) }),
  output: page(Import),
})

export const createImport = endpoint({
  name: 'imports.create',
  summary: 'Upload a file (CSV or XLSX) and guess its columns. Nothing is written yet.',
  method: 'POST',
  path: '{team}/imports',
  permission: 'add-imports',
  body: z.object({ type: ImportType }),
  upload,
  output: one(Import),
  errors: uploadErrors,
})

export const readImport = endpoint({
  name: 'imports.read',
  summary: 'Retrieve an import; while it is Ready, with a preview of its first rows.',
  method: 'GET',
  path: '{team}/imports/{id}',
  permission: 'read-imports',
  output: one(Import),
})

export const previewImport = endpoint({
  name: 'imports.preview',
  summary: 'Set mapping and options of an import that is Ready, and return its preview. Nothing is written.',
  method: 'POST',
  path: '{team}/imports/{id}/preview',
  permission: 'add-imports',
  body: Settings,
  output: one(Import),
  statuses: [200],
  errors: ['conflict'],
})

export const processImport = endpoint({
  name: 'imports.process',
  summary:
    'Start an import that is Ready or, with `dry_run: false`, one that finished a dry run. 409 if it was already started.',
  method: 'POST',
  path: '{team}/imports/{id}',
  permission: 'add-imports',
  body: Settings,
  output: one(Import),
  statuses: [200],
  errors: ['conflict'],
})

export const deleteImport = endpoint({
  name: 'imports.delete',
  summary: 'Delete an import and its file; what it wrote stays. 409 while it is being processed.',
  method: 'DELETE',
  path: '{team}/imports/{id}',
  permission: 'delete-imports',
  output: z.object({ data: z.object({ id: Id }) }),
  errors: ['conflict'],
})

export const readImportResult = endpoint({
  name: 'imports.result',
  summary: 'List the problems of an import by row, in file order.',
  method: 'GET',
  path: '{team}/imports/{id}/result',
  permission: 'read-imports',
  query: z.object({
    /** Requests JSON, the only format. */
    json: z.optional(z.literal('1')),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(1000)), 200),
    next: z.optional(z.string()),
  }),
  output: page(RowProblem),
})

export const downloadImport = endpoint({
  name: 'imports.download',
  summary:
    'Download the original file or, with `rows=failed`, a file of the failed rows with the reasons, to be corrected and imported again.',
  method: 'GET',
  path: '{team}/imports/{id}/download',
  permission: 'read-imports',
  query: z.object({
    rows: z._default(z.enum(['all', 'failed']), 'all'),
    /** The format of the failed rows; without `rows=failed`, the original file is returned. */
    format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
  }),
  output: z.unknown(),
  download: [tableTypes.csv, tableTypes.xlsx, 'application/octet-stream'],
  errors: ['not_found'],
})

export const listMemberImports = endpoint({
  name: 'imports.list_members',
  summary: 'List imports of people.',
  method: 'GET',
  path: '{team}/travelers/imports',
  permission: 'browse-imports',
  query: z.object(listOf),
  output: page(Import),
})

export const uploadMemberImport = endpoint({
  name: 'imports.upload_members',
  summary: 'Upload a file of people. Nothing is written yet.',
  method: 'POST',
  path: '{team}/travelers/imports/upload',
  permission: 'add-imports',
  upload,
  output: one(Import),
  errors: uploadErrors,
})

export const readMemberImport = endpoint({
  name: 'imports.read_members',
  summary: 'Retrieve an import of people.',
  method: 'GET',
  path: '{team}/travelers/imports/{id}',
  permission: 'read-imports',
  output: one(Import),
})

export const processMemberImport = endpoint({
  name: 'imports.process_members',
  summary: 'Start an import of people. 409 if it was already started.',
  method: 'POST',
  path: '{team}/travelers/imports/{id}/process',
  permission: 'add-imports',
  body: Settings,
  output: one(Import),
  statuses: [200],
  errors: ['conflict'],
})

export const replaceMemberImport = endpoint({
  name: 'imports.replace_members',
  summary: 'Replace the file of an import that is still Ready.',
  method: 'POST',
  path: '{team}/travelers/imports/{id}/upload',
  permission: 'add-imports',
  upload,
  output: one(Import),
  statuses: [200],
  errors: ['conflict', ...uploadErrors],
})
