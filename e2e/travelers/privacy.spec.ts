import { expectAccessibleInBoth } from '../kit/color-schemes'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

test.describe('data-subject requests', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('a person’s data is exported, and erased after the address is typed twice', async ({ page, as }) => {
    await as('owner')
    await page.goto(`${await teamBase(page, 'Acme Travel')}/settings/privacy`)
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: 'Export a person’s data' }).click()
    await expectAccessibleInBoth(page)
    await page.getByLabel('Person’s email address').fill('nobody@acme.test')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const download = page.getByRole('link', { name: 'Download' })
    await expect(download).toBeVisible({ timeout: 15_000 })
    await expectAccessibleInBoth(page)
    const downloading = page.waitForEvent('download')
    await download.click()
    expect((await downloading).suggestedFilename()).toMatch(/\.zip$/)

    await page.getByRole('button', { name: 'Erase a person’s data' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Person’s email address').fill('nobody@acme.test')
    await dialog.getByLabel('Repeat the email address').fill('somebody@acme.test')
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
    await expect(dialog.getByLabel('Repeat the email address')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Repeat the email address').fill('nobody@acme.test')
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
    await expect(page.getByRole('cell', { name: 'Erasure' })).toBeVisible()
  })
})

test('a viewer sees the requests but cannot create any', async ({ page, as }) => {
  await as('viewer')
  await page.goto(`${await teamBase(page, 'Acme Travel')}/settings/privacy`)
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible()
  await expect(page.getByRole('button', { name: /person’s data/ })).toHaveCount(0)
})
