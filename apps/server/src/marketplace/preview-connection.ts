import type * as endpoints from '@sextant/contract/marketplace/endpoints'
import type { ConnectionPreview } from '@sextant/contract/marketplace/schemas'
import type { Config, Manifest, SegmentEvent } from '@sextant/domain/marketplace/manifest'
import { samplePerson, sampleSegments } from '@sextant/domain/marketplace/sample'
import type { Tx } from '../platform/database/transaction'
import { permit } from '../platform/http/context'
import type { Networks } from '../platform/http/networks'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import type { Services } from '../platform/services'
import { checked, manifestOf, merged, openValues, shownValues } from './config'
import { segmentEventOf } from './segment-event'
import { findConnection, latestEvents } from './store'

/**
 * Previews what the partner would receive for the latest booking, with the given values merged over the stored ones.
 */
export const previewConnection =
  (networks: Networks): TeamVerb<typeof endpoints.previewConnection> =>
  async (ctx, { params, body }) => {
    permit(ctx, 'read-integrations')
    return await ctx.tx(async (tx) => {
      const row = (await findConnection(tx, params.id)) ?? refuse('not_found')
      const manifest = manifestOf(row)
      const input = checked(networks, row, body.config ?? {})
      const values = shownValues(manifest, merged(openValues(ctx.secrets, row), input))
      return { data: await preview(ctx, tx, manifest, values) }
    })
  }

/** The latest booking that the partner uses; otherwise the latest of all, or a sample if there is none. */
async function preview(services: Services, tx: Tx, manifest: Manifest, values: Config): Promise<ConnectionPreview> {
  let latest: SegmentEvent | null = null
  for (const event of await latestEvents(tx, manifest.events)) {
    const segmentEvent = await segmentEventOf(tx, services.publicUrl, event)
    const message = segmentEvent && manifest.compose(segmentEvent, values)
    if (segmentEvent && message) return { event_type: segmentEvent.event.type, sample: false, message }
    latest ??= segmentEvent
  }
  if (latest) return { event_type: latest.event.type, sample: false, message: null }
  const [message] = samplesOf(services).flatMap((segmentEvent) => manifest.compose(segmentEvent, values) ?? [])
  return { event_type: 'segment.created', sample: true, message: message ?? null }
}

const samplesOf = ({ clock, publicUrl }: Services): readonly SegmentEvent[] =>
  sampleSegments(clock.now()).map((segment) => ({
    event: { id: '0', type: 'segment.created', created: clock.now().toISOString() },
    segment,
    person: samplePerson,
    url: publicUrl,
  }))
