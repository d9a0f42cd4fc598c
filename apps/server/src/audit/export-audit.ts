import type { exportOrganizationAudit } from '@sextant/contract/audit/endpoints'
import { csvLine } from '@sextant/domain/kit/csv'
import { withoutPaging } from '../platform/database/page'
import { permit } from '../platform/http/context'
import { FileResponse, type TeamVerb } from '../platform/http/serve'
import { recordAudit } from './record-audit'
import { type AuditEventRow, listAuditEvents } from './store'

type ExportEndpoint = typeof exportOrganizationAudit

const columns = ['created', 'actor', 'actor_name', 'action', 'target', 'before', 'after', 'ip', 'user_agent'] as const

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
const lineOf = (row: AuditEventRow): string =>
  csvLine([
    row.created,
    row.actor,
    row.actor_name,
    row.action,
    row.target,
    json(row.before),
    json(row.after),
    row.ip,
    row.user_agent,
  ])

/** Exports the team's audit log as CSV, newest first, up to 100,000 lines. */
export const exportAudit =
  (endpoint: ExportEndpoint): TeamVerb<ExportEndpoint> =>
  async (ctx, { query }) => {
    permit(ctx, endpoint.permission)
    return await ctx.tx(async (tx) => {
      const unpaged = withoutPaging({ limit: 1, sort: 'created:desc' })
      const { rows } = await listAuditEvents(tx, unpaged, query)
      await recordAudit(tx, ctx, { action: 'audit.export', after: { ...query, lines: rows.length } })
      return new FileResponse('audit-log.csv', [csvLine(columns), ...rows.map(lineOf)].join(''))
    })
  }
