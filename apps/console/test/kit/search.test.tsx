import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '../kit/people'
import { visit } from '../kit/visit'
import { emptyPage } from './responses'

const open = async () => {
  const page = await visit('/orgs/1/travel', aUser({ role: 'owner' }), {
    'GET /api/orgs/1/segments/air': { body: emptyPage },
    'GET /api/orgs/1/segments/hotel': { body: emptyPage },
  })
  const box = await screen.findByRole('searchbox')
  return { ...page, type: (value: string) => fireEvent.change(box, { target: { value } }), box }
}

test('a typed search is kept when another filter is clicked immediately', async () => {
  const { type, box, path } = await open()
  type('berlin')
  fireEvent.blur(box)
  fireEvent.click(screen.getByRole('button', { name: 'Hotels' }))
  await waitFor(() => expect(path()).toContain('search=berlin'))
  expect(path()).toContain('type=hotel')
})

test('typing a search is one history entry', async () => {
  const { type, path, router } = await open()
  await router.navigate({ href: '/orgs/1/travel?type=air' })
  const steps = router.history.length
  for (const text of ['b', 'be', 'ber']) {
    type(text)
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })
    await waitFor(() => expect(path()).toContain(`search=${text}`))
  }
  expect(router.history.length).toBe(steps + 1)
  router.history.back()
  await waitFor(() => expect(path()).toBe('/orgs/1/travel?type=air'))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''))
})
