import type { listOrganizationAudit } from '@sextant/contract/audit/endpoints'
import { urlOf } from '@sextant/contract/kit/request'
import { permit } from '../platform/http/context'
import { paged } from '../platform/http/paged'
import type { TeamVerb } from '../platform/http/serve'
import { presentAuditEvent } from './present'
import { listAuditEvents } from './store'

type ListEndpoint = typeof listOrganizationAudit

/** Lists the team's audit events. */
export const listAudit =
  (endpoint: ListEndpoint): TeamVerb<ListEndpoint> =>
  async (ctx, { query }) => {
    permit(ctx, endpoint.permission)
    return await ctx.tx(async (tx) =>
      paged(await listAuditEvents(tx, query, query), presentAuditEvent, (cursor) =>
        urlOf(endpoint, { team: ctx.team, query: { ...query, ...cursor } }),
      ),
    )
  }
