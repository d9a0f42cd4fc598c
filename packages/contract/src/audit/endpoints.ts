import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { BoundedDay, listQuery, page } from '../kit/wire'
import { AuditEvent } from './schemas'

const filters = {
  action: z.optional(z.string().check(z.maxLength(100))),
  actor: z.optional(z.string().check(z.maxLength(100))),
  start_date: z.optional(BoundedDay),
  end_date: z.optional(BoundedDay),
}
const auditQuery = z.object({ ...listQuery({ fields: ['created'], default: 'created:desc' }), ...filters })

export const listOrganizationAudit = endpoint({
  name: 'audit.organization',
  summary: "List an organisation team's audit log, newest first.",
  method: 'GET',
  path: '{team}/audit-events',
  teams: ['org'],
  permission: 'edit-organizations',
  query: auditQuery,
  output: page(AuditEvent),
})

export const listDeveloperAudit = endpoint({
  name: 'audit.developer',
  summary: "List a developer team's audit log, newest first.",
  method: 'GET',
  path: '{team}/audit-events',
  teams: ['dev'],
  permission: 'edit-developers',
  query: auditQuery,
  output: page(AuditEvent),
})

export const exportOrganizationAudit = endpoint({
  name: 'audit.export_organization',
  summary: "Export an organisation team's audit log as CSV.",
  method: 'GET',
  path: '{team}/audit-events/export',
  teams: ['org'],
  permission: 'edit-organizations',
  query: z.object(filters),
  output: z.unknown(),
  download: ['text/csv'],
})

export const exportDeveloperAudit = endpoint({
  name: 'audit.export_developer',
  summary: "Export a developer team's audit log as CSV.",
  method: 'GET',
  path: '{team}/audit-events/export',
  teams: ['dev'],
  permission: 'edit-developers',
  query: z.object(filters),
  output: z.unknown(),
  download: ['text/csv'],
})
