import { readFile } from 'node:fs/promises'

/** The system account that the database runs under. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number }

/**
 * The account to start the database as; null for the current one. PostgreSQL refuses to run as root, so root uses the
 * account that already owns the data, otherwise `postgres`, otherwise `nobody`. The account must exist: PostgreSQL also
 * refuses a bare UID. Throws if root finds no such account.
 */
export async function databaseAccount(ownerUid: number | null): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const accounts = accountsOf(await readFile('/etc/passwd', 'utf8'))
  const found =
    accounts.find(({ uid }) => uid === ownerUid) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody')
  if (!found) {
    throw new Error(
      'PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody". ' +
        'Start Sextant as an ordinary user, or set DATABASE_URL.',
    )
  }
  return found
}

function accountsOf(passwd: string): Account[] {
  return passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid }) => name !== '' && uid > 0)
}
