import { teamBase } from '@sextant/contract/kit/team'
import { prettyJson } from '@sextant/domain/kit/pretty-json'
import { connect } from './connect'
import { UserError, type World } from './world'

/** Makes any call of the API and prints its answer. A path without `/api` is the team's own: `emails?limit=5`. */
export async function call(world: World, method: string, path: string): Promise<void> {
  const { baseUrl, team, fetch } = await connect(world)
  const url = path.startsWith('/') ? path : `${teamBase(team)}/${path}`
  const verb = method.toUpperCase()
  const body = verb === 'GET' || verb === 'DELETE' ? null : (await world.readInput()).trim()
  const answer = await fetch(baseUrl + url, {
    method: verb,
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body } : {}),
  })
  const text = await answer.text()
  world.print(prettyJson(text))
  if (!answer.ok) throw new UserError(`The answer was ${answer.status}.`)
}
