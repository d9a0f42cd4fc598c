import { listEmails } from '@sextant/contract/emails/endpoints'
import { urlOf } from '@sextant/contract/kit/request'
import { listSegments } from '@sextant/contract/segments/endpoints'
import { listOrganizations } from '@sextant/contract/teams/endpoints'
import { listTrips } from '@sextant/contract/trips/endpoints'
import { expect, test } from '../kit/test'

test('another tenant’s organization is not found', async ({ page, as }) => {
  await as('super-admin')
  const answer = await page.request.get(listOrganizations.path)
  const { data } = listOrganizations.output.parse(await answer.json())
  const globex = data.find(({ name }) => name === 'Globex')
  if (!globex) throw new Error('The demo has no organization Globex.')

  await as('owner')
  const team = { type: 'org', id: globex.id } as const
  const calls = [urlOf(listEmails, { team }), urlOf(listSegments, { team, kind: 'air' }), urlOf(listTrips, { team })]
  const statuses = await Promise.all(calls.map(async (url) => (await page.request.get(url)).status()))
  expect(statuses).toEqual([404, 404, 404])
})
