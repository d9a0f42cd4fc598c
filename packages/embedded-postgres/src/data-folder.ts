import { chmod, chown, lchown, mkdir, mkdtemp, readdir, readlink, realpath, stat, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Account, databaseAccount } from './account'
import { unlessMissing } from './errno'
import { reaches } from './reach'

/** The database's folder, mode 0700, and the account that owns it (null: the current one). */
export type DataFolder = { readonly path: string; readonly account: Account | null }

const systemFolder = '/var/lib/sextant'

/**
 * Creates the database's folder, owned by its account and closed to everybody else. If that account cannot enter a
 * parent folder (such as root's own checkout under a home with mode 0700), the database is put in /var/lib/sextant,
 * with a link in the data folder. Throws an actionable message if the folder belongs to somebody else.
 */
export async function openDataFolder(dataDir: string, log: (line: string) => void): Promise<DataFolder> {
  const requested = resolve(dataDir)
  await mkdir(dirname(requested), { recursive: true })
  const owner = (await unlessMissing(stat(requested)))?.uid ?? null
  const account = await databaseAccount(owner)
  if (owner === null) await make(requested, account, log)
  const path = await realpath(requested)
  if (!(await reaches(account, path))) throw unreachable(path, account)
  await hand(path, account)
  return { path, account }
}

async function make(requested: string, account: Account | null, log: (line: string) => void): Promise<void> {
  const gone = await unlessMissing(readlink(requested))
  if (gone !== null) throw dangling(requested, gone)
  if (await reaches(account, requested)) {
    await mkdir(requested, { mode: 0o700 })
    return
  }
  await mkdir(systemFolder, { recursive: true, mode: 0o711 })
  const elsewhere = await mkdtemp(join(systemFolder, 'postgres-'))
  await symlink(elsewhere, requested)
  log(`user ${account?.name ?? ''} cannot enter ${dirname(requested)}: the database lives in ${elsewhere}`)
}

const dangling = (requested: string, gone: string): Error =>
  new Error(
    `The database folder ${requested} leads to ${gone}, which is gone. ` +
      `Bring it back from a backup, or remove the link ${requested} to begin with an empty database.`,
  )

const unreachable = (path: string, account: Account | null): Error =>
  new Error(
    `The database runs as user ${account?.name ?? ''}, who cannot enter a folder above ${path}. ` +
      'Move the database folder, open the folders above it (chmod o+x), or set another DATA_DIR.',
  )

/** Gives the folder and its contents to the account, and closes it to others. */
async function hand(path: string, account: Account | null): Promise<void> {
  const { uid } = await stat(path)
  if (account) {
    if (uid !== account.uid) await giveAll(path, account)
  } else if (uid !== process.getuid?.()) {
    throw new Error(
      `The database folder ${path} belongs to another user (uid ${uid}). ` +
        'Start Sextant as that user, give the folder to yours (chown -R), or set another DATA_DIR.',
    )
  }
  await chmod(path, 0o700)
}

/** Makes an account the owner of a folder and everything in it. */
export async function giveAll(path: string, account: Account): Promise<void> {
  await chown(path, account.uid, account.gid)
  for (const name of await readdir(path, { recursive: true })) {
    await lchown(join(path, name), account.uid, account.gid)
  }
}
