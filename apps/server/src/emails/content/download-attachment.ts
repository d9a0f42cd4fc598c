import * as endpoints from '@sextant/contract/emails/content'
import { readMessage } from '@sextant/extraction/message/read-message'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import { FileResponse, type TeamVerb } from '../../platform/http/serve'
import { fileName } from './file-name'
import { findAttachmentPart } from './store'
import { requireMessage } from './stored-message'

/** Returns an attachment, with a media type that no browser executes and a disposition that never displays it. */
export const downloadAttachment: TeamVerb<typeof endpoints.downloadAttachment> = async (ctx, { params }) => {
  permit(ctx, 'read-emails')
  const { email, bytes } = await requireMessage(ctx, params.id)
  const found =
    (await ctx.tx(async (tx) => await findAttachmentPart(tx, email.id, params.attachmentId))) ?? refuse('not_found')
  const part = readMessage(bytes).message.parts.find(({ number }) => number === found.part)
  if (!part) return refuse('not_found')
  const type = endpoints.safeTypes.find((safe) => safe === part.contentType) ?? 'application/octet-stream'
  return new FileResponse(fileName(found.filename ?? '') || `attachment-${params.attachmentId}`, part.content(), type)
}
