import type * as endpoints from '@sextant/contract/emails/endpoints'
import { permit } from '../platform/http/context'
import type { TeamVerb } from '../platform/http/serve'
import { listAttachments } from './content/store'
import { requireEmail } from './content/stored-message'
import { presentEmailDetail } from './present'
import { readerVersion } from './reader-version'
import { findSimilar } from './review/similar'
import { findAdjacentEmails } from './store'

export const readEmail: TeamVerb<typeof endpoints.readEmail> = async (ctx, { params }) => {
  permit(ctx, 'read-emails')
  return await ctx.tx(async (tx) => {
    const row = await requireEmail(tx, params.id)
    const [attachments, adjacent] = [await listAttachments(tx, row.id), await findAdjacentEmails(tx, row)]
    return {
      data: presentEmailDetail(row, attachments, adjacent, await readerVersion(tx), await findSimilar(tx, row)),
    }
  })
}
