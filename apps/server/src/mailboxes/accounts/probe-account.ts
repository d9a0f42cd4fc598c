import type { ImapAccount, ImapCheck } from '@sextant/contract/mailboxes/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import type { ImapFlow } from 'imapflow'
import type { ImapSettings } from '../settings'
import { openImap } from './open-imap'
import { problemOf } from './problem'

/** The maximum number of folders listed. */
const maxFolders = 500

/** How long a check may take, in milliseconds: someone is waiting, and some servers stall on purpose. */
const defaultTimeoutMs = 30_000

/**
 * Checks an account: whether sign-in works, which folders it has, and whether the chosen one is among them. The secret
 * is fetched only when needed.
 */
export async function probeAccount(
  settings: ImapSettings,
  account: ImapAccount,
  secret: () => string,
  timeoutMs = defaultTimeoutMs,
): Promise<ImapCheck> {
  let client: ImapFlow | null = null
  let folders: string[] = []
  const timeout = AbortSignal.timeout(timeoutMs)
  timeout.addEventListener('abort', () => client?.close())
  try {
    client = await openImap(settings, { account, secret: secret(), signal: timeout })
    folders = (await client.list({ listOnly: true })).slice(0, maxFolders).map(({ path }) => path)
    const { exists } = await client.mailboxOpen(account.folder, { readOnly: true })
    const message = `The account can be read. ${account.folder} holds ${messagesText(exists)}.`
    return { ok: true, message, messages: exists, folders }
  } catch (error) {
    return { ok: false, message: problemOf(error, account).text, messages: null, folders }
  } finally {
    client?.close()
  }
}

const messagesText = (count: number): string => (count === 1 ? 'one message' : `${numberText(count)} messages`)
