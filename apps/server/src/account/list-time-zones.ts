import type * as endpoints from '@sextant/contract/account/endpoints'
import { timeZones } from '@sextant/domain/kit/time-zones'
import { permit } from '../platform/http/context'
import type { Verb } from '../platform/http/serve'

export const listTimeZones: Verb<typeof endpoints.listTimeZones> = async (ctx) => {
  permit(ctx, 'signed-in')
  return { data: [...timeZones(ctx.clock.now())] }
}
