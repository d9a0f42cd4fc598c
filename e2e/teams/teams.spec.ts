import { expectAccessibleInBoth } from '../kit/color-schemes'
import { expect, test } from '../kit/test'

test.describe('a team', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('is created, changed, deleted and no longer listed', async ({ page, as }) => {
    await as('owner')
    await page.goto('/teams')
    await expectAccessibleInBoth(page)
    await page.getByRole('link', { name: 'New organization' }).click()
    await expect(page.getByRole('heading', { name: 'New organization' })).toBeVisible()
    await page.getByRole('button', { name: 'Create team' }).click()
    await expect(page.getByText('Enter a name.')).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.getByLabel('Name').fill('Initech')
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
    await page.getByRole('button', { name: 'Create team' }).click()
    await expect(page).toHaveURL(/\/orgs\/\d+\/dashboard/)

    await page.goto(page.url().replace('dashboard', 'settings'))
    await expect(page).toHaveURL(/settings\/general$/)
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo')
    await expectAccessibleInBoth(page)
    await page.getByLabel('Name').fill('')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Name').fill('Initrode')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Settings successfully updated!')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Initrode' })).toBeAttached()

    await page.getByRole('button', { name: 'Delete team' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete team Initrode' })
    await dialog.getByLabel('Name of the team').fill('Initech')
    await dialog.getByRole('button', { name: 'Delete team' }).click()
    await expect(dialog.getByText('Is not the name of this team.')).toBeVisible()
    await expectAccessibleInBoth(page)
    await dialog.getByLabel('Name of the team').fill('Initrode')
    await dialog.getByRole('button', { name: 'Delete team' }).click()
    await expect(page.getByText('Team Initrode deleted')).toBeVisible()
    await expect(page).toHaveURL(/\/teams$/)
    await expect(page.getByRole('link', { name: 'Acme Travel' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Initrode' })).toHaveCount(0)
  })
})

test('a viewer can only create developer teams and has no settings', async ({ page, as }) => {
  await as('viewer')
  await page.goto('/teams')
  await expect(page.getByRole('link', { name: 'New developer team' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'New organization' })).toHaveCount(0)
  for (const refused of ['/teams/org/create', '/orgs/1/settings/general']) {
    await page.goto(refused)
    await expect(page.getByRole('heading', { name: 'No Access' })).toBeVisible()
  }
  await page.goto('/teams/club/create')
  await expect(page.getByText("Oops, it seems we've missed our connection.")).toBeVisible()
})

test('users with a global role see every team', async ({ page, as }) => {
  await as('super-viewer')
  await page.goto('/teams')
  for (const name of ['Acme Travel', 'Globex', 'Acme Apps', 'Globex Apps'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})
