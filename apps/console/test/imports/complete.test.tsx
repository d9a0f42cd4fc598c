import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aUser } from '../kit/people'
import { emptyPage } from '../kit/responses'
import { visit } from '../kit/visit'
import { anImport, pageOf } from './an-import'

afterEach(() => void vi.useRealTimers())

const owner = aUser({ role: 'owner' })
const address = '/orgs/1/imports/new/complete?import=5'
const read = 'GET /api/orgs/1/imports/5'
const result = 'GET /api/orgs/1/imports/5/result'

const processed = anImport({
  status: 'Processed',
  preview: null,
  results: [
    { label: 'Created', count: 3 },
    { label: 'Failed', count: 1 },
  ],
})

/** The page content without notifications. */
const content = () => within(screen.getByRole('main'))
const alert = async () => await waitFor(() => content().getByRole('alert'))

test('an import that takes long is polled twice, after which the screen says so and offers to refresh', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const processing = anImport({ status: 'Processing', preview: null, progress: { done: 40, total: 100 } })
  const { requests } = await visit(address, owner, { [read]: { body: { data: processing } } })
  expect(await screen.findByText('40 of 100 rows done.')).toBeTruthy()
  const countReads = () => requests.filter((call) => call === read).length
  expect(countReads()).toBe(1)
  await act(async () => await vi.advanceTimersByTimeAsync(5000))
  expect(await screen.findByText(/The import is still being processed\./)).toBeTruthy()
  expect(countReads()).toBe(3)
  await act(async () => await vi.advanceTimersByTimeAsync(60_000))
  expect(countReads()).toBe(3)
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await vi.waitFor(() => expect(countReads()).toBe(4))
})

test('the results of the rows are shown, with invalid values in quotes (spec §5)', async () => {
  const problem = {
    row: 4,
    field: 'email',
    message: 'Value is not an email address.',
    value: 'ana@',
    level: 'error',
  }
  await visit(address, owner, {
    [read]: { body: { data: processed } },
    [result]: { body: pageOf([problem]) },
  })
  expect(await screen.findByText('"ana@" is not an email address.')).toBeTruthy()
  expect(screen.getByText('1 row was not written.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Download failed rows' }))
  const links = await screen.findAllByRole('menuitem')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api/orgs/1/imports/5/download?rows=failed&format=csv',
    '/api/orgs/1/imports/5/download?rows=failed&format=xlsx',
  ])
})

test.each([
  ['that failed half-way', { status: 'Failed', error: 'Line 9 does not end.' }, '1 row was not written.'],
  ['that was only tried', { options: { ...processed.options, dry_run: true } }, '1 row would not be written.'],
] as const)('the result page offers the failed rows of an import %s', async (_what, changes, text) => {
  await visit(address, owner, {
    [read]: { body: { data: { ...processed, ...changes } } },
    [result]: { body: emptyPage },
  })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download failed rows' })).toBeTruthy()
})

test('a failed request for messages is reported and keeps the counts', async () => {
  await visit(address, owner, {
    [read]: { body: { data: processed } },
    [result]: { status: 500, body: { message: 'Broken', code: 'internal' } },
  })
  expect(await screen.findByText(/The messages could not be loaded/)).toBeTruthy()
  expect(screen.getByText('Created')).toBeTruthy()
})

test('after a dry run the same file is imported for real', async () => {
  const dryRun = { ...processed, options: { ...processed.options, dry_run: true } }
  const { bodies } = await visit(address, owner, {
    [read]: { body: { data: dryRun } },
    [result]: { body: emptyPage },
    'GET /api/orgs/1/imports': { body: emptyPage },
    'POST /api/orgs/1/imports/5': { body: { data: anImport({ status: 'Queued', preview: null }) } },
  })
  expect(await screen.findByText('This was a dry run. Nothing was imported.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Import now' }))
  expect(await screen.findByText('Waiting to start.')).toBeTruthy()
  expect(bodies).toEqual([{ options: { dry_run: false } }])
  expect(screen.getByText('New')).toBeTruthy()
})

test('an import that failed as a whole says why', async () => {
  const failed = anImport({ status: 'Failed', preview: null, error: 'The file is broken after row 12.' })
  await visit(address, owner, { [read]: { body: { data: failed } }, [result]: { body: emptyPage } })
  expect((await alert()).textContent).toBe('The file is broken after row 12.')
})

test('an unknown import is not found', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await visit(address, owner)
  expect(await screen.findByText('Import not found')).toBeTruthy()
})
