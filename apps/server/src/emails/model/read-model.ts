import type { readOrganizationModel } from '@sextant/contract/emails/model'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { type ConfiguredModel, presentModel } from './present'
import { findModel } from './store'

type ReadEndpoint = typeof readOrganizationModel

/** The team's use of the operator's model. */
export const readModel =
  (endpoint: ReadEndpoint, configured: ConfiguredModel): TeamVerb<ReadEndpoint> =>
  async (ctx) => {
    permit(ctx, endpoint.permission)
    return await ctx.tx(async (tx) => ({ data: presentModel(configured, await findModel(tx)) }))
  }
