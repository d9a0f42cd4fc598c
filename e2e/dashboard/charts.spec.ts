import { readFile } from 'node:fs/promises'
import { chartEndpoints } from '@sextant/contract/dashboard/charts'
import { expectAccessible } from '../kit/accessible'
import { expect, test } from '../kit/test'

const titles = [
  'Travel',
  'Spend',
  'Managed and unmanaged',
  'Bookings',
  'Hotel nights',
  'Booking lead time',
  'Unit price',
  'Sources',
]

test('the dashboard shows the last week in eight charts, then a chosen range with the previous period', async ({
  page,
  as,
}) => {
  await as('viewer')
  await page.goto('/orgs/1/dashboard')
  for (const title of titles) {
    const panel = page.getByRole('region', { name: title, exact: true })
    await expect(panel.getByRole('button', { name: 'Download CSV' })).toBeVisible()
  }
  await page.getByRole('combobox', { name: 'Dates' }).click()
  await page.getByRole('option', { name: 'Last 12 months' }).click()
  await expect(page).toHaveURL(/start_date=\d{4}-\d\d-01&end_date=\d{4}-\d\d-\d\d/)
  await expect(page.getByRole('combobox', { name: 'By' })).toHaveText(/Month/)
  // The checked state comes from the URL with a delay; check() would assert it immediately.
  const compare = page.getByRole('checkbox', { name: 'Compare with previous period' })
  await compare.click()
  await expect(compare).toBeChecked()
  await expect(page).toHaveURL(/compare=previous/)
  await expect(page.getByRole('region', { name: 'Spend' }).getByText('Previous period')).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessible(page)
})

test('a part of a bar opens exactly the segments it counts, by keyboard', async ({ page, as }) => {
  await as('viewer')
  await page.goto('/orgs/1/dashboard?start_date=2000-01-01&end_date=2000-01-02')
  await expect(page.getByText('No data in this period.').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Dates' }).click()
  await page.getByRole('option', { name: 'Last 3 months' }).click()
  const chart = page.getByRole('figure', { name: 'Managed and unmanaged, chart' })
  const stop = chart.locator('a[tabindex="0"]')
  await expect(stop).toHaveCount(1)
  await stop.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  const mark = chart.locator('a:focus')
  await expect(page.locator('[data-chart-tooltip]')).toContainText('Unique segments')
  const name = (await mark.getAttribute('aria-label')) ?? ''
  const counted = Number(/: ([\d,]+)$/.exec(name)?.[1]?.replaceAll(',', ''))
  expect(counted).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/travel\?.*date_by=start&status=Active&source_classification=direct&/)
  const query = new URL(page.url()).searchParams
  query.delete('type')
  const list = await page.request.get(`/api/orgs/1/segments/all?${query.toString()}&limit=1`)
  expect(await list.json()).toMatchObject({ meta: { total: counted } })
})

test('each chart has a table and a CSV file', async ({ page, as }) => {
  await as('viewer')
  await page.goto('/orgs/1/dashboard?interval=week&type=hotel')
  const panel = page.getByRole('region', { name: 'Hotel nights' })
  await panel.getByRole('button', { name: 'View as table' }).click()
  await expect(panel.getByRole('columnheader', { name: 'Price per night' })).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^hotel-nights-.*\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^Week from,Nights,Stays,Price per night EUR,Spend EUR\r\n/)
})

test.describe('when a call fails', () => {
  test.use({ expectedErrors: [/503/] })

  test('a chart fails alone, and ignored parameters are named', async ({ page, as }) => {
    await as('viewer')
    let isFailing = true
    await page.route(/\/charts\/spend\?/, async (route) => {
      await (isFailing
        ? route.fulfill({ status: 503, json: { message: 'Down', code: 'unavailable' } })
        : route.fallback())
    })
    await page.goto('/orgs/1/dashboard?interval=decade')
    const spend = page.getByRole('region', { name: 'Spend' })
    await expect(spend.getByText('Spend could not be loaded.')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('figure', { name: 'Travel, chart' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'the interval “decade”' })).toBeVisible()
    isFailing = false
    await spend.getByRole('button', { name: 'Try again' }).click()
    await expect(spend.getByRole('figure')).toBeVisible()
  })
})

test('a new range cancels the pending calls', async ({ page, as }) => {
  await as('viewer')
  await page.goto('/orgs/1/dashboard')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const given: string[] = []
  page.on('requestfailed', (request) => given.push(new URL(request.url()).pathname))
  await page.route(/\/charts\/.*interval=month/, () => undefined)
  await page.getByRole('combobox', { name: 'By' }).click()
  await page.getByRole('option', { name: 'Month' }).click()
  await page.getByRole('combobox', { name: 'By' }).click()
  await page.getByRole('option', { name: 'Week' }).click()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(given.filter((path) => path.includes('/charts/'))).toHaveLength(chartEndpoints.length)
})
