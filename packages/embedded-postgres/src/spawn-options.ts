import type { DataFolder } from './data-folder'

/**
 * How every program of PostgreSQL is started: as the account that owns the data, in a folder that account can enter,
 * and in an environment of our own, so that sorting and times are the same on every machine.
 */
export function spawnOptions({ path, account }: DataFolder) {
  return {
    cwd: path,
    env: { LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  }
}
