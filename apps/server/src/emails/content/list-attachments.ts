import type * as endpoints from '@sextant/contract/emails/content'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { listAttachments } from './store'
import { requireEmail } from './stored-message'

export const listEmailAttachments: TeamVerb<typeof endpoints.listEmailAttachments> = async (ctx, { params }) => {
  permit(ctx, 'read-emails')
  return await ctx.tx(async (tx) => {
    const { id } = await requireEmail(tx, params.id)
    return { data: await listAttachments(tx, id) }
  })
}
