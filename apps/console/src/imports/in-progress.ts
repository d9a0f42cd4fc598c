import type { Import, ImportStatus } from '@sextant/contract/imports/schemas'

/** Whether an import is being worked on or waits for it: then it is asked for again (spec §4). */
export const isInProgress = (status: ImportStatus): boolean => status === 'Queued' || status === 'Processing'

/** The import that somebody is in the middle of: the first one, where it is neither Processed nor Failed (spec §4). */
export const unfinishedImport = (first: Import | undefined): Import | null =>
  first && first.status !== 'Processed' && first.status !== 'Failed' ? first : null
