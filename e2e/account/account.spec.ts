import { expectAccessibleInBoth } from '../kit/color-schemes'
import { mailedLink } from '../kit/outbox'
import { signInBy, signOut } from '../kit/sign-in'
import { expect, test } from '../kit/test'
import { totp } from '../kit/totp'

const password = 'sextant-demo'

test('a user changes their profile, and the shell shows it at once', async ({ page, as }) => {
  await as('viewer')
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.getByLabel('First name').fill('Vivian')
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Your profile was saved.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vivian Moreau' })).toBeAttached()
  await page.reload()
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo')
})

test.describe('an address', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('is changed with the password and an emailed link', async ({ page, as }) => {
    await as('user')
    await page.goto('/account')
    const heading = page.getByRole('heading', { name: 'Email address' })
    const form = page.locator('section').filter({ has: heading })
    await form.getByLabel('New email address').fill('user.anew@demo.test')
    await form.getByLabel('Current password').fill('not it')
    await form.getByRole('button').click()
    await expect(form.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessibleInBoth(page)
    await form.getByLabel('Current password').fill(password)
    await form.getByRole('button').click()
    await expect(form.getByRole('status')).toBeVisible()
    await page.goto(await mailedLink('user.anew@demo.test', 'Confirm your email address'))
    await expect(page.getByText('Your email address is now user.anew@demo.test.')).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page.getByText('user.anew@demo.test').first()).toBeVisible()

    // Restored for the tests that follow.
    await form.getByLabel('New email address').fill('user@demo.test')
    await form.getByLabel('Current password').fill(password)
    await form.getByRole('button').click()
    await page.goto(await mailedLink('user@demo.test', 'Confirm your email address'))
    await expect(page.getByText('Your email address is now user@demo.test.')).toBeVisible()
  })
})

test('other sessions are ended from the list', async ({ page, as, browser }) => {
  await as('super-viewer')
  const otherContext = await browser.newContext()
  await signInBy(otherContext.request, 'super-viewer@demo.test', password)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('Your other sessions have ended.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign out of/ })).toHaveCount(0)
  expect((await otherContext.request.get('/api/users/current')).status()).toBe(401)
  await otherContext.close()
})

test.describe('second factors', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('an app is set up and required, and a recovery code replaces it', async ({ page }) => {
    test.slow()
    await signInBy(page.request, 'super-viewer@demo.test', password)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Set up' }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessibleInBoth(page)
    await dialog.getByLabel('Current password').fill(password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await expectAccessibleInBoth(page)
    const secret = (await dialog.locator('.font-mono').first().textContent()) ?? ''
    await dialog.getByLabel('Code', { exact: true }).fill('000000')
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(dialog.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Code', { exact: true }).fill(totp(secret))
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    const codes = page.getByRole('list', { name: 'Recovery codes' })
    await expect(codes).toBeVisible()
    await expectAccessibleInBoth(page)
    const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? ''
    await page.getByRole('button', { name: 'I have saved them' }).click()

    for (const code of [totp(secret, 1), recoveryCode]) {
      await signOut(page)
      await page.goto('/login')
      await page.getByLabel('Email address').fill('super-viewer@demo.test')
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
      await expectAccessibleInBoth(page)
      await page.getByLabel('Code', { exact: true }).fill(code)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).not.toHaveURL(/login/)
    }

    await page.goto('/account')
    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('dialog').getByLabel('Current password').fill(password)
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByText('Your authenticator app is off.')).toBeVisible()
  })

  test('a passkey is added, and signs in alone', async ({ page }) => {
    const device = await page.context().newCDPSession(page)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await signInBy(page.request, 'super-admin@demo.test', password)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('This laptop')
    await dialog.getByLabel('Current password').fill(password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await expect(page.getByRole('button', { name: 'Remove This laptop' })).toBeVisible()
    await expectAccessibleInBoth(page)

    await signOut(page)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).not.toHaveURL(/login/)

    await page.goto('/account')
    await page.getByRole('button', { name: 'Remove This laptop' }).click()
    await page.getByRole('dialog').getByLabel('Current password').fill(password)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Your passkey was removed.')).toBeVisible()
  })
})
