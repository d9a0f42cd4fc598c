import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '../kit/people'
import { anEmail } from '../kit/records'
import { visit } from '../kit/visit'

const list = '/api/orgs/1/emails'
const page = (next: string | null, previous: string | null, count = 20) => ({
  data: Array.from({ length: count }, (_, at) => ({ ...anEmail, id: String(at + 1), subject: `Mail ${at}` })),
  meta: { total: 47, count, limit: 20 },
  links: { next: next && `${list}?next=${next}`, previous: previous && `${list}?previous=${previous}` },
})

test('paging shows the range, scrolls to the start of the list and focuses it', async () => {
  const answer = { body: page('two', null) }
  const { path } = await visit('/orgs/1/emails', aUser({ role: 'owner' }), { [`GET ${list}`]: answer })
  expect(await screen.findByText('1–20 of 47 emails')).toBeTruthy()

  Object.assign(answer, { body: page('three', 'one') })
  const next = screen.getByRole('button', { name: 'Next' })
  next.focus()
  fireEvent.click(next)
  expect(await screen.findByText('21–40 of 47 emails')).toBeTruthy()
  expect(path()).toBe('/orgs/1/emails?next=two&page=2')
  expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)

  Object.assign(answer, { body: page(null, 'two', 7) })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('41–47 of 47 emails')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true))

  Object.assign(answer, { body: page('three', 'one') })
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(await screen.findByText('21–40 of 47 emails')).toBeTruthy()
})

test('a page of unknown position shows only its row count', async () => {
  await visit('/orgs/1/emails?next=somewhere', aUser({ role: 'owner' }), {
    [`GET ${list}`]: { body: page('on', 'back') },
  })
  expect(await screen.findByText('20 of 47 emails')).toBeTruthy()
})
