import type { Import, ImportStatus } from '@sextant/contract/imports/schemas'

/** Whether an import is queued or processing, and therefore polled (spec §4). */
export const isInProgress = (status: ImportStatus): boolean => status === 'Queued' || status === 'Processing'

/** The unfinished import: the first one in the list, unless it is Processed or Failed (spec §4). */
export const unfinishedImport = (first: Import | undefined): Import | null =>
  first && first.status !== 'Processed' && first.status !== 'Failed' ? first : null
