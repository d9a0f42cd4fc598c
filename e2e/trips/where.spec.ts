import { readFile } from 'node:fs/promises'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

test('everyone’s location at any time is on the map and in the table, with its actions', async ({ page, as }) => {
  test.slow()
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  await page.goto(`${base}/people`)
  await page.getByRole('link', { name: 'Who is where' }).click()
  const table = page.getByRole('table', { name: 'Where people are' })
  await expect(table.getByRole('link').first()).toBeVisible()
  const map = page.getByRole('region', { name: 'Map of where people are' })
  await expect(map.getByRole('button', { name: /people|person/ }).first()).toBeVisible()
  await expectAccessibleInBoth(page)

  await page.getByRole('button', { name: /^At hotel/ }).click()
  await expect(page).toHaveURL(/kind=staying/)
  const proof = table.getByRole('row').nth(1).getByRole('link').nth(1)
  await expect(proof).toHaveAttribute('href', /\/trips\/\d+#segment-hotel-\d+/)

  await page.getByRole('combobox', { name: 'Group by' }).click()
  await page.getByRole('option', { name: 'Hotels' }).click()
  const hotels = page.getByRole('table', { name: 'People by hotel' })
  await hotels.getByRole('link').first().click()
  await expect(page).toHaveURL(/hotel=/)
  await expect(table.getByRole('checkbox').first()).toBeVisible()

  await table.getByRole('checkbox').first().check()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  const file = await (await download).path()
  expect((await readFile(file, 'utf8')).trim().split('\r\n')).toHaveLength(2)
  await page.getByRole('button', { name: 'Email selected' }).click()
  await expectAccessibleInBoth(page)
  await page.getByLabel('Subject').fill('Are you well?')
  await page.getByLabel('Message').fill('There is a storm. Please call us.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('An email to 1 person is on its way.')).toBeVisible()

  await page.goto(`${base}/where`)
  await page.getByRole('button', { name: 'Next Friday' }).click()
  await expect(page).toHaveURL(/at=\d{4}-/)
  await expect(page.getByText(/^Fri /)).toBeVisible()
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  await expect(page).not.toHaveURL(/at=/)
  await page.getByRole('slider', { name: 'Time' }).press('ArrowRight')
  await expect(page).toHaveURL(/at=\d{4}-/)
})

test('the map is operated by buttons and keys, and opens the people at a place', async ({ page, as }) => {
  await as('viewer')
  await page.goto(`${await teamBase(page, 'Acme Travel')}/where`)
  const map = page.getByRole('region', { name: 'Map of where people are' })
  await expect(map.getByRole('button', { name: /people|person/ }).first()).toBeVisible()
  await map.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect(map.getByRole('button', { name: 'Whole world' })).toBeEnabled()
  await map
    .getByRole('button', { name: /people|person/ })
    .first()
    .press('0')
  await expect(map.getByRole('button', { name: 'Whole world' })).toBeDisabled()
  const place = map.getByRole('button', { name: /^[^0-9].*: \d+ (people|person)$/ }).first()
  await place.press('Enter')
  await expect(page).toHaveURL(/locality=/)
  await expect(page.getByRole('button', { name: /^City: / })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Email selected' })).toHaveCount(0)
})
