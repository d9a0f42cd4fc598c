import { Extraction } from '@sextant/contract/emails/reservation'
import type { StoredEmail } from './store'

/** What was read from an email, as stored. */
export const extractionOf = ({
  class: kind,
  source,
  source_name,
  source_type,
  reservations,
  diagnostics,
  stated_amounts,
}: StoredEmail): Extraction =>
  Extraction.parse({
    class: kind ?? 'other',
    source: { id: source ?? 'Email', name: source_name ?? 'Email', type: source_type ?? 'unknown' },
    reservations,
    diagnostics,
    ...Object(stated_amounts),
  })
