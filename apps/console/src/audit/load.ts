import { searchLoad } from '../kit/page-route'
import { AuditSearch, auditQuery } from './queries'

export const loadAudit = searchLoad(AuditSearch, async ({ queryClient, ref, search, preload }) => {
  void queryClient.prefetchQuery(auditQuery(ref, search, preload ? undefined : 'audit'))
})
