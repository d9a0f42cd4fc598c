import type { Application } from '@sextant/contract/applications/schemas'
import type { Reprocess } from '@sextant/contract/emails/reprocess'
import type { Reservation } from '@sextant/contract/emails/reservation'
import type { EmailDetail } from '@sextant/contract/emails/schemas'
import type { Report } from '@sextant/contract/reports/schemas'
import type { Webhook } from '@sextant/contract/webhooks/schemas'

/** One record of each kind whose page contains a list. */

const stamps = { created: '2026-01-01T00:00:00.000Z', modified: '2026-01-01T00:00:00.000Z' }

export const anApplication: Application = {
  id: '5',
  client_id: 'sxc_5',
  name: 'Expense feed',
  description: null,
  secret_last4: 'abcd',
  previous_secret_expires_at: null,
  scopes: ['trips:read'],
  status: 'Active',
  redirect_uris: [],
  rate_limit: 600,
  last_used_at: null,
  calls_24h: 0,
  failed_24h: 0,
  created_by: null,
  ...stamps,
}

export const aWebhook: Webhook = {
  id: '5',
  name: 'Duty of care',
  url: 'https://receiver.test/hook',
  description: '',
  events: [],
  filters: {},
  rate_limit: null,
  status: 'Active',
  disabled_reason: null,
  disabled_at: null,
  failing_since: null,
  custom_headers: [],
  previous_secret_until: null,
  stats_24h: { succeeded: 0, failed: 0, average_ms: null, hours: [] },
  last_success_at: null,
  last_failure_at: null,
  ...stamps,
}

export const aReading: Reprocess = {
  id: '5',
  status: 'Ready',
  start_date: '2026-01-01',
  end_date: '2026-01-31',
  mailbox_id: null,
  email_status: null,
  emails: 3,
  previewed: 3,
  applied: 0,
  left_out: 0,
  added: 0,
  changed: 0,
  removed: 0,
  unreadable: 0,
  error: null,
  created_by: null,
  finished: null,
  ...stamps,
}

export const aReport: Report = {
  id: '5',
  type: 'flight_spend',
  attributes: {
    status: 'completed',
    cancelled: false,
    name: 'Flights',
    start_date: '2026-01-01',
    end_date: '2026-01-31',
    filters: {},
    format: 'xlsx',
    currency: 'USD',
    row_count: 1,
    size_bytes: 10,
    progress: 100,
    error: null,
    download_url: '/api/orgs/1/reports/5/download',
    expires_at: null,
    schedule_id: null,
  },
  created_by: null,
  ...stamps,
}

export const aStay: Reservation = {
  kind: 'lodging',
  status: 'confirmed',
  confirmation_no: 'HX7',
  travelers: [{ name: 'Ada Lovelace' }],
  provider: { name: 'Grand Hotel' },
  start: { place: { locality: 'Berlin' }, time: { local: '2026-01-12' } },
  end: { place: { locality: 'Berlin' }, time: { local: '2026-01-14' } },
  confidence: 1,
  evidence: {
    price: { reader: 'json-ld', part: '2', path: '$[0].totalPrice', text: '220.00' },
    'start.place.locality': { reader: 'prose', part: '1', path: '4:1', text: 'Berlin' },
  },
}

export const anEmail: EmailDetail = {
  authenticity: null,
  similar: [],
  assignee_id: null,
  id: '9',
  mailbox_id: null,
  status: 'Processed',
  status_reason: null,
  source: null,
  source_name: null,
  source_type: null,
  class: 'booking',
  from_address: 'hotel@grand.test',
  to_address: 'trips@acme.test',
  cc_address: null,
  subject: 'Your stay',
  msg_id: null,
  msg_date: null,
  size_bytes: 900,
  attachment_count: 0,
  segment_count: 1,
  attempt: 1,
  member_id: null,
  match_method: 'none',
  retry_of_id: null,
  review: null,
  read_by: null,
  metadata: {},
  headers: [],
  attachments: [],
  reservations: [aStay],
  diagnostics: [],
  message_kept: true,
  reader_unchanged: false,
  newer_id: null,
  older_id: null,
  ...stamps,
}
