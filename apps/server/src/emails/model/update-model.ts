import type { EmailModel, updateOrganizationModel } from '@sextant/contract/emails/model'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse, refuseFields } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { type ConfiguredModel, presentModel } from './present'
import { findModel, saveModel } from './store'

type UpdateEndpoint = typeof updateOrganizationModel

/** Turns the model on or off for a team, and changes its budget. */
export const updateModel =
  (endpoint: UpdateEndpoint, configured: ConfiguredModel): TeamVerb<UpdateEndpoint> =>
  async (ctx, { body }) => {
    permit(ctx, endpoint.permission)
    if (body.enabled && configured === null)
      refuse('conflict', 'No model is configured. The operator sets MODEL_URL and MODEL_NAME.')
    return await ctx.tx(async (tx) => {
      const before = presentModel(configured, await findModel(tx))
      await saveModel(tx, body)
      const after = presentModel(configured, await findModel(tx))
      if (after.cost_per_day !== null && after.price_per_million_tokens === null)
        refuseFields({ price_per_million_tokens: ['Enter a price, so that costs can be counted.'] })
      await recordAudit(tx, ctx, { action: 'emails.updateModel', before: settingsOf(before), after: settingsOf(after) })
      return { data: after }
    })
  }

/** What is audited: the settings, and where emails are sent to. */
const settingsOf = ({ host, name, enabled, ...model }: EmailModel) => ({
  host,
  name,
  enabled,
  requests_per_day: model.requests_per_day,
  tokens_per_day: model.tokens_per_day,
  price_per_million_tokens: model.price_per_million_tokens,
  cost_per_day: model.cost_per_day,
})
