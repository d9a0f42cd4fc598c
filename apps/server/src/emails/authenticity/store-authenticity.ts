import type { Authenticity } from '@sextant/contract/emails/authenticity'
import { authenticityOf, notChecked, type SenderChecks } from '@sextant/domain/emails/authenticity'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { presentAuthenticity } from '../present'
import type { MessageSummary } from '../read-document'
import { insertEmailEvents, type NewEvent, type StoredEmail, updateEmail } from '../store'
import type { Authenticator, SmtpTransaction } from './authenticator'
import { hasTeamAddress } from './store'

/** How an email arrived, as recorded on arrival. */
const Origin = z.object({
  protocol: z.optional(z.string()),
  envelope_from: z.nullish(z.string()),
  peer: z.nullish(z.object({ ip: z.string(), helo: z.nullable(z.string()) })),
})

/** The server and sender that delivered an email, if it came over SMTP. */
function smtpTransaction({ metadata }: Pick<StoredEmail, 'metadata'>): SmtpTransaction {
  const { peer, envelope_from } = Origin.parse(metadata)
  return peer ? { peer, sender: envelope_from ?? null } : null
}

/**
 * Checks the sender of a stored email; null if an earlier result is kept. Senders rotate their keys, so an email reread
 * later might fail only because of its age.
 */
export const checkOnce = async (
  authenticator: Authenticator,
  email: StoredEmail,
  bytes: Uint8Array,
): Promise<SenderChecks | string | null> =>
  earlierResult(email) ? null : await authenticator.check(bytes, smtpTransaction(email))

/** An earlier result; null if there is none, or if nothing could be checked then. */
function earlierResult({ authenticity }: Pick<StoredEmail, 'authenticity'>): Authenticity | null {
  const earlier = presentAuthenticity({ authenticity })
  return earlier?.result === 'not_checked' ? null : earlier
}

type CheckedSender = Pick<Authenticator, 'trustedSealers'> & {
  readonly message: MessageSummary | null
  /** Null if an earlier result is kept. */
  readonly checks: SenderChecks | string | null
}

/** Evaluates what was found about the sender of an email, and stores it with an entry in its log. */
export async function storeAuthenticity(
  { clock }: Services,
  tx: Tx,
  email: StoredEmail,
  { message, checks, trustedSealers }: CheckedSender,
): Promise<Authenticity | null> {
  if (checks === null) return earlierResult(email)
  const { protocol } = Origin.parse(email.metadata)
  const context = {
    isUpload: protocol === 'http' || protocol === 'test',
    forwarded: message?.forwarded ?? false,
    checked: clock.now().toISOString(),
  }
  const result =
    typeof checks === 'string'
      ? notChecked(checks, context)
      : authenticityOf(checks, { ...context, isTeamAddress: await isTeamAddress(tx, checks.from), trustedSealers })
  await updateEmail(tx, email.id, { authenticity: JSON.stringify(result) })
  await insertEmailEvents(tx, email.id, [authenticatedEvent(result)])
  return result
}

const isTeamAddress = async (tx: Tx, [address, ...others]: readonly string[]): Promise<boolean> =>
  address !== undefined && others.length === 0 && (await hasTeamAddress(tx, address))

const resultText: Readonly<Record<Authenticity['result'], string>> = {
  passed: 'Authenticated',
  failed: 'Not authentic',
  none: 'Not authenticated',
  not_checked: 'Not checked',
}

/** The entry of the email's log. */
const authenticatedEvent = (authenticity: Authenticity): NewEvent => ({
  type: 'authenticated',
  status: authenticity.result === 'failed' ? 'warning' : 'ok',
  message: `${resultText[authenticity.result]}: ${authenticity.reason}${senderText(authenticity)}`,
  detail: authenticity,
})

function senderText({ sent_by_team, forwarded }: Authenticity): string {
  if (sent_by_team) return forwarded ? ' Forwarded by one of the team’s people.' : ' Sent by one of the team’s people.'
  return forwarded ? ' It forwards a message of which this says nothing.' : ''
}
