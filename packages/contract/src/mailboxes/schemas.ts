import * as z from 'zod/mini'
import { Id, Instant, oneLine, TimeZone, timestamps } from '../kit/wire'

export const mailboxTypes = ['forwarding', 'imap', 'api'] as const
export const MailboxType = z.enum(mailboxTypes)
export type MailboxType = z.infer<typeof MailboxType>

/** Providers for which the operator can configure OAuth. */
export const imapProviders = ['google', 'microsoft'] as const
export const ImapProvider = z.enum(imapProviders)
export type ImapProvider = z.infer<typeof ImapProvider>

/** Who may send to a mailbox: an address, or a whole domain such as `@example.com`. */
const AllowedSender = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(/^[^\s@]*@[a-z0-9.-]+$/, 'Must be an address, or a domain such as @example.com.'),
  )
  .register(z.globalRegistry, { examples: ['@example.com'] })

/** The local part of an address; the domain package decides whether it is available. */
const LocalPart = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(64))

const line = (maxLength: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), oneLine)

const Host = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(/^[a-z0-9.:[\]-]+$/, 'Must be the name of a server, such as imap.example.com.'),
  )

/** An IMAP account; its password or token is never returned. */
const account = {
  host: Host,
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  /** Implicit TLS or STARTTLS. Unencrypted connections are not supported. */
  tls: z.enum(['implicit', 'starttls']),
  user: line(254),
  folder: line(255),
  auth: z.enum(['password', 'oauth']),
  /** For OAuth only. */
  provider: z.nullable(ImapProvider),
  /** Whether ingested emails are marked as read in the account; if not, the account is not modified. */
  mark_seen: z.boolean(),
}

export const ImapAccount = z.object(account)
export type ImapAccount = z.infer<typeof ImapAccount>

/** The maximum backfill, in days. */
const maxBackfillDays = 365

/** An account as entered, with its password or OAuth refresh token. */
export const ImapDraft = z.object({
  ...account,
  port: z._default(account.port, 993),
  tls: z._default(account.tls, 'implicit'),
  folder: z._default(account.folder, 'INBOX'),
  auth: z._default(account.auth, 'password'),
  provider: z._default(account.provider, null),
  mark_seen: z._default(account.mark_seen, false),
  /** The password or refresh token. */
  secret: z.string().check(z.minLength(1, 'Enter the password or token.'), z.maxLength(4096)),
  /** Also ingests email from this many past days; 0 for new email only. */
  backfill_days: z._default(z.int().check(z.minimum(0), z.maximum(maxBackfillDays)), 0),
})
export type ImapDraft = z.infer<typeof ImapDraft>

/** Changes to an account. Pointing it at another server requires the secret. */
export const ImapEdit = z.partial(z.object({ ...account, secret: ImapDraft.shape.secret }))
export type ImapEdit = z.infer<typeof ImapEdit>

/**
 * A mailbox's health. `failing`: its account cannot be read; `silent`: no email for much longer than usual. `since`:
 * when that started; null if healthy.
 */
export const MailboxHealth = z.object({
  state: z.enum(['ok', 'failing', 'silent']),
  since: z.nullable(Instant),
})
export type MailboxHealth = z.infer<typeof MailboxHealth>

export const MailboxStatus = z.enum(['Active', 'Inactive', 'Failing'])
export type MailboxStatus = z.infer<typeof MailboxStatus>

export const Mailbox = z.object({
  id: Id,
  attributes: z.object({
    name: z.string(),
    /** Null if email arrives from an IMAP account or by API instead of by address. */
    address: z.nullable(z.string()),
    type: MailboxType,
    status: MailboxStatus,
    /** An empty list allows everyone. */
    allowed_senders: z.array(z.string()),
    /** Days until messages are deleted; null for never. */
    retention_days: z.nullable(z.int()),
    /** The time zone for displayed times; null for the team’s. */
    time_zone_id: z.nullable(z.string()),
    imap: z.nullable(ImapAccount),
  }),
  health: MailboxHealth,
  last_received_at: z.nullable(Instant),
  /** Why its account cannot be read, in plain language. */
  last_error: z.nullable(z.string()),
  emails_24h: z.int(),
  /**
   * The share of emails with travel data among those read in the last seven days, from 0 to 1; null if none were read.
   */
  processed_rate_7d: z.nullable(z.number()),
  ...timestamps,
})
export type Mailbox = z.infer<typeof Mailbox>

const settings = {
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100), oneLine),
  allowed_senders: z.array(AllowedSender).check(z.maxLength(200)),
  retention_days: z.nullable(z.int().check(z.minimum(1), z.maximum(3650))),
  time_zone_id: z.nullable(TimeZone),
}

export const MailboxDraft = z.object({
  ...settings,
  type: z._default(MailboxType, 'forwarding'),
  /** The local part of the forwarding address; derived from the name by default. */
  address: z.optional(LocalPart),
  allowed_senders: z._default(settings.allowed_senders, []),
  retention_days: z._default(settings.retention_days, null),
  time_zone_id: z._default(settings.time_zone_id, null),
  /** For IMAP mailboxes. */
  imap: z.optional(ImapDraft),
})
export type MailboxDraft = z.infer<typeof MailboxDraft>

export const MailboxEdit = z.partial(z.object({ ...settings, status: z.enum(['Active', 'Inactive']), imap: ImapEdit }))
export type MailboxEdit = z.infer<typeof MailboxEdit>

/** The result of checking an IMAP account. */
export const ImapCheck = z.object({
  ok: z.boolean(),
  /** The server's response, in plain language. */
  message: z.string(),
  /** The number of messages in the folder; null if it could not be opened. */
  messages: z.nullable(z.int()),
  /** The account's folders, if sign-in succeeded. */
  folders: z.array(z.string()),
})
export type ImapCheck = z.infer<typeof ImapCheck>

/** The options available for a new mailbox. */
export const MailboxOptions = z.object({
  /** The domain of forwarding addresses. */
  domain: z.string(),
  /** Email providers for which OAuth is configured. */
  providers: z.array(ImapProvider),
})
export type MailboxOptions = z.infer<typeof MailboxOptions>

/** The bookings a test email can contain. */
const sampleKinds = ['flight', 'hotel'] as const
export const SampleKind = z.enum(sampleKinds)
export type SampleKind = z.infer<typeof SampleKind>
