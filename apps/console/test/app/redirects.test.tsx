import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { homeOf } from '../../src/app/redirects'
import { aUser } from '../kit/people'
import { visit } from '../kit/visit'
import { aTrip } from '../trips/a-trip'

describe('index redirects (spec §2)', () => {
  const owner = aUser({ role: 'owner', last: '1' })
  test.each([
    ['/', '/orgs/1/dashboard'],
    ['/orgs', '/teams'],
    ['/developers', '/teams'],
    ['/orgs/1', '/orgs/1/dashboard'],
    ['/developers/2', '/developers/2/dashboard'],
    ['/orgs/1/settings', '/orgs/1/settings/general'],
    ['/developers/2/settings', '/developers/2/settings/general'],
    ['/orgs/1/resources', '/orgs/1/data-explorer'],
    ['/orgs/1/imports', '/orgs/1/imports/new'],
  ])('%s redirects to %s', async (from, to) => {
    const { path } = await visit(from, owner)
    await waitFor(() => expect(path()).toBe(to))
  })

  test('a segment redirects to its place on the trip page', async () => {
    const trip = { ...aTrip, id: '5', segments: {} }
    const { path } = await visit('/orgs/1/segments/air/9', owner, {
      'GET /api/orgs/1/trips/segments/air/9': { body: { data: trip } },
      'GET /api/orgs/1/trips/5': { body: { data: trip } },
    })
    await waitFor(() => expect(path()).toBe('/orgs/1/trips/5#segment-air-9'))
  })
})

test('home is the last team, otherwise the teams, otherwise sign-in', () => {
  expect(homeOf(aUser({ role: 'owner', last: '2' }))).toBe('/developers/2/dashboard')
  expect(homeOf(aUser({ role: 'owner', last: '99' }))).toBe('/teams')
  expect(homeOf(aUser())).toBe('/teams')
  expect(homeOf(null)).toBe('/login')
})

test('without a session, a page redirects to sign-in without requesting the user', async () => {
  const { path, requests } = await visit('/orgs/1/travel?type=air', null)
  await waitFor(() => expect(path()).toBe('/login?next=%2Forgs%2F1%2Ftravel%3Ftype%3Dair'))
  expect(requests).not.toContain('GET /api/users/current')
})

test('a list remembers its query and restores it on return', async () => {
  const owner = aUser({ role: 'owner' })
  const { router, path } = await visit('/orgs/1/emails?status=Failed&next=abc', owner)
  await router.navigate({ href: '/teams' })
  await router.navigate({ href: '/orgs/1/emails' })
  expect(path()).toBe('/orgs/1/emails?status=Failed')
  await router.navigate({ href: '/orgs/1/emails' })
  expect(path()).toBe('/orgs/1/emails')
})
