import { readFile } from 'node:fs/promises'
import { listReports } from '@sextant/contract/reports/endpoints'
import { deleteSchedule, listSchedules } from '@sextant/contract/reports/schedules'
import { callApi } from '../kit/api'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { breakCalls } from '../kit/faults'
import { mailedLink } from '../kit/outbox'
import { signOut } from '../kit/sign-in'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

const idIn = (base: string): string => base.split('/').at(-1) ?? ''

test('a viewer creates a report, reads its totals and downloads it', async ({ page, as }) => {
  test.slow()
  await as('viewer')
  const base = await teamBase(page, 'Acme Travel')
  await page.goto(`${base}/reports`)
  await page.getByRole('button', { name: 'New report' }).click()
  await page.getByLabel('Report', { exact: true }).selectOption('Hotel spend')
  await expect(page.getByText('Stays with nights and nightly rates')).toBeVisible()
  await page.getByLabel('Dates').selectOption('Last 12 months')
  await page.getByLabel('Source class').selectOption('TMC (managed)')
  await page.getByLabel('Name').fill('Managed stays')
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'Create report' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Managed stays' })).toBeVisible()
  await expect(page.getByText('Completed')).toBeVisible({ timeout: 20_000 })
  const totals = page.getByRole('list', { name: 'Totals' })
  await expect(totals).toContainText('Nights')
  await expect(totals.getByRole('listitem').filter({ hasText: 'Managed' })).toContainText('100%')
  await page.getByRole('button', { name: 'View as table' }).click()
  await expect(page.getByRole('region', { name: 'Spend by source class, table' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Group by' }).click()
  await page.getByRole('option', { name: 'City' }).click()
  await expect(page.getByRole('table', { name: 'By city' }).getByRole('row').nth(1)).toBeVisible()
  await expect(page).toHaveURL(/by=city/)
  await expectAccessibleInBoth(page)

  await page.getByRole('button', { name: 'Download' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Managed stays.csv')
  expect((await readFile(await file.path(), 'utf8')).split('\r\n')[0]).toMatch(/^Traveler,Email,.*Amount \(EUR\)/)
  // Users without permission are not offered deletion.
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)

  await signOut(page)
  await as('owner')
  await page.goto(`${base}/reports?search=Managed&status=nonsense`)
  await expect(page.getByText('Not understood in the address')).toContainText('the status “nonsense”')
  await page.getByRole('link', { name: /^Managed stays/ }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('The report Managed stays was deleted.')).toBeVisible()
})

test('an owner schedules a report, which arrives by email with a link', async ({ page, as }) => {
  test.slow()
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  const team = { type: 'org', id: idIn(base) } as const
  await page.goto(`${base}/reports`)
  await page.getByRole('button', { name: 'Add a schedule' }).click()
  await page.getByLabel('Name').fill('Trains of the month')
  await page.getByLabel('Report', { exact: true }).selectOption('Rail spend')
  await page.getByLabel('How often').selectOption('Every month')
  await page.getByLabel('Day of the month').selectOption('31, or the last of the month')
  await page.getByLabel('Period', { exact: true }).selectOption('The month before')
  await page.getByRole('checkbox', { name: /Olivia Brandt/ }).check()
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'Save schedule' }).click()
  await expect(page.getByText('The schedule Trains of the month was saved.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Trains of the month' })).toContainText(
    'On day 31 of the month at 08:00',
  )

  await page.getByRole('button', { name: 'More for: Trains of the month' }).click()
  await page.getByRole('menuitem', { name: 'Run and send now' }).click()
  await expect(page.getByText('Trains of the month is being generated.')).toBeVisible()
  const created = async () =>
    (await callApi(page, listReports, { team, query: { search: 'Trains of the month' } })).data[0]
  await expect.poll(async () => (await created())?.attributes.status, { timeout: 20_000 }).toBe('completed')
  const report = await created()
  const { name = '', start_date = '', end_date = '' } = report?.attributes ?? {}
  expect(name).toBe('Trains of the month')
  expect(start_date).toMatch(/-01$/)
  expect(await mailedLink('owner@demo.test', `${name}, ${start_date} to ${end_date}`)).toContain(
    `/reports/${report?.id}`,
  )

  const schedules = (await callApi(page, listSchedules, { team })).data
  for (const { id } of schedules.filter((one) => one.name === name)) await callApi(page, deleteSchedule, { team, id })
})

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: [/./] })

  test('the list reports it in place and can be retried', async ({ page, as }) => {
    await as('owner')
    const base = await teamBase(page, 'Acme Travel')
    const restore = await breakCalls(page, /\/api\/orgs\/\d+\/reports(\?|$)/, 'lost')
    await page.goto(`${base}/reports`)
    await expect(page.getByText('We are unable fetch all your reports at this time . Please try again.')).toBeVisible({
      timeout: 20_000,
    })
    restore()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table', { name: 'Reports' })).toBeVisible()
  })
})
