import { expectAccessibleInBoth } from '../kit/color-schemes'
import { signOut } from '../kit/sign-in'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

test('issues are assigned, dismissed with a note, reopened and fixed', async ({ page, as }) => {
  test.slow()
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  await page.goto(`${base}/travel`)
  await page.getByRole('link', { name: 'Data quality' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Data quality' })).toBeVisible()
  await page.goto(`${base}/data-quality?code=missing_hotel&status=Open&sort=day:desc`)
  const table = page.getByRole('table', { name: 'Issues' })
  const first = table.getByRole('row').nth(1)
  const issue = (await first.getByRole('link').innerText()).split('\n')[0]?.replace(/\.$/, '') ?? ''
  const menu = page.getByRole('button', { name: `More for: ${issue}` }).first()

  await menu.click()
  await page.getByRole('menuitem', { name: 'Assign…' }).click()
  await expectAccessibleInBoth(page)
  await page.getByLabel('Assignee').selectOption({ label: 'Umar Hussain' })
  await page.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText(`${issue}: Umar Hussain assigned.`)).toBeVisible()
  await expect(first).toContainText('Umar Hussain')

  await menu.click()
  await page.getByRole('menuitem', { name: 'Dismiss…' }).click()
  await page.getByLabel('Note').fill('Stays with friends.')
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect(page.getByText(`${issue}: dismissed.`)).toBeVisible()

  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Dismissed' }).click()
  await expect(page.getByText('Note: Stays with friends.')).toBeVisible()
  await expectAccessibleInBoth(page)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Open again' }).click()
  await expect(page.getByText(`${issue}: open again.`)).toBeVisible()
})

test('an unknown traveler is assigned from the issue', async ({ page, as }) => {
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  await page.goto(`${base}/data-quality?code=unknown_traveler&sort=day:asc`)
  const rows = page.getByRole('table', { name: 'Issues' }).getByRole('row')
  await rows.nth(1).getByRole('button', { name: 'Choose traveler' }).click()
  await page.getByRole('searchbox', { name: 'Search people' }).fill('an')
  await page.getByRole('radio').first().check()
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  await expect(page.getByText(/’s trip\.$/)).toBeVisible()
})

test('an issue links to its place in the trip, and a viewer has no access to issues', async ({ page, as }) => {
  await as('user')
  const base = await teamBase(page, 'Acme Travel')
  await page.goto(`${base}/data-quality?code=nonsense&sort=day:desc`)
  await expect(page.getByRole('status').filter({ hasText: 'the kind “nonsense”' })).toBeVisible()
  await page.getByRole('table', { name: 'Issues' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/trips\/\d+#segment-\w+-\d+$/)
  await signOut(page)
  await as('viewer')
  await page.goto(`${base}/data-quality`)
  await expect(page.getByRole('heading', { name: 'No Access' })).toBeVisible()
})
