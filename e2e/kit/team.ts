import { expect, type Page } from '@playwright/test'
import { currentTeams } from '@sextant/contract/account/endpoints'
import { teamSegment } from '@sextant/contract/kit/team'

/** The base path of one of the user's teams: `/orgs/1`. */
export async function teamBase(page: Page, name: string): Promise<string> {
  const answer = await page.request.get(currentTeams.path)
  const { data } = currentTeams.output.parse(await answer.json())
  const team = data.find((one) => one.name === name)
  expect(team, `the team ${name}`).toBeDefined()
  return team ? `/${teamSegment[team.teamType]}/${team.id}` : ''
}
