import { ImportColumn, ImportOptions, ImportType, Mapping } from '@sextant/contract/imports/schemas'
import * as z from 'zod/mini'
import { Form } from './parsing/form'
import type { RawRow } from './parsing/raw-row'
import type { ImportRow } from './store'

const FirstRow = z.object({ row: z.int(), cells: z.array(z.string()), broken: z.optional(z.string()) })

const Stored = z.object({
  id: z.string(),
  type: ImportType,
  form: Form,
  columns: z.array(ImportColumn),
  first_rows: z.array(FirstRow),
  mapping: Mapping,
  options: ImportOptions,
  last_row: z.int(),
  blob_key: z.nullable(z.string()),
  filename: z.string(),
  created: z.string(),
})

/** An import with its JSON columns validated. */
export type StoredImport = Omit<z.infer<typeof Stored>, 'first_rows'> & {
  readonly first_rows: readonly RawRow[]
}

export function storedOf(row: ImportRow): StoredImport {
  const { first_rows, ...stored } = z.parse(Stored, row)
  return {
    ...stored,
    first_rows: first_rows.map(({ broken, ...one }) => (broken === undefined ? one : { ...one, broken })),
  }
}
