import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

/** The file downloaded by an item of Travel's export menu. */
async function exported(page: Page, item: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: item }).click()
  return await readFile(await (await download).path())
}

test('Travel is filtered, sorted and exported with the same filters', async ({ page, as }) => {
  test.slow()
  await as('viewer')
  const base = await teamBase(page, 'Acme Travel')
  await page.goto(`${base}/travel?type=hotel`)
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'Country' }).click()
  await page.getByLabel('Country', { exact: true }).fill('fr')
  await page.getByLabel('Country', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/country_code=FR/)
  await page.getByRole('combobox', { name: 'Source' }).click()
  await page.getByRole('option', { name: 'TMC', exact: true }).click()
  await page.getByRole('button', { name: 'Price' }).click()
  await expect(page).toHaveURL(/sort=cents:asc/)
  await expect(page.locator('table[aria-busy="false"]')).toBeVisible()
  await expectAccessibleInBoth(page)

  const countText = await page.getByRole('navigation', { name: 'Pages' }).getByRole('paragraph').textContent()
  const total = Number(/([\d,]+) segments?/.exec(countText ?? '')?.[1]?.replaceAll(',', ''))
  expect(total).toBeGreaterThan(0)
  const csv = (await exported(page, 'CSV file')).toString('utf8')
  const lines = csv.trimEnd().split('\r\n')
  expect(lines).toHaveLength(total + 1)
  expect(lines.slice(1).every((line) => line.includes(',hotel,') && line.includes(',TMC,'))).toBe(true)
  const workbook = await exported(page, 'Excel workbook')
  expect(workbook.subarray(0, 2).toString('latin1')).toBe('PK')

  await page.getByRole('button', { name: 'Remove the filter Country' }).click()
  await expect(page).not.toHaveURL(/country_code/)
  await page.getByRole('button', { name: 'Trips' }).click()
  await expect(page).toHaveURL(/type=trip/)
  await expect(page.getByRole('table', { name: 'Trips' })).toBeVisible()
})

test.describe('a partly invalid URL', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('applies the valid part and shows a notice', async ({ page, as }) => {
    await as('viewer')
    const base = await teamBase(page, 'Acme Travel')
    await page.goto(`${base}/travel?type=boat,air&start_date=2026-02-30&sort=price:up&next=nonsense`)
    const notice = page.getByRole('status').filter({ hasText: 'ignored' })
    for (const part of ['the type “boat”', 'the first day “2026-02-30”', 'the sort order “price:up”', 'the first one'])
      await expect(notice).toContainText(part)
    await expect(page.getByRole('table', { name: 'Segments' }).getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Flights' })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessibleInBoth(page)
    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page).toHaveURL(/\/travel\?type=air$/)
    await expect(notice).toHaveCount(0)
  })
})

test('a segment and a trip are deleted from the list after confirmation', async ({ page, as }) => {
  test.slow()
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  const deleteFirst = async (list: string, item: string, name: (lines: readonly string[]) => string) => {
    await page.goto(`${base}/travel?${list}`)
    const row = page.getByRole('row').nth(1)
    const lines = (await row.getByRole('link').innerText()).split('\n')
    await row.getByRole('button', { name: /^More for/ }).click()
    await page.getByRole('menuitem', { name: item }).click()
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
    await expect(dialog).toContainText(name(lines))
    await expectAccessibleInBoth(page)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText(/was deleted\.$/)).toBeVisible()
  }
  // Uses the oldest records, which no other test touches.
  await deleteFirst('type=hotel&sort=start_date:asc', 'Delete segment…', ([type, title]) => `${type} ${title}`)
  await deleteFirst('type=trip&sort=start_date:asc', 'Delete trip…', ([title]) => `The trip ${title}`)
})

test('a viewer can export but not delete', async ({ page, as }) => {
  await as('viewer')
  await page.goto(`${await teamBase(page, 'Acme Travel')}/travel?type=air`)
  await expect(page.getByRole('table', { name: 'Segments' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^More for/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Data quality' })).toHaveCount(0)
})
