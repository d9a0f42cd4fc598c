import { deleteImport, listImports } from '@sextant/contract/imports/endpoints'
import { callApi } from '../kit/api'
import { breakCalls, isSamePage, markPage } from '../kit/faults'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

// Deliberate failures, as logged by the browser and the console; unhandled rejections are not among them.
test.use({
  expectedErrors: [/^Failed to load resource|could not be (loaded|refreshed)|^A command failed/],
})

test('failing files and event streams are explained and recover on retry', async ({ page, as }) => {
  await page.clock.install()
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  const team = { type: 'org', id: base.split('/').at(-1) ?? '' } as const

  // An upload: its progress, a lost connection, a stalled one, a failing server; then the same file succeeds.
  const upload = /\/travelers\/imports\/upload$/
  const post = { method: 'POST' } as const
  await page.goto(`${base}/imports/new?type=members`)
  await markPage(page)
  const again = page.getByRole('button', { name: 'Try again' })
  let restore = await breakCalls(page, upload, 'lost', post)
  await page.getByLabel('File to import').setInputFiles({
    name: 'faults.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('email,first_name\nfaulty@example.test,Faulty\n'),
  })
  await expect(page.getByText('The connection was lost. Nothing was imported; try again.')).toBeVisible()
  restore()
  restore = await breakCalls(page, upload, 500, post)
  await again.click()
  await expect(page.getByText('The server could not accept the file. Try again.')).toBeVisible()
  restore()
  restore = await breakCalls(page, upload, 'silent', post)
  await again.click()
  await expect(page.getByRole('progressbar', { name: 'Uploading faults.csv' })).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(page.getByText('The connection was lost. Nothing was imported; try again.')).toBeVisible()
  restore()
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: 'faults.csv' })).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
  const { data } = await callApi(page, listImports, { team, query: {} })
  for (const { id, filename } of data) if (filename === 'faults.csv') await callApi(page, deleteImport, { team, id })

  // A download.
  await page.goto(`${base}/travel?type=air`)
  await markPage(page)
  const file = /\/segments\/air\/export/
  const startDownload = async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'CSV file' }).click()
  }
  for (const [mode, message] of [
    [500, 'The file could not be downloaded (status 500). Please try again.'],
    ['lost', 'The file could not be downloaded (no answer). Please try again.'],
    [403, 'Made to fail with 403.'],
  ] as const) {
    restore = await breakCalls(page, file, mode)
    await startDownload()
    await expect(page.getByText(message)).toBeVisible()
    restore()
  }
  const arrived = page.waitForEvent('download')
  await startDownload()
  expect((await arrived).suggestedFilename()).toMatch(/\.csv$/)

  // The event stream: after a refusal it reconnects automatically and refetches what was missed.
  const stream = /\/events\/stream/
  restore = await breakCalls(page, stream, 503)
  const refused = page.waitForResponse((answer) => stream.test(answer.url()) && answer.status() === 503)
  await page.reload()
  await refused
  await expect(page.getByRole('table', { name: 'Segments' }).getByRole('row').nth(1)).toBeVisible()
  restore()
  const received = page.waitForResponse((answer) => stream.test(answer.url()) && answer.ok())
  const checked = page.waitForRequest(/\/segments\/air\?/)
  await page.clock.fastForward(15_000)
  await received
  await page.clock.fastForward(2000)
  await checked
})
