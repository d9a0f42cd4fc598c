import type * as endpoints from '@sextant/contract/travelers/endpoints'
import type { Traveler } from '@sextant/contract/travelers/schemas'
import { permit } from '../platform/http/context'
import type { TeamVerb } from '../platform/http/serve'
import { loadTraveler } from './present'
import { recordTravelerChange } from './record-change'
import { travelMoved } from './signals'
import { deleteTraveler as remove } from './store'

/** Deletes a person; their trips stay, assigned to an unknown traveler with their name. */
export const deleteTraveler: TeamVerb<typeof endpoints.deleteTraveler> = async (ctx, { params }) => {
  permit(ctx, 'delete-members')
  return await ctx.tx(async (tx) => {
    const person = await loadTraveler(tx, params.id, ctx.clock.now())
    await travelMoved.send(ctx, tx, { from: person.id, to: null, name: fullName(person) })
    await remove(tx, person.id)
    await recordTravelerChange(tx, ctx, person, { action: 'travelers.delete', event: 'member.deleted', before: person })
    return { data: { id: person.id } }
  })
}

const fullName = ({ first_name, last_name }: Traveler): string | null =>
  [first_name, last_name].filter(Boolean).join(' ') || null
