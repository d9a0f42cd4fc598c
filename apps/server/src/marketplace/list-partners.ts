import type * as endpoints from '@sextant/contract/marketplace/endpoints'
import { partnerNames } from '@sextant/contract/marketplace/schemas'
import { permit } from '../platform/http/context'
import type { TeamVerb } from '../platform/http/serve'
import { partnerId } from './partner-ids'

export const listPartners: TeamVerb<typeof endpoints.listPartners> = async (ctx) => {
  permit(ctx, 'browse-integrations')
  return { data: partnerNames.map((machine_name) => ({ id: partnerId(machine_name), machine_name })) }
}
