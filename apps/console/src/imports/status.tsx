import type { Import, ImportStatus } from '@sextant/contract/imports/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { Badge, type Tone } from '../ui/badge'

const tones: Readonly<Record<ImportStatus, Tone>> = {
  Ready: 'accent',
  Queued: 'neutral',
  Processing: 'accent',
  Processed: 'good',
  Failed: 'bad',
}

export const StatusBadge = ({ status }: { status: ImportStatus }) => <Badge tone={tones[status]}>{status}</Badge>

/** The results in one line, `120 created, 3 failed`, leaving out zero counts. */
export const resultsText = ({ results }: Pick<Import, 'results'>): string =>
  results
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${numberText(count)} ${label.toLowerCase()}`)
    .join(', ')

/** The number of rows with a result. */
export const countOf = ({ results }: Pick<Import, 'results'>, label: string): number =>
  results.find((one) => one.label === label)?.count ?? 0
