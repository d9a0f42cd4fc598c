import type * as endpoints from '@sextant/contract/travelers/endpoints'
import { permit } from '../platform/http/context'
import { refuseFields } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { enqueue } from '../platform/jobs/job'
import { addressTakenText } from './address-taken-text'
import { definedOf } from './defined'
import { rematchJob } from './jobs'
import { loadTraveler } from './present'
import { recordTravelerChange } from './record-change'
import { findIdByAddress, lockAddresses, updateTraveler as write } from './store'

/** Updates a person. With a new name or address, earlier email may be matched to them. */
export const updateTraveler: TeamVerb<typeof endpoints.updateTraveler> = async (ctx, { params, body }) => {
  permit(ctx, 'edit-members')
  return await ctx.tx(async (tx) => {
    const before = await loadTraveler(tx, params.id, ctx.clock.now())
    if (body.email !== undefined && body.email.toLowerCase() !== before.email.toLowerCase()) {
      await lockAddresses(tx)
      const holder = await findIdByAddress(tx, body.email)
      if (holder !== null) refuseFields({ email: [addressTakenText(holder === params.id)] })
    }
    const changes = definedOf(body)
    if (Object.keys(changes).length === 0) return { data: before }
    await write(tx, params.id, changes)
    const after = await loadTraveler(tx, params.id, ctx.clock.now())
    const names = Object.keys(changes)
    const valuesOf = (person: object) =>
      Object.fromEntries(Object.entries(person).filter(([name]) => names.includes(name)))
    await recordTravelerChange(tx, ctx, after, {
      action: 'travelers.update',
      event: 'member.updated',
      before: valuesOf(before),
      after: valuesOf(after),
    })
    if (['email', 'first_name', 'last_name'].some((name) => names.includes(name)))
      await enqueue(tx, rematchJob, { travelerId: params.id })
    return { data: after }
  })
}
