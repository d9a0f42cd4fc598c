import type { InputOf } from '@sextant/contract/kit/endpoint'
import type { checkAccount, createMailbox } from '@sextant/contract/mailboxes/endpoints'
import type { ImapAccount, MailboxType } from '@sextant/contract/mailboxes/schemas'
import { isChecked, textIn } from '../kit/form-values'
import type { FieldErrors } from '../ui/form'

export type Draft = NonNullable<InputOf<typeof createMailbox>['body']>
export type AccountDraft = NonNullable<InputOf<typeof checkAccount>['body']>

/** The settings that all mailbox types share, as entered. */
export function settingsIn(values: FormData) {
  const days = Number(textIn(values, 'retention_days'))
  return {
    name: textIn(values, 'name'),
    allowed_senders: textIn(values, 'allowed_senders')
      .split(/[\s,;]+/)
      .filter(Boolean),
    retention_days: days > 0 ? days : null,
    time_zone_id: textIn(values, 'time_zone_id') || null,
  }
}

const signIns: Readonly<Record<string, Pick<ImapAccount, 'auth' | 'provider'>>> = {
  google: { auth: 'oauth', provider: 'google' },
  microsoft: { auth: 'oauth', provider: 'microsoft' },
}

/** The account as entered. */
export function accountIn(values: FormData): AccountDraft {
  return {
    host: textIn(values, 'imap.host'),
    port: Number(textIn(values, 'imap.port')),
    tls: textIn(values, 'imap.tls') === 'starttls' ? 'starttls' : 'implicit',
    user: textIn(values, 'imap.user'),
    folder: textIn(values, 'imap.folder') || 'INBOX',
    ...(signIns[textIn(values, 'imap.auth')] ?? { auth: 'password', provider: null }),
    secret: textIn(values, 'imap.secret'),
    backfill_days: Number(textIn(values, 'imap.backfill_days')),
    mark_seen: isChecked(values, 'imap.mark_seen'),
  }
}

/** A new mailbox as entered. */
export function draftIn(values: FormData, type: MailboxType): Draft {
  const address = textIn(values, 'address')
  return {
    ...settingsIn(values),
    type,
    ...(type === 'forwarding' && address !== '' ? { address } : {}),
    ...(type === 'imap' ? { imap: accountIn(values) } : {}),
  }
}

/** Merges errors of individual senders, because they share one text box. */
export function withSenders(errors: FieldErrors): FieldErrors {
  const senders = Object.entries(errors).flatMap(([field, texts]) =>
    /^allowed_senders(\.|$)/.test(field) ? texts : [],
  )
  return senders.length > 0 ? { ...errors, allowed_senders: [...new Set(senders)] } : errors
}

/** Prefixes the errors of an account check with the form's field names. */
export const asImap = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, texts]) => [`imap.${field}`, texts]))
