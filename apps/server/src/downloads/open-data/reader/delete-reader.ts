import type * as endpoints from '@sextant/contract/downloads/open-data'
import { recordAudit } from '../../../audit'
import { permit } from '../../../platform/http/context'
import { refuse } from '../../../platform/http/refusal'
import type { TeamVerb } from '../../../platform/http/serve'
import { type DatabasePlace, openDataOf } from '../present'
import { findOpenData, saveOpenData } from '../store'
import { dropReader } from './store'

/** Ends the team's SQL access. */
export const deleteReader =
  (place: DatabasePlace): TeamVerb<typeof endpoints.deleteReader> =>
  async (ctx) => {
    permit(ctx, 'edit-organizations')
    return await ctx.tx(async (tx) => {
      const { reader } = await findOpenData(tx)
      const role = reader ?? refuse('not_found')
      await dropReader(tx, role)
      await saveOpenData(tx, { reader: null, reader_created: null })
      await recordAudit(tx, ctx, { action: 'downloads.delete_reader', target: `role:${role}` })
      return { data: await openDataOf(tx, place) }
    })
  }
