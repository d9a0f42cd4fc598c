import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aUser } from '../kit/people'
import { emptyPage } from '../kit/responses'
import { visit } from '../kit/visit'
import { anImport, pageOf } from './an-import'

const owner = aUser({ role: 'owner' })
const processed = anImport({
  id: '4',
  status: 'Processed',
  filename: 'old.csv',
  preview: null,
  results: [
    { label: 'Created', count: 120 },
    { label: 'Failed', count: 0 },
  ],
})
const list = 'GET /api/orgs/1/imports'
const listCalls = (requests: readonly string[]) => requests.filter((call) => call.includes('status='))

test('the list requests started imports, the newest first, twenty a page (spec §4)', async () => {
  const { requests } = await visit('/orgs/1/imports/new', owner, { [list]: { body: pageOf([processed]) } })
  expect(await screen.findByText('120 created')).toBeTruthy()
  expect(listCalls(requests)).toEqual([`${list}?status=Processing%2CProcessed&sort=created%3Adesc&limit=20`])
})

test('the next page has the cursor of the next link', async () => {
  const body = pageOf([processed], 'http://localhost/api/orgs/1/imports?limit=20&next=abc')
  const { requests } = await visit('/orgs/1/imports/new', owner, { [list]: { body } })
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
  await waitFor(() => expect(listCalls(requests).at(-1)).toContain('next=abc'))
})

test('imports are fetched once, and again when returning from elsewhere (spec §2)', async () => {
  const { requests, router } = await visit('/orgs/1/imports/new', owner, {
    [list]: { body: pageOf([processed]) },
    'GET /api/orgs/1/imports/4': { body: { data: processed } },
    'GET /api/orgs/1/imports/4/result': { body: emptyPage },
    'GET /api/orgs/1/travelers': { body: emptyPage },
  })
  await screen.findByText('120 created')
  await router.navigate({ href: '/orgs/1/imports/new/complete?import=4' })
  await router.navigate({ href: '/orgs/1/imports/new' })
  expect(listCalls(requests)).toHaveLength(1)
  await router.navigate({ href: '/orgs/1/people' })
  await router.navigate({ href: '/orgs/1/imports/new' })
  expect(listCalls(requests)).toHaveLength(2)
})

test('a failed first page empties the list and is logged (spec §8)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await visit('/orgs/1/people/imports', owner, {
    'GET /api/orgs/1/travelers/imports': { status: 500, body: { message: 'Broken', code: 'internal' } },
  })
  expect(await screen.findByText('The imports could not be listed.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(logged).toHaveBeenCalledWith('The imports could not be listed.', expect.anything())
})

test('an unfinished import can be continued', async () => {
  const ready = anImport()
  await visit('/orgs/1/imports/new', owner, { [list]: { body: pageOf([ready]) } })
  const [link] = await screen.findAllByRole('link', { name: 'Continue' })
  expect(link?.getAttribute('href')).toBe('/orgs/1/imports/new/preview?import=5')
})

test('a viewer sees past imports but cannot import', async () => {
  await visit('/orgs/1/imports/new', aUser({ role: 'viewer' }), { [list]: { body: pageOf([processed]) } })
  expect(await screen.findByText('old.csv')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull()
  expect(screen.getByText(/ask a team owner/)).toBeTruthy()
})

test('a viewer has no access to the step that writes', async () => {
  await visit('/orgs/1/imports/new/preview?import=5', aUser({ role: 'viewer' }))
  expect(await screen.findByRole('heading', { name: 'No Access' })).toBeTruthy()
})

test('an unknown type falls back to the default and is reported', async () => {
  await visit('/orgs/1/imports/new?type=planets', owner, { [list]: { body: emptyPage } })
  expect(await screen.findByText(/the type “planets”/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^People/ }).checked).toBe(true)
})

test('an import of bookings is not found among imports of people', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await visit('/orgs/1/people/imports/5', owner, {
    'GET /api/orgs/1/imports/5': { body: { data: anImport({ type: 'trips' }) } },
  })
  expect(await screen.findByText('Import not found')).toBeTruthy()
})
