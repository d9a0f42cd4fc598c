import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aUser } from '../kit/people'
import { emptyPage, someLinks } from '../kit/responses'
import { visit } from '../kit/visit'

const owner = aUser({ role: 'owner' })
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the shell (spec §2)', () => {
  test('the footer has social links, the year, the time in UTC, patents and the user agreement', async () => {
    const social = [{ label: 'Mastodon', url: 'https://social.test/@sextant' }]
    await visit('/orgs/1/emails', owner, {
      'GET /api/links': { body: { data: { ...someLinks.data, social } } },
    })
    const footer = within(await screen.findByRole('contentinfo'))
    expect((await footer.findByRole('link', { name: 'Mastodon' })).getAttribute('href')).toBe(social[0]?.url)
    expect(footer.getByText(/Current time/).textContent).toMatch(/^Current time \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/)
    expect(footer.getByText(/©/).textContent).toContain(new Date(Date.now()).getUTCFullYear().toString())
    expect(target('Patents')).toBe('/legal/patents')
    expect(target('User agreement')).toBe('/legal/user-agreement')
  })

  test('the plain layout has only the user agreement', async () => {
    await visit('/login', null)
    const footer = within(await screen.findByRole('contentinfo'))
    const links = footer.getAllByRole('link').map((link) => link.textContent)
    expect(links).toEqual(['User agreement'])
  })

  test('the user’s name, Teams and Support link to their pages', async () => {
    await visit('/orgs/1/emails', owner)
    await screen.findByRole('navigation', { name: 'Main' })
    expect(target('Ada Lovelace')).toBe('/account')
    expect(target('Teams')).toBe('/teams')
    expect(target('Support')).toBe('/support')
  })

  test('logging out is a POST', async () => {
    const { requests } = await visit('/orgs/1/emails', owner)
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(requests).toContain('POST /logout'))
  })

  test('the dashboard of an unnamed team is labeled Dashboard', async () => {
    const teams = owner.teams.map((team) => ({ ...team, name: '' }))
    await visit('/orgs/1/emails', { ...owner, teams })
    const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
    expect(nav.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/orgs/1/dashboard')
  })

  test('a progress bar is shown while a page loads', async () => {
    const { router, view } = await visit('/orgs/1/emails', owner, {
      'GET /api/orgs/1/travelers': { body: emptyPage },
    })
    await screen.findByRole('heading', { name: 'Emails' })
    const active = () => view.container.querySelector('.progress-bar')?.getAttribute('data-active')
    await waitFor(() => expect(active()).toBe('false'))
    const navigation = router.navigate({ href: '/orgs/1/people' })
    await waitFor(() => expect(active()).toBe('true'))
    await navigation
  })

  test('the account page loads the current user first', async () => {
    const empty = { body: { data: [] } }
    const { requests } = await visit('/account', owner, {
      'GET /api/users/current/sessions': empty,
      'GET /api/locations/timezones': empty,
      'GET /api/users/current/two-factor': {
        body: { data: { totp: false, passkeys: [], recovery_codes_left: 0 } },
      },
    })
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeTruthy()
    const calls = requests.filter((call) => call.includes('/api/users/'))
    expect(calls.length).toBeGreaterThan(1)
    expect(calls[0]).toBe('GET /api/users/current')
  })

  test('without a team, My Dashboard links to the home page', async () => {
    const userWithoutTeams = { ...owner, roles: { org: {}, dev: {}, global: [] }, teams: [] }
    await visit('/support', userWithoutTeams)
    expect(await screen.findByRole('heading', { name: 'No Access' })).toBeTruthy()
    expect(target('My Dashboard')).toBe('/')
  })

  test('My Dashboard links to a developer team’s own dashboard', async () => {
    await visit('/developers/2/settings/authentication', owner)
    await screen.findByRole('heading', { name: 'No Access' })
    expect(target('My Dashboard')).toBe('/developers/2/dashboard')
  })
})
