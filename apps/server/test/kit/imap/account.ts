import { createMailbox, readMailbox } from '@sextant/contract/mailboxes/endpoints'
import { Mailbox } from '@sextant/contract/mailboxes/schemas'
import * as z from 'zod/mini'
import { type ImapReader, type ImapTiming, startImap } from '../../../src/emails/imap/start-imap'
import type { ImapSettings } from '../../../src/mailboxes'
import { makeNetworks } from '../../../src/platform/http/networks'
import type { TestContext } from '../test-context'
import type { Dovecot } from './dovecot'

export const settingsFor = ({ ca }: Pick<Dovecot, 'ca'>): ImapSettings => ({
  // The local machine, where the test server runs.
  permits: makeNetworks(['127.0.0.0/8', '::1']).permits,
  clients: { google: undefined, microsoft: undefined },
  ca,
})

/** Shorter intervals than in the product, so that tests do not have to wait. */
export const quick: ImapTiming = { leaseSeconds: 30, intervalMs: 50, pollMs: 60_000 }

export const reading = (context: TestContext, dovecot: Dovecot, timing: ImapTiming = quick): ImapReader =>
  startImap(context.services, settingsFor(dovecot), timing)

const One = z.object({ data: Mailbox })

/** An account of the server, in the form that mailboxes store. */
export const accountOf = ({ host, port }: Pick<Dovecot, 'host' | 'port'>) => ({
  host,
  port,
  tls: 'implicit' as const,
  user: 'ann',
  folder: 'INBOX',
  auth: 'password' as const,
  provider: null,
  mark_seen: false,
})

/** Adds a mailbox that reads an account of the server. */
export async function addImapMailbox(
  context: TestContext,
  { host, port }: Pick<Dovecot, 'host' | 'port'>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const imap = { host, port, user: 'ann', secret: 'secret', ...more }
  const body = { name: 'Account', type: 'imap' as const, imap }
  const { status, body: answer } = await context.call(createMailbox, { team: context.acme, body }, context.people.owner)
  if (status !== 201) throw new Error(`No mailbox: ${JSON.stringify(answer)}`)
  return z.parse(One, answer).data.id
}

export async function mailboxNow(context: TestContext, id: string): Promise<Mailbox> {
  const { body } = await context.call(readMailbox, { team: context.acme, id }, context.people.owner)
  return z.parse(One, body).data
}

/** The emails of a mailbox in the order of arrival; tests identify them by subject. */
export async function mailsOf(context: TestContext, mailbox: string) {
  const { rows } = await context.pool.query<{
    id: string
    status: string
    status_reason: string | null
    subject: string | null
    content: Buffer
  }>(
    'select id, status, status_reason, subject, content_hash as content from emails where team_id = $1 and mailbox_id = $2 order by id',
    [context.acme.id, mailbox],
  )
  return rows
}
