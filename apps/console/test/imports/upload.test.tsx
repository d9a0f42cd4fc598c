import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hasUnsaved } from '../../src/ui/unsaved'
import { aUser } from '../kit/people'
import { emptyPage } from '../kit/responses'
import { visit } from '../kit/visit'
import { anImport } from './an-import'

const owner = aUser({ role: 'owner' })
const file = new File(['email\nana@example.com\n'], 'people.csv', { type: 'text/csv' })

/** Mocks the browser's XMLHttpRequest: records uploads and completes them on demand. */
class Upload extends EventTarget {
  static started: Upload[] = []
  readonly upload = new EventTarget()
  readonly sent: string[] = []
  status = 0
  statusText = ''
  responseText = ''

  open(method: string, url: string) {
    this.sent.push(`${method} ${url}`)
  }
  setRequestHeader(name: string, value: string) {
    this.sent.push(`${name}: ${value}`)
  }
  send() {
    Upload.started.push(this)
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  come(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }))
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }
  break() {
    this.dispatchEvent(new Event('error'))
  }
}

/** The error shown at the file input. */
const refusal = async () => await within(await screen.findByRole('form', { name: 'File' })).findByRole('alert')

/** Chooses a file in the first step; returns the started upload and the page. */
async function choose(type: 'members' | 'trips', answers: Parameters<typeof visit>[2] = {}) {
  Upload.started = []
  vi.stubGlobal('XMLHttpRequest', Upload)
  const page = await visit(`/orgs/1/imports/new?type=${type}`, owner, {
    'GET /api/orgs/1/imports': { body: emptyPage },
    ...answers,
  })
  fireEvent.change(await screen.findByLabelText('File to import'), { target: { files: [file] } })
  await waitFor(() => expect(Upload.started).toHaveLength(1))
  const [upload] = Upload.started
  if (!upload) throw new Error('Nothing was sent.')
  return { upload, ...page }
}

test('a file is sent as an XMLHttpRequest, its progress shown, and its preview opened', async () => {
  const { upload, path } = await choose('members')
  expect(upload.sent).toContain('POST /api/orgs/1/travelers/imports/upload')
  expect(upload.sent).toContain('x-requested-with: XMLHttpRequest')
  expect(hasUnsaved()).toBe(true)
  upload.come(1, 4)
  expect(await screen.findByText(/^25% of/)).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  upload.come(4, 4)
  expect(await screen.findByText('Reading the columns')).toBeTruthy()
  upload.answer(201, { data: anImport() })
  expect(await screen.findByRole('heading', { name: 'people.csv' })).toBeTruthy()
  expect(path()).toBe('/orgs/1/imports/new/preview?import=5')
  expect(hasUnsaved()).toBe(false)
})

test('bookings are uploaded to their own endpoint', async () => {
  const { upload } = await choose('trips')
  expect(upload.sent).toContain('POST /api/orgs/1/imports')
})

test('cancelling an upload returns to the file choice without a message', async () => {
  await choose('members')
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy()
  expect(within(screen.getByRole('form', { name: 'File' })).queryByRole('alert')).toBeNull()
  expect(hasUnsaved()).toBe(false)
})

test('a lost connection is reported, and the same file can be sent again', async () => {
  const { upload } = await choose('members')
  upload.break()
  expect((await refusal()).textContent).toBe('The connection was lost. Nothing was imported; try again.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(Upload.started).toHaveLength(2))
})

test.each([
  [413, { message: 'Too large', code: 'too_large' }, /Files may be at most 256\.0 MB/],
  [415, { message: 'This is a picture.', code: 'unsupported_type' }, /This is a picture\./],
  [
    422,
    { message: 'No', code: 'validation_failed', errors: { file: ['The file has no rows.'] } },
    /The file has no rows\./,
  ],
  [500, { message: 'Broken', code: 'internal' }, /The server could not accept the file/],
])('an upload refused with %i shows the reason', async (status, body, text) => {
  const { upload } = await choose('members')
  upload.answer(status, body)
  expect((await refusal()).textContent).toMatch(text)
})
