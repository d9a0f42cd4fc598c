import type * as endpoints from '@sextant/contract/emails/content'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { renderMessage } from './render-message'
import { requireMessage } from './stored-message'

export const renderEmail: TeamVerb<typeof endpoints.renderEmail> = async (ctx, { params, query }) => {
  permit(ctx, 'read-emails')
  const { bytes } = await requireMessage(ctx, params.id)
  return { data: renderMessage(bytes, query.type) }
}
