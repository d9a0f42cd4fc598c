import { expectAccessibleInBoth } from '../kit/color-schemes'
import { expect, test } from '../kit/test'

test.describe('single sign-on', () => {
  test.use({ expectedErrors: [/status of 4(09|22)/] })

  test('is set up step by step, and cannot be enabled before the domain is verified', async ({ page, as }) => {
    test.slow()
    await as('super-admin')
    await page.goto('/orgs/2/settings/authentication')
    await expect(page.getByRole('heading', { name: 'Authentication' })).toBeVisible()
    await expectAccessibleInBoth(page)

    await page.getByRole('button', { name: 'Add a provider' }).click()
    await page.getByLabel('Type').selectOption('saml')
    await page.getByLabel('Name', { exact: true }).fill('Okta')
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    const setup = page.getByRole('dialog', { name: 'Set up Okta' })
    await expect(setup.getByRole('button', { name: 'Copy assertion consumer service' })).toBeVisible()
    await expectAccessibleInBoth(page)
    await setup.getByLabel('Sign-in URL').fill('nowhere')
    await setup.getByRole('button', { name: 'Save and activate' }).click()
    await expect(setup.getByLabel('Sign-in URL')).toHaveAttribute('aria-invalid', 'true')
    await setup.getByRole('button', { name: 'Later' }).click()
    await expect(page.getByText('Inactive')).toBeVisible()

    await page.getByLabel('Email domain').fill('globex.test')
    await page.getByRole('button', { name: 'Add domain' }).click()
    await expect(page.getByText('Pending')).toBeVisible()
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('alert').getByText(/provider|domain/)).toBeVisible()
    await expectAccessibleInBoth(page)
    for (const name of ['Remove Okta', 'Remove globex.test']) {
      await page.getByRole('button', { name }).click()
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    }
  })

  test('a directory’s token is shown once, and revoked', async ({ page, as }) => {
    await as('super-admin')
    await page.goto('/orgs/2/settings/authentication')
    await page.getByLabel('Name of a new token').fill('Entra')
    await page.getByRole('button', { name: 'Create token' }).click()
    await expect(page.getByRole('dialog', { name: 'Copy this token now' })).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Revoke Entra' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('The token Entra was revoked.')).toBeVisible()
  })
})

test('the authentication settings are for super administrators only (spec §6)', async ({ page, as }) => {
  await as('owner')
  await page.goto('/orgs/1/settings/authentication')
  await expect(page.getByRole('heading', { name: 'No Access' })).toBeVisible()
  await expectAccessibleInBoth(page)
})
