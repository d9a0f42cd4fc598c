import { makeSextant } from '@sextant/client/sextant'
import { readCredentials, type Stored, teamIn } from './credentials'
import type { World } from './world'

/** The API as the application that is signed in. */
export const connectAs = (world: World, { url, client_id, client_secret, team }: Stored) => ({
  ...makeSextant({ baseUrl: url, clientId: client_id, clientSecret: client_secret, fetch: world.fetch }),
  baseUrl: url,
  team: teamIn(team),
})

export const connect = async (world: World) => connectAs(world, await readCredentials(world))
