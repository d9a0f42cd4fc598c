import { refuse } from '../../platform/http/refusal'
import type { ImportRow } from '../store'

/** Rejects an import that has already started (409). */
export function requireReady(row: ImportRow): ImportRow {
  if (row.status === 'Ready') return row
  return refuse('conflict', 'This import was begun already. Upload the file again to import it once more.')
}
