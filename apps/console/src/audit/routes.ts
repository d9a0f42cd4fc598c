import type { PermissionName } from '@sextant/contract/kit/permissions'
import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute } from '../kit/page-route'

const screen = lazyScreen(() => import('./list'), 'AuditLog')

/** The audit log for one team type, for users who may edit the team. */
export const auditPage = (permission: PermissionName): PageRoute => ({
  path: 'settings/audit',
  page: 'Audit log',
  permission,
  remember: 'audit',
  load: async () => (await import('./load')).loadAudit,
  screen,
})
