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

/** The query of the audit log. */
export const AuditSearch = searchOf(listOrganizationAudit)
type AuditSearch = z.infer<typeof AuditSearch>

/** The audit log of a team: each kind of team has its own call, with its own permission. */
export const auditQuery = (team: TeamRef, search: AuditSearch, slot?: string) => {
  const of = team.type === 'org' ? listOrganizationAudit : listDeveloperAudit
  return listPageQuery(
    [of.name, { team, query: search }],
    { ...search, limit: 50 },
    (query, options) => api.call(of, { team, query }, options),
    slot,
  )
}

/** Where the filtered log is had as CSV. */
export function auditCsvAddress(team: TeamRef, { action, actor, start_date, end_date }: AuditSearch): string {
  const input = { team, query: { action, actor, start_date, end_date } }
  return team.type === 'org' ? urlOf(exportOrganizationAudit, input) : urlOf(exportDeveloperAudit, input)
}
