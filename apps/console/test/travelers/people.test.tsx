import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { pageOf } from '../imports/an-import'
import { aUser } from '../kit/people'
import { visit } from '../kit/visit'
import { aTraveler } from './a-traveler'

const owner = aUser({ role: 'owner' })
const addresses = {
  'GET /api/orgs/1/travelers/7/email-addresses': { body: { data: [] } },
  'GET /api/orgs/1/trips': { body: pageOf([]) },
}

describe('adding people (spec §2)', () => {
  test.each(['', '?stage=select', '?stage=nonsense'])('starts with a choice of methods: %s', async (query) => {
    await visit(`/orgs/1/people/create${query}`, owner)
    expect(await screen.findByRole('heading', { name: 'Add people' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'One person' }).getAttribute('href')).toContain('stage=form')
  })

  test.each([
    [201, 'Grace Hopper was added.'],
    [200, 'Grace Hopper already has this address.'],
  ])('a response with status %d says: %s (spec §3)', async (status, text) => {
    const { path } = await visit('/orgs/1/people/create?stage=form', owner, {
      ...addresses,
      'POST /api/orgs/1/travelers': { status, body: { data: aTraveler() } },
      'GET /api/orgs/1/travelers/7': { body: { data: aTraveler() } },
    })
    const address = await screen.findByLabelText('Email address')
    fireEvent.change(address, { target: { value: 'grace@acme.test' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add person' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(path()).toBe('/orgs/1/people/7')
  })
})

test('reactivating updates the record on the page and refetches the list (spec §4)', async () => {
  const list = 'GET /api/orgs/1/travelers'
  const { router, requests } = await visit('/orgs/1/people', owner, {
    ...addresses,
    [list]: { body: pageOf([aTraveler({ status: 'Inactive' })]) },
    'GET /api/orgs/1/travelers/7': { body: { data: aTraveler({ status: 'Inactive' }) } },
    'POST /api/orgs/1/travelers/7/reactivate': { body: { data: aTraveler() } },
  })
  expect(await screen.findByText('1 person')).toBeTruthy()
  await router.navigate({ href: '/orgs/1/people/7' })
  fireEvent.click(await screen.findByRole('button', { name: 'Reactivate' }))
  expect(await screen.findByText('Grace Hopper is active again.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Deactivate' })).toBeTruthy()
  expect(requests.filter((call) => call === 'GET /api/orgs/1/travelers/7')).toHaveLength(1)
  const before = requests.filter((call) => call.startsWith(`${list}?`) || call === list).length
  await router.navigate({ href: '/orgs/1/people' })
  await expect
    .poll(() => requests.filter((call) => call.startsWith(`${list}?`) || call === list).length)
    .toBe(before + 1)
})
