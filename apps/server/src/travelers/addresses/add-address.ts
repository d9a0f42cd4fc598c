import type * as endpoints from '@sextant/contract/travelers/endpoints'
import { permit } from '../../platform/http/context'
import { refuseFields } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { enqueue } from '../../platform/jobs/job'
import { addressTakenText } from '../address-taken-text'
import { rematchJob } from '../jobs'
import { loadTraveler } from '../present'
import { recordTravelerChange } from '../record-change'
import { findIdByAddress, lockAddresses } from '../store'
import { insertAddress } from './store'

/** Adds an address that a person books with; earlier email from or to it is matched to them. */
export const addExtraAddress: TeamVerb<typeof endpoints.addExtraAddress> = async (ctx, { params, body }) => {
  permit(ctx, 'edit-members')
  return await ctx.tx(async (tx) => {
    const { id } = await loadTraveler(tx, params.id, ctx.clock.now())
    await lockAddresses(tx)
    const holder = await findIdByAddress(tx, body.email)
    if (holder !== null) refuseFields({ email: [addressTakenText(holder === id)] })
    const address = await insertAddress(tx, id, body.email)
    const person = await loadTraveler(tx, id, ctx.clock.now())
    await recordTravelerChange(tx, ctx, person, {
      action: 'travelers.add_address',
      event: 'member.updated',
      after: { email: address.email },
    })
    await enqueue(tx, rematchJob, { travelerId: id })
    return { data: address }
  })
}
