import type { segmentSourcesChart } from '@sextant/contract/dashboard/charts'
import { sourceName } from '@sextant/domain/segments/source-name'
import type { TeamVerb } from '../../platform/http/serve'
import { chart } from './chart'
import { readSources } from './store'

export const readSegmentSources: TeamVerb<typeof segmentSourcesChart> = chart(async (tx, range) => ({
  sources: (await readSources(tx, range)).map((row) => ({
    source: row.source || null,
    source_name: sourceName(row.source_name),
    class: row.class === 'tmc' ? ('TMC' as const) : ('Non-TMC' as const),
    segments: row.segments,
    segments_unique: row.segments_unique,
    computed_spend: row.cents,
  })),
}))
