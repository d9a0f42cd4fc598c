import type { Endpoint } from '@sextant/contract/kit/endpoint'
import { type TeamRef, teamBase } from '@sextant/contract/kit/team'

/** The record that a path parameter refers to: path segment → table. */
const tables: Record<string, string> = {
  'identity-providers/{id}': 'identity_providers',
  'domains/{id}': 'claimed_domains',
  'scim-tokens/{id}': 'scim_tokens',
  'users/{id}': 'memberships',
  'invitations/{id}': 'invitations',
  'applications/{id}': 'applications',
  'travelers/{id}': 'travelers',
  'email-addresses/{emailId}': 'traveler_addresses',
  'data-subject-requests/{id}': 'data_requests',
  'mailboxes/{id}': 'mailboxes',
  'integrations/{id}': 'connections',
  'filters/{id}': 'filters',
  'webhooks/{id}': 'webhooks',
  'deliveries/{deliveryId}': 'deliveries',
  'emails/{id}': 'emails',
  'attachments/{attachmentId}': 'email_attachments',
  'rules/{id}': 'email_rules',
  'reprocesses/{id}': 'reprocesses',
  '{type}/{id}': 'segments',
  'trips/{id}': 'trips',
  'bookings/{id}': 'bookings',
  'amounts/{amountId}': 'booking_amounts',
  'data-quality/{id}': 'quality_issues',
  'imports/{id}': 'imports',
  'downloads/{id}': 'downloads',
  'live-links/{id}': 'live_links',
  'reports/{id}': 'reports',
  'schedules/{id}': 'report_schedules',
}

/** Parameters that refer to no record of a team, with an existing value. */
const fixed: Record<string, string> = {
  '{kind}': 'all',
  '{type}/domains': 'hotel/domains',
  '{night}/{name}': '2027-01-01/manifest.json',
  '{type}': 'hotel',
  '{name}': 'example.com',
  '{format}': 'sieve',
  '{night}': '2027-01-01',
}

type Named = { readonly part: string; readonly table: string }

/** The records in a path, each with its segment and table. */
export const recordsIn = ({ path }: Endpoint): readonly Named[] =>
  Object.entries(tables)
    .filter(([part]) => `${path}/`.includes(`/${part}/`))
    .map(([part, table]) => ({ part, table }))

/** A path in a team with the given IDs; other parameters get an existing value. */
export const addressWith = ({ path }: Endpoint, team: TeamRef, ids: ReadonlyMap<string, string>): string => {
  let url = path
  for (const [part, id] of ids) url = url.replace(part, part.replace(/\{\w+\}$/, id))
  for (const [part, value] of Object.entries(fixed)) url = url.replace(part, value)
  return url.replace('{team}', teamBase(team))
}
