import {
  exportDeveloperAudit,
  exportOrganizationAudit,
  listDeveloperAudit,
  listOrganizationAudit,
} from '@sextant/contract/audit/endpoints'
import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import type * as z from 'zod/mini'
import { api } from '../kit/api'
import { listPageQuery } from '../kit/list-page-query'
import { searchOf } from '../kit/search'

/** Query parameters of the audit log. */
export const AuditSearch = searchOf(listOrganizationAudit)
type AuditSearch = z.infer<typeof AuditSearch>

/** A team's audit log. Each team type has its own endpoint with its own permission. */
export const auditQuery = (team: TeamRef, search: AuditSearch, slot?: string) => {
  const of = team.type === 'org' ? listOrganizationAudit : listDeveloperAudit
  return listPageQuery(
    [of.name, { team, query: search }],
    { ...search, limit: 50 },
    (query, options) => api.call(of, { team, query }, options),
    slot,
  )
}

/** The URL of the filtered log as CSV. */
export function auditCsvAddress(team: TeamRef, { action, actor, start_date, end_date }: AuditSearch): string {
  const input = { team, query: { action, actor, start_date, end_date } }
  return team.type === 'org' ? urlOf(exportOrganizationAudit, input) : urlOf(exportDeveloperAudit, input)
}
