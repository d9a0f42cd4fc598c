import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aUser } from '../kit/people'
import { emptyPage } from '../kit/responses'
import { visit } from '../kit/visit'
import { anImport } from './an-import'

const owner = aUser({ role: 'owner' })
const address = '/orgs/1/imports/new/preview?import=5'
const read = 'GET /api/orgs/1/imports/5'
const preview = 'POST /api/orgs/1/imports/5/preview'
const column = (header: string) => screen.findByLabelText<HTMLSelectElement>(`What the column ${header} is`)

/** The page content without notifications. */
const content = () => within(screen.getByRole('main'))
const alert = async () => await waitFor(() => content().getByRole('alert'))

test('each column shows its field; choosing a field again removes it from its previous column', async () => {
  const changed = anImport({ mapping: [null, 'email'] })
  const { bodies } = await visit(address, owner, {
    [read]: { body: { data: anImport() } },
    [preview]: { body: { data: changed } },
  })
  expect((await column('E-Mail')).value).toBe('email')
  fireEvent.change(await column('Vorname'), { target: { value: 'email' } })
  await waitFor(() => expect(bodies).toMatchObject([{ mapping: [null, 'email'] }]))
  expect((await column('E-Mail')).value).toBe('')
})

test('changing the encoding guesses the columns again', async () => {
  const { bodies } = await visit(address, owner, {
    [read]: { body: { data: anImport() } },
    [preview]: { body: { data: anImport() } },
  })
  fireEvent.change(await screen.findByLabelText('Encoding'), { target: { value: 'windows-1252' } })
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toMatchObject({ options: { encoding: 'windows-1252' } })
  expect(bodies[0]).not.toHaveProperty('mapping')
})

test('a change cancels the pending preview', async () => {
  await visit(address, owner, { [read]: { body: { data: anImport() } } })
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { signal } = init
    if (!signal) throw new Error('A preview can be given up.')
    signals.push(signal)
    return await new Promise<Response>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError'))),
    )
  })
  fireEvent.change(await column('Vorname'), { target: { value: 'title' } })
  await waitFor(() => expect(signals).toHaveLength(1))
  fireEvent.change(await column('Vorname'), { target: { value: 'last_name' } })
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]))
  expect(content().queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Import all rows' })).toHaveProperty('disabled', true)
})

test('a refused preview shows the reason and keeps the settings', async () => {
  await visit(address, owner, {
    [read]: { body: { data: anImport() } },
    [preview]: {
      status: 422,
      body: {
        message: 'No',
        code: 'validation_failed',
        errors: { 'options.sheet': ['There is no such sheet.'] },
      },
    },
  })
  fireEvent.change(await column('Vorname'), { target: { value: 'title' } })
  expect((await alert()).textContent).toBe('There is no such sheet.')
  expect((await column('Vorname')).value).toBe('title')
})

test('an invalid mapping blocks the import and is explained', async () => {
  const wrong = anImport({
    mapping: [null, 'first_name'],
    preview: { rows: [], mapping_problems: ['No column is “Email”: every row needs it.'] },
  })
  await visit(address, owner, { [read]: { body: { data: wrong } } })
  expect((await alert()).textContent).toContain('No column is “Email”')
  expect(screen.getByRole('button', { name: 'Import all rows' })).toHaveProperty('disabled', true)
})

test('an invalid row shows its problem with the value in quotes (spec §5)', async () => {
  const problems = [
    {
      row: 2,
      field: 'email',
      message: 'Value is not an email address.',
      value: 'ana@',
      level: 'error' as const,
    },
  ]
  const rows = [{ row: 2, cells: ['ana@', 'Ana'], values: {}, problems }]
  await visit(address, owner, {
    [read]: { body: { data: anImport({ preview: { rows, mapping_problems: [] } }) } },
  })
  expect(await screen.findByText('"ana@" is not an email address.')).toBeTruthy()
  expect(screen.getByText('The first 1 rows: 1 with errors.')).toBeTruthy()
})

test('the import starts with the mapping on the screen and shows its progress', async () => {
  const queued = anImport({ status: 'Queued', preview: null })
  const { bodies, path } = await visit(address, owner, {
    [read]: { body: { data: anImport() } },
    'POST /api/orgs/1/imports/5': { body: { data: queued } },
    'GET /api/orgs/1/imports': { body: emptyPage },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Import all rows' }))
  await waitFor(() => expect(path()).toBe('/orgs/1/imports/new/complete?import=5'))
  expect(bodies).toEqual([{ mapping: ['email', 'first_name'], options: anImport().options }])
})

test('an import that has already started shows its progress instead', async () => {
  const done = anImport({ status: 'Processed', preview: null })
  const { path } = await visit(address, owner, {
    [read]: { body: { data: done } },
    'GET /api/orgs/1/imports/5/result': { body: emptyPage },
  })
  await waitFor(() => expect(path()).toBe('/orgs/1/imports/new/complete?import=5'))
})

test('an address without an import links back to the first step', async () => {
  await visit('/orgs/1/imports/new/preview', owner)
  expect(await screen.findByText('No import selected.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose a file' }).getAttribute('href')).toBe('/orgs/1/imports/new')
})

test('a workbook that begins with a cover sheet is reported as such, and offers its other sheets', async () => {
  const cover = { rows: [], mapping_problems: ['Choose the column of the email address.'] }
  const sheets = ['Cover', 'People']
  const { bodies } = await visit(address, owner, {
    [read]: { body: { data: anImport({ sheets, preview: cover }) } },
    [preview]: { body: { data: anImport({ sheets }) } },
  })
  expect(await content().findByText('If the rows are on another sheet, choose it under Options.')).toBeTruthy()
  expect(content().getByText('This sheet has no rows.')).toBeTruthy()
  fireEvent.change(content().getByLabelText('Sheet'), { target: { value: 'People' } })
  await waitFor(() => expect(bodies).toMatchObject([{ options: { sheet: 'People' } }]))
  await waitFor(() => expect(content().queryByText(/on another sheet/)).toBeNull())
})
