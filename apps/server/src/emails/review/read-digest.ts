import type * as endpoints from '@sextant/contract/emails/digest'
import { permit, personIdOf } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { hasDigest } from './digest-store'

/** Whether the caller receives the daily summary of the emails in review. */
export const readDigest: TeamVerb<typeof endpoints.readDigest> = async (ctx) => {
  permit(ctx, 'edit-segments')
  const person = personIdOf(ctx) ?? refuse('conflict', 'Applications receive no summary.')
  return await ctx.tx(async (tx) => ({ data: { enabled: await hasDigest(tx, person) } }))
}
