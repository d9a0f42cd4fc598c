import { CallFailed } from '@sextant/client/client'
import { connectAs } from './connect'
import { type CliContext, UserError } from './context'
import { forgetCredentials, keepCredentials, type StoredCredentials } from './credentials'

export type LoginOptions = {
  readonly url?: string | undefined
  readonly 'client-id'?: string | undefined
  readonly team?: string | undefined
}

/**
 * Stores an application's credentials after a successful call with them. The secret comes from the environment
 * (SEXTANT_CLIENT_SECRET) or standard input, because an argument would be visible in the process list.
 */
export async function login(context: CliContext, options: LoginOptions): Promise<void> {
  const { url = 'http://localhost:3000', 'client-id': clientId, team } = options
  if (clientId === undefined || team === undefined)
    throw new UserError('Say which: sextant login --client-id sxc_… --team developers/3 [--url https://…]')
  const secret = context.env['SEXTANT_CLIENT_SECRET'] ?? (await askForSecret(context))
  if (secret === '') throw new UserError('There was no secret. It comes by standard input or SEXTANT_CLIENT_SECRET.')
  const stored = { url: url.replace(/\/+$/, ''), client_id: clientId, client_secret: secret, team }
  await tryOut(context, stored)
  await keepCredentials(context, stored)
  context.tell(`Signed in to ${stored.url} as ${clientId}.`)
}

/** Makes one call, to detect a wrong secret or team immediately. It works with any scope. */
async function tryOut(context: CliContext, stored: StoredCredentials): Promise<void> {
  const { api, team } = connectAs(context, stored)
  try {
    await api.webhooks.events({ team, query: { limit: 1, after: 'now' } })
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 403) throw error
  }
}

async function askForSecret(context: CliContext): Promise<string> {
  context.tell('Paste the client secret, then press Enter and Ctrl-D:')
  return (await context.readInput()).trim()
}

/** Deletes the credentials. */
export async function logout(context: CliContext): Promise<void> {
  await forgetCredentials(context)
  context.tell('Signed out.')
}
