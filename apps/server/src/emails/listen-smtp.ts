import { maximumMessageBytes } from '@sextant/contract/emails/endpoints'
import { isLooped } from '@sextant/domain/mailboxes/looped'
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { findRecipients, type Recipient } from '../mailboxes'
import { gather } from '../platform/gather'
import type { Services } from '../platform/services'
import { type AcceptMessage, makeAcceptor } from './accept-messages'
import { makeAcknowledger } from './acknowledger'
import type { Peer } from './authenticity/external-peer'
import { ByteBudget } from './byte-budget'
import { headerOf } from './header-of'
import { inactiveText } from './inactive-text'

export type SmtpListener = {
  /** The port it listens on: the requested one, or one chosen by the system for 0. */
  readonly port: number
  /** Stops accepting connections and waits for open ones. */
  close(): Promise<void>
}

const maximumRecipients = 100

/** An SMTP error reply: its code decides whether the sender tries again (RFC 5321 §4.2.1). */
class SmtpRefusal extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Listens for email to the mailboxes. Refuses unknown addresses and inactive mailboxes at RCPT (550), messages that are
 * too large with 552 (at MAIL if the size is declared), and mail loops with 554, detected by our `ownDomains` in the
 * trace headers. Never sends mail in reply. Replies 250 once the message and its row are on disk, and 451 if that
 * failed, so that the sender tries again.
 */
export async function listenSmtp(
  services: Services,
  address: { host: string; port: number },
  ownDomains: readonly string[] = [],
): Promise<SmtpListener> {
  const { acknowledge, flush } = makeAcknowledger(services)
  const accept = makeAcceptor(services)
  const findRecipient = gather(
    maximumRecipients,
    async (addresses: readonly string[]) => await findRecipients(services, addresses),
  )
  const server = new SMTPServer({
    name: 'sextant',
    banner: 'Sextant',
    size: maximumMessageBytes,
    // The library would refuse a declared size without an enhanced status code (RFC 3463). `checkSize` adds it.
    hideSize: true,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    maxClients: 500,
    socketTimeout: 60_000,
    closeTimeout: 10_000,
    onMailFrom: ({ args }, _session, done) => respond(checkSize(args), done),
    onRcptTo: (address, session, done) => respond(checkRecipient(services, findRecipient, address, session), done),
    onData: (stream, session, done) => {
      receiveMessage(accept, stream, session, ownDomains).then(
        (accepted) => {
          done(null, `Accepted as ${accepted.map(({ id }) => id).join(', ')}`)
          for (const { team, id } of accepted) acknowledge(team, id)
        },
        (error: unknown) => done(smtpError(services, error)),
      )
    },
  })
  server.on('error', (error) => services.log.warn({ err: error }, 'smtp'))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(address.port, address.host, () => resolve())
  })
  const boundAddress = server.server.address()
  return {
    port: typeof boundAddress === 'object' && boundAddress !== null ? boundAddress.port : address.port,
    close: async () => {
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await flush()
    },
  }
}

function respond(work: Promise<void>, done: (error?: Error | null) => void): void {
  work.then(
    () => done(),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  )
}

const tooLarge = (): SmtpRefusal => new SmtpRefusal(552, `5.3.4 Message is larger than ${maximumMessageBytes} bytes`)

/** A sender can declare the size of its message (RFC 1870). */
async function checkSize(args: object | false): Promise<void> {
  const size: unknown = args === false ? undefined : Reflect.get(args, 'SIZE')
  if (Number(size ?? 0) > maximumMessageBytes) throw tooLarge()
}

/** The mailboxes of the addresses of open envelopes, found at RCPT. */
const recipients = new WeakMap<SMTPServerAddress, Recipient>()

type FindRecipient = (address: string) => Promise<Recipient | null>

async function checkRecipient(
  services: Services,
  findRecipient: FindRecipient,
  address: SMTPServerAddress,
  session: SMTPServerSession,
): Promise<void> {
  if (session.envelope.rcptTo.length >= maximumRecipients) throw new SmtpRefusal(452, 'Too many recipients')
  const recipient = await findRecipient(address.address).catch((error: unknown) => {
    throw smtpError(services, error)
  })
  if (!recipient) throw new SmtpRefusal(550, `5.1.1 No mailbox accepts mail for ${address.address}`)
  if (recipient.mailbox_status === 'Inactive') throw new SmtpRefusal(550, `5.2.1 ${inactiveText}`)
  recipients.set(address, recipient)
}

type AcceptedEmail = { readonly team: string; readonly id: string }

async function receiveMessage(
  accept: AcceptMessage,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  ownDomains: readonly string[],
): Promise<readonly AcceptedEmail[]> {
  const bytes = await collect(stream)
  if (isLooped(headerOf(bytes), ownDomains))
    throw new SmtpRefusal(554, '5.4.6 Mail loop detected: this message was here ten times already')
  const { mailFrom, rcptTo } = session.envelope
  const from = mailFrom === false ? null : mailFrom.address || null
  const accepted: AcceptedEmail[] = []
  for (const [to, recipient] of recipientsOf(rcptTo)) {
    const { team_id: team, mailbox_id: mailbox } = recipient
    const via = { protocol: 'smtp', from, to, peer: peerOf(session) } as const
    const { email } = await accept({ team, mailbox, bytes, via, acknowledged: false })
    accepted.push({ team, id: email.id })
  }
  return accepted
}

const peerOf = ({ remoteAddress, hostNameAppearsAs }: SMTPServerSession): Peer => ({
  // An IPv4 address on a dual-stack socket.
  ip: remoteAddress.replace(/^::ffff:(?=\d+\.)/i, ''),
  helo: hostNameAppearsAs || null,
})

/** One entry per mailbox: two addresses of the same mailbox are one delivery. */
function recipientsOf(addresses: readonly SMTPServerAddress[]): ReadonlyMap<string, Recipient> {
  const byMailbox = new Map<string, [string, Recipient]>()
  for (const address of addresses) {
    const recipient = recipients.get(address)
    if (recipient) byMailbox.set(`${recipient.team_id}/${recipient.mailbox_id}`, [address.address, recipient])
  }
  return new Map(byMailbox.values())
}

/** Messages being received share this much memory. Beyond it, senders are asked to try again. */
const byteBudget = new ByteBudget(256 * 1024 * 1024)

/**
 * Collects the whole message. Bytes beyond the limit of one message, or of all together, are read and discarded, as
 * SMTP requires, and the message is then refused.
 */
async function collect(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  let reserved = 0
  let isOverBudget = false
  try {
    for await (const chunk of stream) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
      size += bytes.length
      if (isOverBudget || size > maximumMessageBytes) continue
      isOverBudget = !byteBudget.reserve(bytes.length)
      if (isOverBudget) continue
      reserved += bytes.length
      chunks.push(bytes)
    }
    if (stream.sizeExceeded || size > maximumMessageBytes) {
      throw tooLarge()
    }
    if (isOverBudget) throw new SmtpRefusal(452, 'Too much mail at once. Try again later')
    return Buffer.concat(chunks)
  } finally {
    byteBudget.release(reserved)
  }
}

/** Internal errors become 451, so that the sender keeps the message and tries again. No details are revealed. */
function smtpError(services: Services, error: unknown): Error {
  if (error instanceof SmtpRefusal) return error
  services.log.error({ err: error }, 'a message could not be stored')
  return new SmtpRefusal(451, 'Could not be stored just now. Try again later')
}
