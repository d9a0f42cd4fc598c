import type { Authenticity } from '@sextant/contract/emails/authenticity'
import type { Filter } from '@sextant/contract/filters/schemas'
import { unauthenticatedReason } from '@sextant/domain/emails/authentic'
import { isSenderAllowed } from '@sextant/domain/mailboxes/sender-allowed'
import * as z from 'zod/mini'
import { evaluateEmail } from '../filters'
import { findTerms } from '../mailboxes'
import { oncePerTransaction } from '../platform/database/once-per-transaction'
import type { Tx } from '../platform/database/transaction'
import { withAuthenticity } from './filtered-message'
import type { EmailToProcess } from './processing'
import type { MessageSummary, ReadDocument } from './read-document'
import { messageColumns } from './reading'
import { insertEmailEvents, updateEmail } from './store'

/** Why an email is not read: it is held for review or rejected. */
type Disposition = { readonly status: 'Held' | 'Rejected'; readonly reason: string }

/** What the team's filters decide for an email. */
type FilterDecision = { readonly disposition: Disposition | null; readonly redacts: boolean }

/**
 * Evaluates the team's filters. If one routes the email, it moves to that mailbox. Released emails are not evaluated
 * again.
 */
export async function decideByFilters(
  tx: Tx,
  email: EmailToProcess,
  message: MessageSummary | null,
  authenticity: Authenticity | null,
): Promise<FilterDecision> {
  if (!message) return { disposition: null, redacts: false }
  const rejection = email.released ? null : await refuseSender(tx, email, message)
  if (rejection !== null) return { disposition: rejection, redacts: false }
  const { decision, redactions } = email.is_filtered
    ? await evaluateEmail(tx, withAuthenticity(message.filtered, authenticity))
    : { decision: null, redactions: [] }
  const redacts = redactions.length > 0
  const applied = [...redactions, ...(decision === null ? [] : [decision])]
  await insertEmailEvents(tx, email.id, applied.map(matchedEvent))
  if (decision?.action === 'route' && decision.mailbox_id !== null)
    await updateEmail(tx, email.id, { mailbox_id: decision.mailbox_id })
  const disposition = dispositionOf(decision)
  return { disposition: email.released ? null : (disposition ?? holdUnauthentic(email, authenticity)), redacts }
}

function dispositionOf(rule: Filter | null): Disposition | null {
  if (rule?.action === 'hold') return { status: 'Held', reason: `Held by the filter “${rule.name}”.` }
  return rule?.action === 'ignore' ? { status: 'Rejected', reason: `Ignored by the filter “${rule.name}”.` } : null
}

/** Whether the team reads only authenticated mail and this email is not. */
function holdUnauthentic({ is_strict }: EmailToProcess, authenticity: Authenticity | null): Disposition | null {
  const reason = authenticity && unauthenticatedReason(authenticity)
  return reason !== null && is_strict ? { status: 'Held', reason } : null
}

/** Whether the sender is not allowed to send to the mailbox. Uploads by people are always allowed. */
async function refuseSender(tx: Tx, email: EmailToProcess, { from }: MessageSummary): Promise<Disposition | null> {
  const { protocol, envelope_from } = z.parse(Origin, email.metadata)
  const terms = protocol === 'smtp' || protocol === 'imap' ? await termsOf(tx, email.mailbox_id) : undefined
  const senders = [envelope_from, ...from.map(({ address }) => address)]
  if (!terms || isSenderAllowed(terms.allowed_senders, senders)) return null
  const sender = from[0]?.address ?? envelope_from ?? 'The sender'
  return { status: 'Rejected', reason: `${sender} is none of those who may send to this mailbox.` }
}

/** How the email arrived, for its log. */
const Origin = z.object({ protocol: z.optional(z.string()), envelope_from: z.nullish(z.string()) })

const termsOf = async (tx: Tx, mailbox: string | null) => (mailbox === null ? undefined : await termsOnce(tx, mailbox))

const termsOnce = oncePerTransaction(findTerms)

const matchedEvent = ({ id, name, action }: Filter) => ({
  type: 'matched_rule' as const,
  message: `The filter “${name}” matched: ${action}.`,
  detail: { rule_id: id, action },
})

/** Stores an email without reading it: only its headers, none of its content. */
export async function storeUnread(
  tx: Tx,
  email: EmailToProcess,
  { message }: ReadDocument,
  { status, reason }: Disposition,
): Promise<void> {
  await updateEmail(tx, email.id, {
    ...(message && messageColumns(email, message)),
    status,
    status_reason: reason,
  })
}
