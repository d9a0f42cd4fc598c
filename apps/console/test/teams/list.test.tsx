import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../imports/an-import'
import { aUser } from '../kit/people'
import { visit } from '../kit/visit'

test('the list of teams groups teams as organizations and developers, unpaged and sorted by name (spec §3, §7)', async () => {
  const owner = aUser({ role: 'owner' })
  const of = (kind: string) => ({ body: pageOf(owner.teams.filter(({ teamType }) => teamType === kind)) })
  const { requests } = await visit('/teams', owner, {
    'GET /api/orgs': of('org'),
    'GET /api/developers': of('dev'),
  })
  const organizations = await screen.findByRole('table', { name: 'Organizations' })
  const developers = await screen.findByRole('table', { name: 'Developers' })
  const linksIn = (table: HTMLElement) =>
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  expect(linksIn(organizations)).toEqual(['/orgs/1/dashboard'])
  expect(linksIn(developers)).toEqual(['/developers/2/dashboard'])
  for (const base of ['/api/orgs', '/api/developers']) {
    const query = new URLSearchParams(requests.find((call) => call.startsWith(`GET ${base}?`))?.split('?')[1])
    expect(query.get('paginate')).toBe('false')
    expect(query.get('sort') ?? 'name:asc').toBe('name:asc')
  }
})
