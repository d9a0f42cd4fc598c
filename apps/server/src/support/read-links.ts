import type * as endpoints from '@sextant/contract/support/endpoints'
import type { Links } from '@sextant/contract/support/schemas'
import { permit } from '../platform/http/context'
import type { Verb } from '../platform/http/serve'

export const readLinks =
  (links: Links): Verb<typeof endpoints.readLinks> =>
  async (ctx) => {
    permit(ctx, 'anyone')
    return { data: links }
  }
