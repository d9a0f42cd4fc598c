import { expectAccessibleInBoth } from '../kit/color-schemes'
import { mailedLink } from '../kit/outbox'
import { expect, test } from '../kit/test'

const password = 'correct horse battery'
const uniqueEmail = (name: string) => `${name}.${Date.now()}@journeys.test`

test.describe('signing up', () => {
  test.use({ expectedErrors: [/status of 4(03|22)/] })

  test('leads from the form through the emailed link, valid once, to the first sign-in', async ({ page }) => {
    const email = uniqueEmail('new')
    await page.goto('/join')
    await expectAccessibleInBoth(page)
    await page.getByLabel('Your name').fill('Grace Hopper')
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Team name').fill('Compilers')
    await page.getByLabel('Password').fill('password1234')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessibleInBoth(page)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await expectAccessibleInBoth(page)

    const link = await mailedLink(email, 'Confirm your email address')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.goto(link)
    await expect(page.getByText('This link has expired or was used already.')).toBeVisible()
    await expectAccessibleInBoth(page)

    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('link', { name: 'Compilers' }).first()).toBeVisible()
  })
})

test('signed-in users are redirected from the sign-up page (spec §2)', async ({ page, as }) => {
  await as('viewer')
  await page.goto('/join')
  await expect(page).toHaveURL(/\/teams$/)
})

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('is reset with an emailed link that works once', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.getByLabel('Email address').fill('owner@globex.test')
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

    const link = await mailedLink('owner@globex.test', 'Choose a new password')
    await page.goto(link)
    await expect(page.getByText('For owner@globex.test.')).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.getByLabel('New password').fill(password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Your password was changed.')).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible()
    await expectAccessibleInBoth(page)

    await page.goto('/login')
    await page.getByLabel('Email address').fill('owner@globex.test')
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).not.toHaveURL(/login/)
  })
})

test.describe('single sign-on', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('explains provider errors and addresses without single sign-on', async ({ page }) => {
    await page.goto('/login?sso_error=late')
    await expect(page.getByText('This sign-in took too long or was begun in another browser.')).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: 'Single sign-on' }).click()
    await page.getByLabel('Work email address').fill('nobody@nowhere.test')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('There is no single sign-on for this address.')).toBeVisible()
    await expectAccessibleInBoth(page)
  })
})

test.describe('an expired invitation', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('says so, and so does an unknown path', async ({ page }) => {
    await page.goto('/invitations/AAAAAAAAAAAAAAAAAAAAAA')
    await expect(page.getByRole('heading', { name: 'This invitation has expired' })).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.goto('/nowhere')
    await expect(page.getByText("Oops, it seems we've missed our connection.")).toBeVisible()
    await expect(page).toHaveTitle(/^Page Not Found/)
    await expectAccessibleInBoth(page)
  })
})
