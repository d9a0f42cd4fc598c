import * as z from 'zod/mini'
import { Id, Instant, oneLine, stamps, TimeZone } from '../kit/wire'

export const mailboxTypes = ['forwarding', 'imap', 'api'] as const
export const MailboxType = z.enum(mailboxTypes)
export type MailboxType = z.infer<typeof MailboxType>

/** Whose OAuth the operator may have set up. */
export const imapProviders = ['google', 'microsoft'] as const
export const ImapProvider = z.enum(imapProviders)
export type ImapProvider = z.infer<typeof ImapProvider>

/** Who may send to a mailbox: an address, or all of a domain as `@example.com`. */
export const AllowedSender = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(/^[^\s@]*@[a-z0-9.-]+$/, 'Must be an address, or a domain such as @example.com.'),
  )
  .register(z.globalRegistry, { examples: ['@example.com'] })

/** The part of an address before the `@`; the domain package decides whether it is available. */
export const LocalPart = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(64))

const line = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), oneLine)

const Host = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(/^[a-z0-9.:[\]-]+$/, 'Must be the name of a server, such as imap.example.com.'),
  )

/** What is known of an IMAP account; its password or token is never answered. */
const account = {
  host: Host,
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  /** Encrypted from the first byte, or after STARTTLS. In clear is not offered. */
  tls: z.enum(['implicit', 'starttls']),
  user: line(254),
  folder: line(255),
  auth: z.enum(['password', 'oauth']),
  /** Of OAuth only. */
  provider: z.nullable(ImapProvider),
  /** Whether a mail that was taken in is marked as read in the account; else the account is left as it is. */
  mark_seen: z.boolean(),
}

export const ImapAccount = z.object(account)
export type ImapAccount = z.infer<typeof ImapAccount>

/** The longest back-fill, in days. */
export const maxBackfillDays = 365

/** An account as people enter it, with its password, or with a refresh token of OAuth. */
export const ImapDraft = z.object({
  ...account,
  port: z._default(account.port, 993),
  tls: z._default(account.tls, 'implicit'),
  folder: z._default(account.folder, 'INBOX'),
  auth: z._default(account.auth, 'password'),
  provider: z._default(account.provider, null),
  mark_seen: z._default(account.mark_seen, false),
  /** The password, or the refresh token. */
  secret: z.string().check(z.minLength(1, 'Enter the password or token.'), z.maxLength(4096)),
  /** Take in mail of so many days before now as well; 0 for what comes from now on. */
  backfill_days: z._default(z.int().check(z.minimum(0), z.maximum(maxBackfillDays)), 0),
})
export type ImapDraft = z.infer<typeof ImapDraft>

/** What may be changed of an account. Where it leads elsewhere, its secret has to come with the change. */
export const ImapEdit = z.partial(z.object({ ...account, secret: ImapDraft.shape.secret }))
export type ImapEdit = z.infer<typeof ImapEdit>

/**
 * How a mailbox does. `failing`: its account cannot be read; `silent`: nothing came for much longer than usual.
 * `since`: when that began, null where all is well.
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
    /** Null where mail does not come by address: from an IMAP account or by API. */
    address: z.nullable(z.string()),
    type: MailboxType,
    status: MailboxStatus,
    /** Leave empty to allow everyone. */
    allowed_senders: z.array(z.string()),
    /** Days after which messages are deleted; null: they are kept. */
    retention_days: z.nullable(z.int()),
    /** On whose clocks its times are shown; null: the team’s. */
    time_zone_id: z.nullable(z.string()),
    imap: z.nullable(ImapAccount),
  }),
  health: MailboxHealth,
  last_received_at: z.nullable(Instant),
  /** Why its account cannot be read, in plain words. */
  last_error: z.nullable(z.string()),
  emails_24h: z.int(),
  /** Of the mails of seven days that are read, the share in which travel was found: 0 to 1; null without any. */
  processed_rate_7d: z.nullable(z.number()),
  ...stamps,
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
  /** Of a forwarding address, what stands before the `@`; made from the name where it is left out. */
  address: z.optional(LocalPart),
  allowed_senders: z._default(settings.allowed_senders, []),
  retention_days: z._default(settings.retention_days, null),
  time_zone_id: z._default(settings.time_zone_id, null),
  /** Of an IMAP mailbox. */
  imap: z.optional(ImapDraft),
})
export type MailboxDraft = z.infer<typeof MailboxDraft>

export const MailboxEdit = z.partial(z.object({ ...settings, status: z.enum(['Active', 'Inactive']), imap: ImapEdit }))
export type MailboxEdit = z.infer<typeof MailboxEdit>

/** What a look into an IMAP account came to. */
export const ImapCheck = z.object({
  ok: z.boolean(),
  /** What the server says, in plain words. */
  message: z.string(),
  /** How many messages the folder has; null where it could not be opened. */
  messages: z.nullable(z.int()),
  /** The account's folders, where it let us in. */
  folders: z.array(z.string()),
})
export type ImapCheck = z.infer<typeof ImapCheck>

/** What is offered to whoever adds a mailbox. */
export const MailboxOptions = z.object({
  /** What stands behind the `@` of a forwarding address. */
  domain: z.string(),
  /** Providers of mail that can be signed in to with OAuth here. */
  providers: z.array(ImapProvider),
})
export type MailboxOptions = z.infer<typeof MailboxOptions>

/** Bookings that a test mail can tell of. */
export const sampleKinds = ['flight', 'hotel'] as const
export const SampleKind = z.enum(sampleKinds)
export type SampleKind = z.infer<typeof SampleKind>
