import { readFile } from 'node:fs/promises'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { signOut } from '../kit/sign-in'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

test('a user creates a data file and a live link, and revokes the link', async ({ page, as }) => {
  test.slow()
  await as('user')
  const base = await teamBase(page, 'Acme Travel')
  await page.goto(`${base}/resources`)
  await expect(page).toHaveURL(`${base}/data-explorer`)
  await expectAccessibleInBoth(page)
  await page.getByRole('radio', { name: /^Google Sheets/ }).check()
  await page.getByLabel('Cars').uncheck()
  await page.getByRole('button', { name: 'Create file' }).click()
  const created = page.getByRole('table', { name: 'Files' }).getByRole('row').nth(1)
  await expect(created).toContainText('Google Sheets')
  await expect(created).toContainText('Flights, Hotels, Rail, Activities')
  await expect(created).toContainText('Completed')
  const arriving = page.waitForEvent('download')
  await created.getByRole('link', { name: /^Download/ }).click()
  const file = await arriving
  expect(file.suggestedFilename()).toMatch(/^travel-from-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^Segment,Type,/)

  await page.getByRole('button', { name: 'New live link' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Sheet of the journey')
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByRole('heading', { name: 'Copy the link now' })).toBeVisible()
  await expectAccessibleInBoth(page)
  const text = (await page.getByText(/^=IMPORTDATA/).textContent()) ?? ''
  const address = new URL(/"(.*)"/.exec(text)?.[1] ?? '').pathname
  await page.getByRole('button', { name: 'Done' }).click()
  const travel = await page.request.get(address, { headers: { cookie: '' } })
  expect([travel.status(), (await travel.text()).startsWith('Segment,Type,')]).toEqual([200, true])

  await page.getByRole('button', { name: 'Revoke Sheet of the journey' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('The link Sheet of the journey was revoked.')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})

test.describe('supplier domains', () => {
  test.use({ expectedErrors: [/422/] })

  test('an owner adds a domain, finds it in the mail rules, and removes it', async ({ page, as }) => {
    test.slow()
    await as('owner')
    const base = await teamBase(page, 'Acme Travel')
    await page.goto(`${base}/data-explorer`)
    await page.getByRole('link', { name: 'Supplier domains' }).click()
    await page.getByRole('button', { name: /^Rail Lines/ }).click()
    await expect(page.getByText('sbb.ch')).toBeVisible()
    await page.getByRole('button', { name: 'Add domains' }).click()
    await page.getByLabel('Domains', { exact: true }).fill('not a domain')
    await page.getByRole('button', { name: 'Add domains' }).last().click()
    await expect(page.getByText('Must be a domain such as example.com.')).toBeVisible()
    await page.getByLabel('Domains', { exact: true }).fill('rail.journey.test')
    await page.getByRole('button', { name: 'Add domains' }).last().click()
    await expect(page.getByText('One domain was added.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'rail.journey.test' })).toContainText('Own')
    await expectAccessibleInBoth(page)

    await page.getByRole('link', { name: 'Mail rules' }).click()
    const rule = page.getByRole('region', { name: 'Rule' })
    await expect(rule).toContainText('New-TransportRule')
    await expect(rule).toContainText(String.raw`'(@|\.)rail\.journey\.test$'`)
    await page.getByRole('button', { name: 'Sieve' }).click()
    await expect(rule).toContainText('redirect :copy "bookings@')
    await page.getByRole('button', { name: 'Rail Lines' }).click()
    await expect(rule).not.toContainText('rail.journey.test')
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await arriving).suggestedFilename()).toBe('sextant.sieve')

    await page.goto(`${base}/data-explorer?view=domains&type=rail&search=journey`)
    await page.getByRole('button', { name: 'Remove rail.journey.test' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('The domain rail.journey.test was removed.')).toBeVisible()
    await expect(page.getByText('No domains match.')).toBeVisible()
  })
})

test('nightly files are listed and downloaded; invalid parameters are ignored', async ({ page, as }) => {
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  await page.goto(`${base}/data-explorer?view=nothing`)
  await expect(page.getByText('Not understood in the address, and ignored: View “nothing”.')).toBeVisible()
  await page.getByRole('link', { name: 'Parse metrics' }).click()
  await expect(page.getByRole('table', { name: 'Parse metrics' })).toContainText('BCD Travel')
  await page.getByRole('link', { name: 'Open data' }).click()
  const night = page.getByRole('list', { name: 'Nights' }).getByRole('listitem').first()
  const arriving = page.waitForEvent('download')
  await night
    .getByRole('link', { name: /^Parquet/ })
    .first()
    .click()
  const bytes = await readFile(await (await arriving).path())
  expect(bytes.subarray(0, 4).toString()).toBe('PAR1')
  await expect(page.getByText('Not available here: Sextant uses its embedded database')).toBeVisible()
})

test('a viewer has no access to the resources', async ({ page, as }) => {
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  await signOut(page)
  await as('viewer')
  await page.goto(`${base}/data-explorer`)
  await expect(page.getByRole('heading', { name: 'No Access' })).toBeVisible()
})
