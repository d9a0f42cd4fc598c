import type { PermissionName } from '@sextant/contract/kit/permissions'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageRoute } from '../kit/page-route'

const screen = lazyRouteComponent(() => import('./list'), 'AuditLog')

/** The audit log of a kind of team, for those who may change the team. */
export const auditPage = (permission: PermissionName): PageRoute => ({
  path: 'settings/audit',
  page: 'Audit log',
  permission,
  remember: 'audit',
  load: async () => (await import('./load')).loadAudit,
  screen,
})
