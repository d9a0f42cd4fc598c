import type * as endpoints from '@sextant/contract/travelers/endpoints'
import { permit } from '../platform/http/context'
import { type TeamVerb, VerbResponse } from '../platform/http/serve'
import { enqueue } from '../platform/jobs/job'
import { definedOf } from './defined'
import { rematchJob } from './jobs'
import { loadTraveler } from './present'
import { recordTravelerChange } from './record-change'
import { findIdByAddress, insertTraveler, lockAddresses } from './store'

/** Creates a person and matches earlier email to them. If the address exists, returns that person (200). */
export const createTraveler: TeamVerb<typeof endpoints.createTraveler> = async (ctx, { body }) => {
  permit(ctx, 'add-members')
  return await ctx.tx(async (tx) => {
    await lockAddresses(tx)
    const existingId = await findIdByAddress(tx, body.email)
    if (existingId !== null) return new VerbResponse(200, { data: await loadTraveler(tx, existingId, ctx.clock.now()) })
    const id = await insertTraveler(tx, { ...definedOf(body), email: body.email })
    const person = await loadTraveler(tx, id, ctx.clock.now())
    await recordTravelerChange(tx, ctx, person, { action: 'travelers.create', event: 'member.created', after: body })
    await enqueue(tx, rematchJob, { travelerId: id })
    return { data: person }
  })
}
