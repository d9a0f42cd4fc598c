import type * as endpoints from '@sextant/contract/travelers/endpoints'
import type { Traveler } from '@sextant/contract/travelers/schemas'
import { mergePeople } from '@sextant/domain/travelers/merge-people'
import type { Tx } from '../platform/database/transaction'
import { permit } from '../platform/http/context'
import { refuseFields } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { enqueue } from '../platform/jobs/job'
import { insertAddress, moveAddresses } from './addresses/store'
import { rematchJob } from './jobs'
import { loadTraveler, presentTravelers } from './present'
import { recordTravelerChange } from './record-change'
import { travelMoved } from './signals'
import { deleteTraveler, findTravelers, lockAddresses, updateTraveler } from './store'

/** Merges two people: the other's addresses, travel and email move to this one, and the other record is deleted. */
export const mergeTravelers: TeamVerb<typeof endpoints.mergeTravelers> = async (ctx, { params, body }) => {
  permit(ctx, 'edit-members')
  const now = ctx.clock.now()
  return await ctx.tx(async (tx) => {
    await lockAddresses(tx)
    const kept = await loadTraveler(tx, params.id, now)
    const [other] = await presentTravelers(tx, await findTravelers(tx, [body.traveler_id], now), now)
    if (!other || other.id === kept.id) return refuseFields({ traveler_id: ['Choose another person of this team.'] })
    await travelMoved.send(ctx, tx, { from: other.id, to: kept.id, name: null })
    await mergeRecord(tx, kept, other)
    const after = await loadTraveler(tx, kept.id, now)
    await recordTravelerChange(tx, ctx, after, {
      action: 'travelers.merge',
      event: 'member.updated',
      before: { kept, merged: other },
      after,
    })
    await recordTravelerChange(tx, ctx, other, { action: 'travelers.delete', event: 'member.deleted', before: other })
    await enqueue(tx, rematchJob, { travelerId: kept.id })
    return { data: after }
  })
}

/** Copies values and addresses that only the other record has to the kept person, then deletes that record. */
async function mergeRecord(tx: Tx, kept: Traveler, other: Traveler): Promise<void> {
  await moveAddresses(tx, other.id, kept.id)
  await deleteTraveler(tx, other.id)
  await insertAddress(tx, kept.id, other.email)
  await updateTraveler(tx, kept.id, mergePeople(kept, other))
}
