import type * as endpoints from '@sextant/contract/reports/endpoints'
import { ReportFormat } from '@sextant/contract/reports/schemas'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import { FileResponse, type TeamVerb } from '../platform/http/serve'
import { completedReport } from './completed-report'
import { fileName, fileOf, formatTypes } from './snapshot/file-of'
import { snapshotKey } from './snapshot/snapshot'

/** All rows of a report as a file, generated while it is sent. */
export const downloadReport: TeamVerb<typeof endpoints.downloadReport> = async (ctx, { params, query }) => {
  permit(ctx, 'read-reports')
  const report = await ctx.tx(async (tx) => await completedReport(tx, params.id))
  const format = query.format ?? ReportFormat.parse(report.format)
  const stored = await ctx.blobs.read(snapshotKey(ctx.team.id, report.id))
  if (!stored) return refuse('conflict', 'The rows of this report are no longer kept. Make it again.')
  const target = `report:${report.id}`
  await ctx.tx(async (tx) => await recordAudit(tx, ctx, { action: 'reports.download', target, after: { format } }))
  return new FileResponse(fileName(report.name, format), fileOf(stored, format), formatTypes[format])
}
