import { teamBase } from '@sextant/contract/kit/team'
import { prettyJson } from '@sextant/domain/kit/pretty-json'
import { connect } from './connect'
import { type CliContext, UserError } from './context'

/** Makes any API call and prints its response. A path without `/api` is relative to the team: `emails?limit=5`. */
export async function call(context: CliContext, method: string, path: string): Promise<void> {
  const { baseUrl, team, fetch } = await connect(context)
  const url = path.startsWith('/') ? path : `${teamBase(team)}/${path}`
  const verb = method.toUpperCase()
  const body = verb === 'GET' || verb === 'DELETE' ? null : (await context.readInput()).trim()
  const answer = await fetch(baseUrl + url, {
    method: verb,
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body } : {}),
  })
  const text = await answer.text()
  context.print(prettyJson(text))
  if (!answer.ok) throw new UserError(`The answer was ${answer.status}.`)
}
