import type { Import } from '@sextant/contract/imports/schemas'
import { defaultOptions } from '@sextant/domain/imports/default-options'

const stamp = '2026-03-01T09:30:00.000Z'

/** A people import in status Ready, with overrides. */
export const anImport = (fields: Partial<Import> = {}): Import => ({
  id: '5',
  type: 'members',
  status: 'Ready',
  filename: 'people.csv',
  size_bytes: 2048,
  columns: [
    { header: 'E-Mail', samples: ['ana@example.com'] },
    { header: 'Vorname', samples: ['Ana'] },
  ],
  sheets: [],
  mapping: ['email', 'first_name'],
  options: defaultOptions,
  preview: {
    rows: [
      {
        row: 2,
        cells: ['ana@example.com', 'Ana'],
        values: { email: 'ana@example.com', first_name: 'Ana' },
        problems: [],
      },
    ],
    mapping_problems: [],
  },
  results: [],
  progress: { done: 0, total: null },
  error: null,
  created_by: 'Ada Lovelace',
  finished: null,
  created: stamp,
  modified: stamp,
  ...fields,
})

/** The only page of a list. */
export const pageOf = <T>(data: readonly T[], next: string | null = null) => ({
  data,
  meta: { total: data.length, count: data.length, limit: 20 },
  links: { next, previous: null },
})
