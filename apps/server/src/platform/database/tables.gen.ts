// Made from the migrations by `npm run schema -w @sextant/server`. Not to be edited.

import type { ColumnType, Generated } from 'kysely'

export type Json = unknown

/** A jsonb column: read as a value, written as JSON text. */
export type JsonColumn = ColumnType<Json, string, string>

export interface AccessTokens {
  team_id: string
  hash: Uint8Array
  application_id: string
  secret_id: string
  scopes: string[]
  expires: string
  created: Generated<string>
}

export interface ApplicationHours {
  team_id: string
  application_id: string
  hour: string
  requests: number
  failed: number
}

export interface ApplicationRequests {
  team_id: string
  id: Generated<string>
  application_id: string
  method: string
  route: string
  path: string
  status: number
  duration_ms: number
  ip: string | null
  user_agent: string | null
  request_id: string
  created: string
}

export interface ApplicationSecrets {
  team_id: string
  id: Generated<string>
  application_id: string
  encrypted_secret: string
  hash: Uint8Array
  last4: string
  expires: string | null
  created: Generated<string>
}

export interface ApplicationUsage {
  team_id: string
  application_id: string
  tokens: number
  refilled_at: string
}

export interface Applications {
  team_id: string
  id: Generated<string>
  client_id: string
  name: string
  description: string | null
  scopes: string[]
  redirect_uris: Generated<string[]>
  status: Generated<string>
  rate_limit: Generated<number>
  created_by: string | null
  created: Generated<string>
  modified: Generated<string>
}

export interface AuditEvents {
  team_id: string
  id: Generated<string>
  actor: string
  action: string
  target: string | null
  before: ColumnType<Json, string | null, string | null>
  after: ColumnType<Json, string | null, string | null>
  ip: string | null
  user_agent: string | null
  created: Generated<string>
}

export interface BookingAmounts {
  team_id: string
  id: Generated<string>
  booking_id: string
  segment_id: string | null
  kind: string
  amount: string
  currency: string
  cents: string | null
  rate_date: string | null
  day: string
  source: string
  email_id: string | null
  note: string | null
  created: Generated<string>
  modified: Generated<string>
}

export interface BookingDays {
  team_id: string
  day: string
  type: string
  segments: string
}

export interface Bookings {
  team_id: string
  id: Generated<string>
  created: Generated<string>
  modified: Generated<string>
}

export interface ClaimedDomains {
  team_id: string
  id: Generated<string>
  domain: string
  txt_record: string
  verified_at: string | null
  created: Generated<string>
  modified: Generated<string>
}

export interface Connections {
  team_id: string
  id: string
  machine_name: string
  status: string
  config: ColumnType<Json, string | undefined, string>
  secret_names: Generated<string[]>
  secrets: string | null
  requested_by: string | null
  requester_id: string | null
  enabled_at: string | null
  last_error: string | null
  created: Generated<string>
  modified: Generated<string>
}

export interface DataRequests {
  team_id: string
  id: Generated<string>
  type: string
  email: string
  status: Generated<string>
  requested_by: string | null
  counts: ColumnType<Json, string | undefined, string>
  expires_at: string | null
  created: Generated<string>
  modified: Generated<string>
}

export interface DeletedSegments {
  team_id: string
  id: string
  type: string
  owner_key: string
  confirmation_no: string | null
  start_day: string
  end_day: string
  observed_at: string
  segment: JsonColumn
  created: Generated<string>
}

export interface Deliveries {
  team_id: string
  id: Generated<string>
  destination_id: string
  event_id: string
  status: Generated<string>
  trigger: Generated<string>
  attempts: Generated<number>
  attempts_since_reset: Generated<number>
  is_single_attempt: Generated<boolean>
  next_attempt_at: Generated<string>
  created: Generated<string>
}

export interface DeliveryAttempts {
  team_id: string
  delivery_id: string
  id: Generated<string>
  attempt: number
  trigger: string
  ok: boolean
  url: string
  request_headers: JsonColumn
  response_status: number | null
  response_headers: ColumnType<Json, string | null, string | null>
  response_body: string | null
  duration_ms: number
  error: string | null
  created: string
}

export interface DeliveryHours {
  team_id: string
  destination_id: string
  hour: string
  succeeded: number
  failed: number
  duration_ms: string
}

export interface Destinations {
  team_id: string
  id: Generated<string>
  kind: string
  events: Generated<string[]>
  filters: ColumnType<Json, string | undefined, string>
  live: Generated<boolean>
  per_second: number | null
  lease_owner: string | null
  lease_until: string | null
  paused_until: string | null
  failing_since: string | null
  last_success_at: string | null
  last_failure_at: string | null
  created: Generated<string>
  modified: Generated<string>
}

export interface Downloads {
  team_id: string
  id: Generated<string>
  type: string
  status: Generated<string>
  start_date: string
  end_date: string | null
  types: Generated<string[]>
  row_count: number | null
  size_bytes: string | null
  error: string | null
  created_by: string | null
  expires_at: string
  created: Generated<string>
  modified: Generated<string>
}

export interface EmailAttachments {
  team_id: string
  id: Generated<string>
  email_id: string
  part: string
  filename: string | null
  content_type: string
  size: number
  inline: boolean
  sha256: string
  parsed: boolean
}

export interface EmailEvents {
  team_id: string
  id: Generated<string>
  email_id: string
  type: string
  status: string
  message: string
  detail: ColumnType<Json, string | undefined, string>
  duration_ms: number | null
  created: Generated<string>
}

export interface EmailFileTexts {
  team_id: string
  email_id: string
  part: string
  kind: string
  text: string
  words: ColumnType<Json, string | undefined, string>
}

export interface EmailModelAnswers {
  team_id: string
  question_hash: Uint8Array
  email_id: string
  answer: JsonColumn
  created: Generated<string>
}

export interface EmailModelUsage {
  team_id: string
  day: string
  requests: Generated<number>
  tokens: Generated<string>
}

export interface EmailModels {
  team_id: string
  enabled: Generated<boolean>
  requests_per_day: Generated<number>
  tokens_per_day: Generated<number>
  price_per_million_tokens: number | null
  cost_per_day: number | null
  modified: Generated<string>
}

export interface EmailRuleVersions {
  team_id: string
  rule_id: string
  version: number
  definition: JsonColumn
  example_email_id: string | null
  tested: string | null
  created_by: string | null
  created: Generated<string>
}

export interface EmailRules {
  team_id: string
  id: Generated<string>
  name: string
  status: Generated<string>
  live_version: number | null
  latest_version: Generated<number>
  created_by: string | null
  created: Generated<string>
  modified: Generated<string>
}

export interface Emails {
  team_id: string
  id: Generated<string>
  mailbox_id: string | null
  status: Generated<string>
  status_reason: string | null
  source: string | null
  source_name: string | null
  source_type: string | null
  class: string | null
  from_address: string | null
  to_address: string | null
  cc_address: string | null
  subject: string | null
  msg_id: string | null
  msg_date: string | null
  content_hash: Uint8Array
  body_hash: Uint8Array | null
  size_bytes: number
  acknowledged: Generated<boolean>
  attachment_count: Generated<number>
  segment_count: Generated<number>
  attempt: Generated<number>
  member_id: string | null
  match_method: string | null
  retry_of_id: string | null
  metadata: ColumnType<Json, string | undefined, string>
  headers: ColumnType<Json, string | undefined, string>
  reservations: ColumnType<Json, string | undefined, string>
  diagnostics: ColumnType<Json, string | undefined, string>
  created: Generated<string>
  modified: Generated<string>
  people: Generated<string[]>
  released: Generated<boolean>
  redacted: Generated<boolean>
  search_words: Generated<string>
  authenticity: ColumnType<Json, string | null, string | null>
  cancelled_references: Generated<string[]>
  review: string | null
  reader: string | null
  rule_id: string | null
  rule_version: number | null
  read_by: string | null
  read_at: string | null
  structure: Uint8Array | null
  reviewed_with: string | null
  assignee_id: string | null
  stated_amounts: ColumnType<Json, string | undefined, string>
  observed_at: string | null
  cancelled_words: Generated<string[]>
}

export interface EventBatches {
  team_id: string
  id: Generated<string>
  position: string | null
  created: Generated<string>
}

export interface Events {
  team_id: string
  id: Generated<string>
  type: string
  resource_id: string
  data: JsonColumn
  created: Generated<string>
  sample: Generated<boolean>
  batch_id: string | null
}

export interface ExchangeRates {
  day: string
  per_euro: JsonColumn
  source: string
  loaded_at: Generated<string>
}

export interface Feedback {
  id: Generated<string>
  user_id: string | null
  message: string
  page: string | null
  created: Generated<string>
}

export interface FilterHits {
  team_id: string
  filter_id: string
  day: string
  hits: number
}

export interface Filters {
  team_id: string
  id: Generated<string>
  name: string
  type: string
  status: Generated<string>
  domains: Generated<string[]>
  conditions: ColumnType<Json, string | undefined, string>
  match: Generated<string>
  action: string
  mailbox_id: string | null
  priority: number
  created: Generated<string>
  modified: Generated<string>
}

export interface FlightStatuses {
  team_id: string
  segment_id: string
  status: ColumnType<Json, string | null, string | null>
  observed_at: string
}

export interface GlobalRoles {
  user_id: string
  role: string
  created: Generated<string>
}

export interface IdempotencyKeys {
  team_id: string
  caller: string
  key: string
  fingerprint: Uint8Array
  status: number
  body: string
  created: Generated<string>
}

export interface IdentityProviders {
  team_id: string
  id: Generated<string>
  type: string
  name: string
  status: Generated<string>
  default_role: string
  settings: ColumnType<Json, string | undefined, string>
  secret: string | null
  last_used_at: string | null
  created: Generated<string>
  modified: Generated<string>
}

export interface ImportFailures {
  team_id: string
  import_id: string
  id: Generated<string>
  row: number
  cells: string[]
  problem: string
}

export interface ImportMappings {
  team_id: string
  type: string
  headers: string
  mapping: JsonColumn
  modified: Generated<string>
}

export interface ImportProblems {
  team_id: string
  import_id: string
  id: Generated<string>
  row: number
  field: string | null
  message: string
  value: string | null
  level: string
}

export interface Imports {
  team_id: string
  id: Generated<string>
  type: string
  status: Generated<string>
  filename: string
  size_bytes: string
  blob_key: string | null
  form: JsonColumn
  sheets: Generated<string[]>
  columns: JsonColumn
  first_rows: JsonColumn
  mapping: JsonColumn
  options: JsonColumn
  last_row: Generated<number>
  created_rows: Generated<number>
  updated_rows: Generated<number>
  unchanged_rows: Generated<number>
  skipped_rows: Generated<number>
  failed_rows: Generated<number>
  problems: Generated<number>
  total: number | null
  error: string | null
  created_by: string | null
  finished: string | null
  created: Generated<string>
  modified: Generated<string>
}

export interface Invitations {
  team_id: string
  id: Generated<string>
  email: string
  role: string
  status: Generated<string>
  token_hash: Uint8Array
  invited_by: string | null
  expires: string
  created: Generated<string>
  modified: Generated<string>
}

export interface Jobs {
  team_id: string
  id: Generated<string>
  kind: string
  payload: JsonColumn
  run_at: Generated<string>
  attempts: Generated<number>
  last_error: string | null
  failed_at: string | null
  created: Generated<string>
  lease: string | null
}

export interface KnownDevices {
  user_id: string
  token_hash: Uint8Array
  last_seen_at: Generated<string>
}

export interface LiveLinks {
  team_id: string
  id: Generated<string>
  token_hash: Uint8Array
  name: string
  start_date: string | null
  end_date: string | null
  types: Generated<string[]>
  created_by: string | null
  last_used_at: string | null
  created: Generated<string>
  modified: Generated<string>
}

export interface MailboxAccounts {
  team_id: string
  mailbox_id: string
  host: string
  port: number
  tls: string
  username: string
  folder: string
  auth: string
  provider: string | null
  mark_seen: Generated<boolean>
  secret: string
  backfill_from: string
  uid_validity: string | null
  last_uid: Generated<string>
  backfill_until_uid: Generated<string>
  version: Generated<number>
  lease_owner: string | null
  lease_until: string | null
  failures: Generated<number>
  next_attempt_at: Generated<string>
}

export interface Mailboxes {
  team_id: string
  id: Generated<string>
  name: string
  address: string | null
  type: Generated<string>
  status: Generated<string>
  created: Generated<string>
  modified: Generated<string>
  allowed_senders: Generated<string[]>
  retention_days: number | null
  time_zone_id: string | null
  last_error: string | null
  failing_since: string | null
  notified_at: string | null
  silent_since: string | null
}

export interface Memberships {
  team_id: string
  user_id: string
  role: string
  created: Generated<string>
  status: Generated<string>
  external_id: string | null
  modified: Generated<string>
}

export interface Migrations {
  name: string
  checksum: string
  applied: Generated<string>
}

export interface OneTimeTokens {
  token_hash: Uint8Array
  purpose: string
  email: string | null
  user_id: string | null
  data: ColumnType<Json, string | undefined, string>
  created: Generated<string>
  expires: string
}

export interface OpenData {
  team_id: string
  enabled: Generated<boolean>
  reader: string | null
  reader_created: string | null
  modified: Generated<string>
}

export interface OpenDataNights {
  team_id: string
  night: string
  files: JsonColumn
  created: Generated<string>
}

export interface Passkeys {
  id: Generated<string>
  user_id: string
  credential_id: string
  public_key: Uint8Array
  counter: string
  transports: string[]
  name: string
  created: Generated<string>
  last_used_at: string | null
}

export interface QualityIssues {
  team_id: string
  id: Generated<string>
  key: string
  code: string
  status: Generated<string>
  message: string
  owner_key: string
  trip_id: string | null
  day: string | null
  segments: JsonColumn
  assignee_id: string | null
  note: string | null
  created: Generated<string>
  modified: Generated<string>
}

export interface Recipients {
  address: string
  owner_team: string
  owner_mailbox: string
}

export interface RecoveryCodes {
  user_id: string
  code_hash: Uint8Array
}

export interface ReportGroups {
  team_id: string
  report_id: string
  breakdown: string
  id: string
  name: string
  measures: JsonColumn
}

export interface ReportRecipients {
  team_id: string
  schedule_id: string
  user_id: string
}

export interface ReportSchedules {
  team_id: string
  id: Generated<string>
  name: string
  type: string
  filters: ColumnType<Json, string | undefined, string>
  range: string
  format: string
  frequency: string
  weekday: number
  day: number
  hour: number
  status: Generated<string>
  next_run_at: string | null
  last_run_at: string | null
  created_by: string | null
  created: Generated<string>
  modified: Generated<string>
}

export interface Reports {
  team_id: string
  id: Generated<string>
  type: string
  status: Generated<string>
  cancelled: Generated<boolean>
  name: string
  start_date: string
  end_date: string
  filters: ColumnType<Json, string | undefined, string>
  format: string
  currency: string | null
  row_count: number | null
  size_bytes: string | null
  progress: Generated<number>
  error: string | null
  summary: ColumnType<Json, string | null, string | null>
  expires_at: string | null
  schedule_id: string | null
  created_by: string | null
  created: Generated<string>
  modified: Generated<string>
}

export interface ReprocessItems {
  team_id: string
  reprocess_id: string
  id: Generated<string>
  email_id: string
  email_modified: string
  status_before: string
  status_after: string
  reading: JsonColumn
  bookings: Generated<string[]>
  differences: ColumnType<Json, string | undefined, string>
  state: Generated<string>
  reason: string | null
  created: Generated<string>
  modified: Generated<string>
}

export interface Reprocesses {
  team_id: string
  id: Generated<string>
  status: Generated<string>
  start_date: string
  end_date: string
  mailbox_id: string | null
  email_status: string | null
  emails: number
  last_email_id: Generated<string>
  last_item_id: Generated<string>
  previewed: Generated<number>
  applied: Generated<number>
  left_out: Generated<number>
  added: Generated<number>
  changed: Generated<number>
  removed: Generated<number>
  unreadable: Generated<number>
  error: string | null
  created_by: string | null
  finished: string | null
  created: Generated<string>
  modified: Generated<string>
}

export interface ReviewDigests {
  team_id: string
  user_id: string
  checked_on: string | null
  created: Generated<string>
}

export interface RulesetDomains {
  team_id: string
  type: string
  name: string
  created: Generated<string>
}

export interface Rulesets {
  team_id: string
  type: string
  modified: Generated<string>
}

export interface ScimTokens {
  team_id: string
  id: Generated<string>
  name: string
  token_hash: Uint8Array
  last_used_at: string | null
  created: Generated<string>
  modified: Generated<string>
}

export interface SegmentChanges {
  team_id: string
  id: Generated<string>
  segment_id: string
  email_id: string | null
  actor: string
  change: string
  changes: ColumnType<Json, string | undefined, string>
  after_departure: Generated<boolean>
  created: Generated<string>
}

export interface SegmentDays {
  team_id: string
  day: string
  type: string
  class: string
  segments: string
  segments_unique: string
  travelers: string
  travelers_first_in_week: string
  travelers_last_in_week: string
  travelers_first_in_month: string
  travelers_last_in_month: string
  cents: string
  units: string
  priced_units: string
  lead_days: string
  lead_count: string
  changed: string
  rates_day: string | null
  priced_cents: Generated<string>
}

export interface SegmentMails {
  team_id: string
  segment_id: string
  email_id: string
  change: string
  fields: Generated<string[]>
  created: Generated<string>
}

export interface SegmentObservations {
  team_id: string
  segment_id: string
  email_id: string | null
  observed_at: string
  values: JsonColumn
}

export interface SegmentReferences {
  team_id: string
  segment_id: string
  code: string
  value: string
  issuer: string
  position: number
  created: Generated<string>
}

export interface Segments {
  team_id: string
  id: Generated<string>
  trip_id: string | null
  member_id: string | null
  owner_key: string
  email_id: string | null
  type: string
  activity_type: string | null
  status: Generated<string>
  start_day: string
  end_day: string
  start_latitude: number | null
  start_longitude: number | null
  start_datetime: string | null
  start_time_zone_id: string | null
  start_datetime_utc: string | null
  start_name: string | null
  start_address: string | null
  start_locality: string | null
  start_admin_code: string | null
  start_country_code: string | null
  start_postal_code: string | null
  end_latitude: number | null
  end_longitude: number | null
  end_datetime: string | null
  end_time_zone_id: string | null
  end_datetime_utc: string | null
  end_name: string | null
  end_address: string | null
  end_locality: string | null
  end_admin_code: string | null
  end_country_code: string | null
  end_postal_code: string | null
  number_of_nights: number | null
  number_of_days: number | null
  provider: string | null
  source: string | null
  source_name: string | null
  source_classification: string | null
  confirmation_no: string | null
  travelers: Generated<string[]>
  price: string | null
  currency: string | null
  cents: string | null
  booked_at: string | null
  cancelled_at: string | null
  co2_kg: number | null
  details: JsonColumn
  metadata: ColumnType<Json, string | undefined, string>
  evidence: ColumnType<Json, string | undefined, string>
  observed_at: string
  search_text: Generated<string>
  created: Generated<string>
  modified: Generated<string>
  search_words: Generated<string>
  set_by: ColumnType<Json, string | undefined, string>
  pinned: Generated<boolean>
  rate_date: string | null
  span: Generated<number>
  co2_method: string | null
  booking_id: string | null
  charged_cents: string | null
  adjustment_cents: Generated<string>
  net_cents: Generated<string | null>
}

export interface Sessions {
  token_hash: Uint8Array
  user_id: string
  remember: boolean
  ip: string | null
  user_agent: string | null
  created: Generated<string>
  last_seen_at: Generated<string>
  expires: string
  id: Generated<string>
  by_sso: Generated<boolean>
}

export interface SignInFailures {
  key: string
  at: Generated<string>
}

export interface SourceDays {
  team_id: string
  day: string
  type: string
  class: string
  source: string
  source_name: string
  segments: string
  segments_unique: string
  cents: string
}

export interface SsoSubjects {
  team_id: string
  provider_id: string
  subject: string
  user_id: string
  created: Generated<string>
}

export interface Teams {
  id: Generated<string>
  type: string
  name: string
  region: string | null
  currency: Generated<string>
  time_zone_id: Generated<string>
  sso_enabled: Generated<boolean>
  onboard: Generated<boolean>
  status: Generated<string>
  created: Generated<string>
  modified: Generated<string>
  require_authentic_mail: Generated<boolean>
  carbon_method: Generated<string>
}

export interface TravelerAddresses {
  team_id: string
  id: Generated<string>
  traveler_id: string
  email: string
}

export interface Travelers {
  team_id: string
  id: Generated<string>
  external_id: string | null
  status: Generated<string>
  first_name: string | null
  last_name: string | null
  email: string
  phone: string | null
  title: string | null
  department: string | null
  cost_center: string | null
  office: string | null
  manager_email: string | null
  employee_id: string | null
  worker_type: string | null
  home_city: string | null
  country: string | null
  time_zone_id: string | null
  emergency_contact: string | null
  tags: Generated<string[]>
  location_precision: Generated<string>
  created: Generated<string>
  modified: Generated<string>
}

export interface Trips {
  team_id: string
  id: Generated<string>
  member_id: string | null
  owner_key: string
  owner_name: string | null
  headline: string
  destination: string | null
  country_code: string | null
  begin_datetime: string | null
  begin_time_zone_id: string | null
  begin_utc: string | null
  end_datetime: string | null
  end_time_zone_id: string | null
  end_utc: string | null
  start_day: string
  end_day: string
  status: Generated<string>
  segment_counts: JsonColumn
  total_cents: string | null
  source_classification: string | null
  warnings: ColumnType<Json, string | undefined, string>
  notes: string | null
  tags: Generated<string[]>
  created: Generated<string>
  modified: Generated<string>
  search_words: Generated<string>
  has_own_headline: Generated<boolean>
  span: Generated<number>
}

export interface UnitDays {
  team_id: string
  day: string
  type: string
  class: string
  comparison_key: string
  cents: string
  units: string
}

export interface Users {
  id: Generated<string>
  email: string
  password_hash: string | null
  first_name: string | null
  last_name: string | null
  time_zone_id: string | null
  locale: string | null
  last_login_at: string | null
  last_team_id: string | null
  created: Generated<string>
  modified: Generated<string>
  two_factor: Generated<boolean>
  totp_secret: string | null
  totp_confirmed: Generated<boolean>
  totp_last_step: Generated<string>
}

export interface WaitingAmounts {
  team_id: string
  code: string
  email_id: string
  day: string
  amounts: JsonColumn
  created: Generated<string>
}

export interface WaitingRollups {
  team_id: string
  id: Generated<string>
  old_rows: string[]
  new_rows: string[]
}

export interface Webhooks {
  team_id: string
  id: string
  name: string
  url: string
  description: Generated<string>
  secret: string
  previous_secret: string | null
  previous_until: string | null
  header_names: Generated<string[]>
  custom_headers: string | null
  disabled_reason: string | null
  disabled_at: string | null
  created: Generated<string>
  modified: Generated<string>
}

export interface Tables {
  access_tokens: AccessTokens
  application_hours: ApplicationHours
  application_requests: ApplicationRequests
  application_secrets: ApplicationSecrets
  application_usage: ApplicationUsage
  applications: Applications
  audit_events: AuditEvents
  booking_amounts: BookingAmounts
  booking_days: BookingDays
  bookings: Bookings
  claimed_domains: ClaimedDomains
  connections: Connections
  data_requests: DataRequests
  deleted_segments: DeletedSegments
  deliveries: Deliveries
  delivery_attempts: DeliveryAttempts
  delivery_hours: DeliveryHours
  destinations: Destinations
  downloads: Downloads
  email_attachments: EmailAttachments
  email_events: EmailEvents
  email_file_texts: EmailFileTexts
  email_model_answers: EmailModelAnswers
  email_model_usage: EmailModelUsage
  email_models: EmailModels
  email_rule_versions: EmailRuleVersions
  email_rules: EmailRules
  emails: Emails
  event_batches: EventBatches
  events: Events
  exchange_rates: ExchangeRates
  feedback: Feedback
  filter_hits: FilterHits
  filters: Filters
  flight_statuses: FlightStatuses
  global_roles: GlobalRoles
  idempotency_keys: IdempotencyKeys
  identity_providers: IdentityProviders
  import_failures: ImportFailures
  import_mappings: ImportMappings
  import_problems: ImportProblems
  imports: Imports
  invitations: Invitations
  jobs: Jobs
  known_devices: KnownDevices
  live_links: LiveLinks
  mailbox_accounts: MailboxAccounts
  mailboxes: Mailboxes
  memberships: Memberships
  migrations: Migrations
  one_time_tokens: OneTimeTokens
  open_data: OpenData
  open_data_nights: OpenDataNights
  passkeys: Passkeys
  quality_issues: QualityIssues
  recipients: Recipients
  recovery_codes: RecoveryCodes
  report_groups: ReportGroups
  report_recipients: ReportRecipients
  report_schedules: ReportSchedules
  reports: Reports
  reprocess_items: ReprocessItems
  reprocesses: Reprocesses
  review_digests: ReviewDigests
  ruleset_domains: RulesetDomains
  rulesets: Rulesets
  scim_tokens: ScimTokens
  segment_changes: SegmentChanges
  segment_days: SegmentDays
  segment_mails: SegmentMails
  segment_observations: SegmentObservations
  segment_references: SegmentReferences
  segments: Segments
  sessions: Sessions
  sign_in_failures: SignInFailures
  source_days: SourceDays
  sso_subjects: SsoSubjects
  teams: Teams
  traveler_addresses: TravelerAddresses
  travelers: Travelers
  trips: Trips
  unit_days: UnitDays
  users: Users
  waiting_amounts: WaitingAmounts
  waiting_rollups: WaitingRollups
  webhooks: Webhooks
}
