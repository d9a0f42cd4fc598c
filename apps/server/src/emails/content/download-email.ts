import type * as endpoints from '@sextant/contract/emails/content'
import { permit } from '../../platform/http/context'
import { FileResponse, type TeamVerb } from '../../platform/http/serve'
import { requireMessage } from './stored-message'

export const downloadEmail: TeamVerb<typeof endpoints.downloadEmail> = async (ctx, { params }) => {
  permit(ctx, 'read-emails')
  const { email, bytes } = await requireMessage(ctx, params.id)
  return new FileResponse(`email-${email.id}.eml`, bytes)
}
