import * as endpoints from '@sextant/contract/audit/endpoints'
import { serveTeam } from '../platform/http/serve'
import { exportAudit } from './export-audit'
import { listAudit } from './list-audit'

export const auditRoutes = [
  serveTeam(endpoints.listOrganizationAudit, listAudit(endpoints.listOrganizationAudit)),
  serveTeam(endpoints.listDeveloperAudit, listAudit(endpoints.listDeveloperAudit)),
  serveTeam(endpoints.exportOrganizationAudit, exportAudit(endpoints.exportOrganizationAudit)),
  serveTeam(endpoints.exportDeveloperAudit, exportAudit(endpoints.exportDeveloperAudit)),
]
