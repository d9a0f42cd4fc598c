import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { aUser } from '../kit/people'
import { visit } from '../kit/visit'

const forbidden =
  "Our apologies, you don't have permission to view that page. Check with the owner of your team to give you the appropriate role for access."
const failed =
  'Our apologies, a server error occured while processing your command. Try reloading the page or view our current system status.'

describe('error screens (spec §2, §8)', () => {
  test('an unknown path', async () => {
    await visit('/nowhere', null)
    expect(await screen.findByRole('heading', { name: "Oops, it seems we've missed our connection." })).toBeTruthy()
    expect(screen.getByText('Page Not Found')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
  })

  test('a missing permission', async () => {
    await visit('/orgs/1/settings/authentication', aUser({ role: 'owner' }))
    expect(await screen.findByRole('heading', { name: 'No Access' })).toBeTruthy()
    expect(screen.getByText(forbidden)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'My Dashboard' })
    expect(link.getAttribute('href')).toBe('/orgs/1/dashboard')
  })

  test('a missing record names the page', async () => {
    await visit('/orgs/1/trips/5', aUser({ role: 'viewer' }))
    expect(await screen.findByText('Trip not found')).toBeTruthy()
  })

  test('a non-numeric ID is not found', async () => {
    await visit('/orgs/1/reports/latest', aUser({ role: 'viewer' }))
    expect(await screen.findByText('Report not found')).toBeTruthy()
  })

  test('a server error shows the screen and a resource notification with its status', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await visit('/orgs/1/dashboard', aUser({ role: 'viewer' }), {
      'GET /api/orgs/1/dashboard': { status: 500, body: { message: 'Broken', code: 'internal' } },
    })
    expect(await screen.findByRole('heading', { name: 'Something has gone wrong' })).toBeTruthy()
    expect(screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === failed)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
    const notice = await screen.findByText('Dashboard could not be loaded (status 500).')
    expect(notice.closest('[data-notice]')?.getAttribute('data-notice')).toBe('resource')
    expect(notice.closest('[data-notice]')?.getAttribute('data-status')).toBe('500')
  })
})

describe('the sidebar (spec §2)', () => {
  const labels = async () => {
    const nav = await screen.findByRole('navigation', { name: 'Main' })
    return within(nav)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('.sidebar-label')?.textContent)
      .filter(Boolean)
  }

  test('an owner sees every entry of an organization', async () => {
    await visit('/orgs/1/emails', aUser({ role: 'owner' }))
    expect(await labels()).toEqual([
      'Ada Lovelace',
      'Teams',
      'Acme Travel',
      'Travel',
      'Reports',
      'People',
      'Emails',
      'Resources',
      'Settings',
      'Support',
      'Logout',
    ])
  })

  test('a viewer sees neither resources nor settings', async () => {
    await visit('/orgs/1/emails', aUser({ role: 'viewer' }))
    expect(await labels()).not.toContain('Resources')
    expect(await labels()).not.toContain('Settings')
  })

  test('a developer team has mailboxes for users with permission', async () => {
    await visit('/developers/2/emails', aUser({ role: 'viewer' }))
    expect(await labels()).toEqual(['Ada Lovelace', 'Teams', 'Acme Apps', 'Emails', 'Reports', 'Support', 'Logout'])
  })
})

test('the title names the page and the team', async () => {
  await visit('/orgs/1/emails', aUser({ role: 'owner' }))
  await screen.findByRole('heading', { name: 'Emails' })
  expect(document.title).toBe('Emails · Acme Travel · Sextant')
})

test('a viewer cannot upload a message', async () => {
  await visit('/orgs/1/emails', aUser({ role: 'viewer' }))
  await screen.findByRole('heading', { name: 'Emails' })
  expect(screen.queryByRole('button', { name: 'Upload a message' })).toBeNull()
})

test('Travel requests today, and retries an empty result once without an end date (spec §2)', async () => {
  const { requests } = await visit('/orgs/1/travel', aUser({ role: 'viewer' }))
  await screen.findByText('No travel from today.')
  const [first, second, ...more] = requests.filter((call) => call.includes('/segments/all'))
  const today = new URLSearchParams(first?.split('?')[1]).get('start_date')
  expect(first).toContain(`start_date=${today}&end_date=${today}&sort=start_date%3Aasc`)
  expect(second).toContain(`start_date=${today}&sort=start_date%3Aasc`)
  expect(more).toEqual([])
})
