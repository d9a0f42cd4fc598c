import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TeamRef } from '@sextant/contract/kit/team'
import * as z from 'zod/mini'
import { type CliContext, UserError } from './context'

const StoredCredentials = z.object({
  url: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  team: z.string(),
})
export type StoredCredentials = z.infer<typeof StoredCredentials>

const fileIn = ({ configFolder }: CliContext): string => join(configFolder, 'credentials.json')

/** Stores credentials, readable only by their owner. */
export async function keepCredentials(context: CliContext, stored: StoredCredentials): Promise<void> {
  await mkdir(context.configFolder, { recursive: true, mode: 0o700 })
  // Overwriting an existing file would keep its mode.
  await forgetCredentials(context)
  await writeFile(fileIn(context), `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
}

export const forgetCredentials = async (context: CliContext): Promise<void> =>
  await rm(fileIn(context), { force: true })

/**
 * The credentials to use: from the environment, otherwise stored ones. A stored secret is used only for its own server
 * and client. Throws if something is missing.
 */
export async function readCredentials(context: CliContext): Promise<StoredCredentials> {
  const { SEXTANT_URL, SEXTANT_CLIENT_ID, SEXTANT_CLIENT_SECRET, SEXTANT_TEAM } = context.env
  const found = await readStored(context)
  const url = SEXTANT_URL?.replace(/\/+$/, '') ?? found?.url
  const isSame = url === found?.url && (SEXTANT_CLIENT_ID ?? found?.client_id) === found?.client_id
  const stored = isSame ? found : null
  const merged = {
    url,
    client_id: SEXTANT_CLIENT_ID ?? stored?.client_id,
    client_secret: SEXTANT_CLIENT_SECRET ?? stored?.client_secret,
    team: SEXTANT_TEAM ?? found?.team,
  }
  const parsed = z.safeParse(StoredCredentials, merged)
  if (!parsed.success) throw new UserError('Sign in first: sextant login --help')
  return parsed.data
}

async function readStored(context: CliContext): Promise<StoredCredentials | null> {
  const text = await readFile(fileIn(context), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return z.parse(StoredCredentials, JSON.parse(text))
  } catch {
    throw new UserError(`${fileIn(context)} cannot be read. Sign in again: sextant login --help`)
  }
}

/** Parses a team as written by users: `developers/3`, `orgs/1`. */
export function teamIn(text: string): TeamRef {
  const [, kind, id] = /^\/?(orgs|developers)\/(\d{1,18})\/?$/.exec(text.trim()) ?? []
  if (kind === undefined || id === undefined)
    throw new UserError(`“${text}” is no team. Write it as in the console’s address: developers/3 or orgs/1.`)
  return { type: kind === 'orgs' ? 'org' : 'dev', id }
}
