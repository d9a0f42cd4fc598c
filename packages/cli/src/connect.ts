import { makeSextant } from '@sextant/client/sextant'
import type { CliContext } from './context'
import { readCredentials, type StoredCredentials, teamIn } from './credentials'

/** The API client of the signed-in application. */
export const connectAs = (context: CliContext, { url, client_id, client_secret, team }: StoredCredentials) => ({
  ...makeSextant({ baseUrl: url, clientId: client_id, clientSecret: client_secret, fetch: context.fetch }),
  baseUrl: url,
  team: teamIn(team),
})

export const connect = async (context: CliContext) => connectAs(context, await readCredentials(context))
