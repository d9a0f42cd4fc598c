import type { Mailbox, MailboxType } from '@sextant/contract/mailboxes/schemas'
import { instantText } from '@sextant/domain/kit/time-text'
import type { Tone } from '../ui/badge'

export const typeLabels: Record<MailboxType, string> = { forwarding: 'Forwarding', imap: 'IMAP', api: 'API' }

/** Explanations of the mailbox types. */
export const typeDetails: Record<MailboxType, string> = {
  forwarding: 'A dedicated address. People or a mail system rule forward booking emails to it.',
  imap: 'An existing account at Google, Microsoft or elsewhere. It is read without being changed.',
  api: 'Your own program sends emails through the API. There is no address.',
}

type Health = { readonly label: string; readonly tone: Tone; readonly detail: string | null }

/** A mailbox's health: a label, and the reason. */
export function healthOf({ attributes, health, last_error }: Mailbox, zone: string): Health {
  if (attributes.status === 'Inactive')
    return { label: 'Inactive', tone: 'neutral', detail: 'It does not receive emails.' }
  const since = health.since === null ? '' : ` since ${instantText(health.since, zone)}`
  if (health.state === 'failing')
    return {
      label: 'Failing',
      tone: 'bad',
      detail: `${last_error ?? 'The account cannot be read'}${since ? ` Failing${since}.` : ''}`,
    }
  if (health.state === 'silent')
    return { label: 'Silent', tone: 'warning', detail: `No emails${since}, which is much longer than usual.` }
  return { label: 'Healthy', tone: 'good', detail: last_error }
}

/** A mailbox's source in one line. */
export function placeOf({ attributes: { address, imap } }: Mailbox): string {
  if (address !== null) return address
  return imap ? `${imap.user} at ${imap.host}` : 'API'
}

/** Formats a share as a percentage. */
export const shareText = (share: number | null): string => (share === null ? '—' : `${Math.round(share * 100)}%`)
