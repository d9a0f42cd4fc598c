import type * as endpoints from '@sextant/contract/travelers/endpoints'
import type { Traveler } from '@sextant/contract/travelers/schemas'
import { permit, type TeamCtx } from '../platform/http/context'
import type { TeamVerb } from '../platform/http/serve'
import { enqueue } from '../platform/jobs/job'
import { rematchJob } from './jobs'
import { loadTraveler } from './present'
import { recordTravelerChange } from './record-change'
import { updateTraveler } from './store'

/** Stops matching email to the person; existing bookings remain theirs. */
export const deactivateTraveler: TeamVerb<typeof endpoints.deactivateTraveler> = async (ctx, { params }) => {
  permit(ctx, 'edit-members')
  return { data: await setStatus(ctx, params.id, 'Inactive') }
}

/** Resumes matching email to the person, including email received meanwhile. */
export const reactivateTraveler: TeamVerb<typeof endpoints.reactivateTraveler> = async (ctx, { params }) => {
  permit(ctx, 'edit-members')
  return { data: await setStatus(ctx, params.id, 'Active') }
}

const auditEvents = {
  Active: { action: 'travelers.reactivate', event: 'member.reactivated' },
  Inactive: { action: 'travelers.deactivate', event: 'member.deactivated' },
} as const

/** Sets a person's status; returns the person unchanged if they already have it. */
const setStatus = async (ctx: TeamCtx, id: string, status: Traveler['status']): Promise<Traveler> =>
  await ctx.tx(async (tx) => {
    const before = await loadTraveler(tx, id, ctx.clock.now())
    if (before.status === status) return before
    await updateTraveler(tx, id, { status })
    const person = await loadTraveler(tx, id, ctx.clock.now())
    await recordTravelerChange(tx, ctx, person, auditEvents[status])
    if (status === 'Active') await enqueue(tx, rematchJob, { travelerId: id })
    return person
  })
