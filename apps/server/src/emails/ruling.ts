import type { Filter } from '@sextant/contract/filters/schemas'
import { judgeMail } from '../filters'
import type { Tx } from '../platform/database/transaction'
import type { MessageSummary, ReadDocument } from './read-document'
import { messageColumns } from './reading'
import { type findEmail, insertEmailEvents, updateEmail } from './store'

type Found = NonNullable<Awaited<ReturnType<typeof findEmail>>>

/** Why a mail is not read: it waits for a person, or is rejected. */
type Aside = { readonly status: 'Held' | 'Rejected'; readonly rule: Filter }

/** What the team's rules come to for a mail. */
type Ruling = { readonly aside: Aside | null; readonly redacts: boolean }

/** Asks the team's rules. Where one routes the mail, it is in that mailbox from now on. A mail that was released is not judged again. */
export async function rulingOn(tx: Tx, email: Found, message: MessageSummary | null): Promise<Ruling> {
  if (!message) return { aside: null, redacts: false }
  const { decision, redactions } = await judgeMail(tx, message.filtered)
  const redacts = redactions.length > 0
  const applied = [...redactions, ...(decision === null ? [] : [decision])]
  await insertEmailEvents(tx, email.id, applied.map(matchedEvent))
  if (decision?.action === 'route' && decision.mailbox_id !== null)
    await updateEmail(tx, email.id, { mailbox_id: decision.mailbox_id })
  return { aside: email.released ? null : asideOf(decision), redacts }
}

function asideOf(rule: Filter | null): Aside | null {
  if (rule?.action === 'hold') return { status: 'Held', rule }
  return rule?.action === 'ignore' ? { status: 'Rejected', rule } : null
}

const matchedEvent = ({ id, name, action }: Filter) => ({
  type: 'matched_rule' as const,
  message: `The filter “${name}” matched: ${action}.`,
  detail: { rule_id: id, action },
})

/** Leaves a mail unread: what its message says of itself is kept, nothing of what it holds. */
export async function setAside(
  tx: Tx,
  email: Found,
  { message }: ReadDocument,
  { status, rule }: Aside,
): Promise<void> {
  const reason =
    status === 'Held' ? `Held by the filter “${rule.name}”.` : `Ignored by the filter “${rule.name}”.`
  await updateEmail(tx, email.id, {
    ...(message && messageColumns(email, message)),
    status,
    status_reason: reason,
  })
}
