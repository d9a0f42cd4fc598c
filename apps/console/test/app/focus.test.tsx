import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { StartingPlain, StartingShell } from '../../src/app/shell/starting'
import { announce, announcement } from '../../src/ui/announce'
import { LiveRegion } from '../../src/ui/live-region'
import { aUser } from '../kit/people'
import { anEmail } from '../kit/records'
import { emptyPage } from '../kit/responses'
import { visit } from '../kit/visit'

const owner = aUser({ role: 'owner' })
const mails = [anEmail, { ...anEmail, id: '10', subject: 'Your flight' }]
const answers = () => ({
  'GET /api/orgs/1/emails': {
    body: { ...emptyPage, data: mails, meta: { total: 2, count: 2, limit: 20 } },
  },
  'GET /api/orgs/1/emails/9': { body: { data: anEmail } },
  'GET /api/orgs/1/emails/9/events': { body: emptyPage },
})

describe('the focus', () => {
  test('moves to the page after a navigation, which is announced', async () => {
    const { path } = await visit('/orgs/1/emails', owner, answers())
    const link = await screen.findByRole('link', { name: /Your stay/ })
    expect(announcement()).toBe('2 emails')
    link.focus()
    fireEvent.click(link)
    await waitFor(() => expect(path()).toBe('/orgs/1/emails/9'))
    await screen.findByRole('heading', { level: 1, name: 'Your stay' })
    await waitFor(() => expect(document.activeElement?.id).toBe('content'))
    await waitFor(() => expect(announcement()).toContain('Acme Travel · Sextant'))
  })

  test('moves to the neighbor of a removed row', async () => {
    const given = answers()
    await visit('/orgs/1/emails', owner, given)
    const link = await screen.findByRole('link', { name: /Your stay/ })
    link.focus()
    Object.assign(given['GET /api/orgs/1/emails'], {
      body: { ...emptyPage, data: mails.slice(1), meta: { total: 1, count: 1, limit: 20 } },
    })
    // As after a deletion: the list is refetched.
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'flight' } })
    await waitFor(() => expect(screen.queryByRole('link', { name: /Your stay/ })).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /Your flight/ })))
    expect(announcement()).toBe('1 email')
  })
})

test('announcements use an existing live region and are not visible', () => {
  const attach = vi.spyOn(Element.prototype, 'attachShadow')
  render(<LiveRegion />)
  const region = attach.mock.results[0]?.value.querySelector('[aria-live=polite]')
  expect(region?.textContent).toBe('')
  act(() => announce('12 emails'))
  expect(region?.textContent).toBe('12 emails')
  expect(screen.queryByText('12 emails')).toBeNull()
})

test('the splash screen has a main landmark and a heading', () => {
  for (const splash of [<StartingShell key="shell" />, <StartingPlain key="plain" />]) {
    const page = new DOMParser().parseFromString(renderToStaticMarkup(splash), 'text/html')
    expect(page.querySelectorAll('main')).toHaveLength(1)
    expect(page.querySelector('main h1')?.textContent).toBe('Loading')
  }
})
