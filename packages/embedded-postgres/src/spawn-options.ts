import type { DataFolder } from './data-folder'

/**
 * How every PostgreSQL program is started: as the account that owns the data, in a folder that this account can enter,
 * and with a fixed environment, so that sorting and times are the same on every machine.
 */
export function spawnOptions({ path, account }: DataFolder) {
  return {
    cwd: path,
    env: { LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  }
}
