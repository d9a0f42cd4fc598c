import { readFile } from 'node:fs/promises'

/** The system account that the database runs under. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number }

/**
 * Whom to start the database as; null means ourselves. PostgreSQL refuses to run as root, so root hands it to the
 * account that owns the data already, else to `postgres`, else to `nobody`. The account must exist: a bare number is
 * refused too. Throws where root finds no such account.
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
