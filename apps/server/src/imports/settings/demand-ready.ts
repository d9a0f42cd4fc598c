import { refuse } from '../../platform/http/refusal'
import type { ImportRow } from '../store'

/** Refuses an import that was begun already (409). */
export function demandReady(row: ImportRow): ImportRow {
  if (row.status === 'Ready') return row
  return refuse('conflict', 'This import was begun already. Upload the file again to import it once more.')
}
