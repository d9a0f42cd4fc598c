import { expectAccessibleInBoth } from '../kit/color-schemes'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

test('the audit log can be filtered and downloaded as CSV', async ({ page, as }) => {
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  await page.goto(`${base}/settings/general`)
  await page.getByLabel('Region').fill('Europe and Africa')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings successfully updated!')).toBeVisible()

  await page.goto(`${base}/settings/audit`)
  const log = page.getByRole('table', { name: 'Audit log' })
  await expect(log.getByText('teams.update').first()).toBeVisible()
  await expectAccessibleInBoth(page)
  await log.getByText('Before and after').first().click()
  await expect(log.getByText('Europe and Africa').first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by action' }).fill('teams.update')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/action=teams\.update/)
  await expect(log.getByText('session.login')).toHaveCount(0)

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/)
})

test('the audit log requires permission to edit the team', async ({ page, as }) => {
  await as('viewer')
  await page.goto(`${await teamBase(page, 'Acme Travel')}/settings/audit`)
  await expect(page.getByRole('heading', { name: 'No Access' })).toBeVisible()
})
