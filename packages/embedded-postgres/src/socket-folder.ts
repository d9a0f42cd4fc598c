import { chmod, chown, mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataFolder } from './data-folder'

/** The port only determines the socket file's name: the database listens on no network. */
export const port = 5432

/** The capacity of `sockaddr_un`, minus the terminating NUL. */
const maxSocketPathLength = 107

/**
 * Creates the socket's folder with mode 0700, which is the only access control: anyone who can open it is trusted. It
 * is next to the data, or has a unique name under /tmp if that path would be too long for a socket.
 */
export async function makeSocketFolder({ path, account }: DataFolder): Promise<string> {
  const beside = join(path, 'run')
  const fits = Buffer.byteLength(join(beside, `.s.PGSQL.${port}`)) <= maxSocketPathLength
  if (fits) await mkdir(beside, { recursive: true, mode: 0o700 })
  const folder = fits ? beside : await mkdtemp('/tmp/sextant-')
  await chmod(folder, 0o700)
  if (account) await chown(folder, account.uid, account.gid)
  return folder
}
