import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Account } from './account'

/** Whether an account may enter every parent folder of a path. The path itself need not exist. */
export async function reaches(account: Account | null, path: string): Promise<boolean> {
  if (!account) return true
  const folder = dirname(path)
  if (!(await enters(account, folder))) return false
  return folder === path || folder === '/' ? true : await reaches(account, folder)
}

async function enters(account: Account, folder: string): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder)
  if (uid === account.uid) return (mode & 0o100) !== 0
  if (gid === account.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}
