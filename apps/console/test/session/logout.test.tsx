import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aUser } from '../kit/people'
import { visit } from '../kit/visit'

test.each([
  ['/login', '/login'],
  ['', '/'],
])('logging out with response «%s» clears remembered queries and opens %s (spec §4)', async (redirect, to) => {
  sessionStorage.setItem('query:org:1:emails', '{"status":"Failed"}')
  const { requests } = await visit('/logout', aUser({ role: 'owner' }), {
    'POST /logout': { body: { data: { redirect } } },
  })
  const assign = vi.fn<(url: string) => void>()
  vi.stubGlobal('location', { assign })
  fireEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  await expect.poll(() => assign.mock.calls).toEqual([[to]])
  vi.unstubAllGlobals()
  expect(requests).toContain('POST /logout')
  expect(sessionStorage.getItem('query:org:1:emails')).toBeNull()
})
