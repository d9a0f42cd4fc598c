import { expectAccessible } from '../kit/accessible'
import { expect, test } from '../kit/test'

test('a person signs in with an email address and a password', async ({ page }) => {
  await page.goto('/login')
  await expectAccessible(page)
  await page.getByLabel('Email address').fill('owner@demo.test')
  await page.getByLabel('Password').fill('sextant-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/login/)
  await expect(page.getByRole('navigation').first()).toBeVisible()
})

test('a signed-out user signs in and reaches the requested page', async ({ page }) => {
  await page.goto('/orgs/1/emails')
  await expect(page).toHaveURL(/\/login\?next=%2Forgs%2F1%2Femails/)
  await page.getByLabel('Email address').fill('owner@demo.test')
  await page.getByLabel('Password').fill('sextant-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/orgs\/1\/emails/)
})

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('is reported at the field, without signing in', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email address').fill('owner@demo.test')
    await page.getByLabel('Password').fill('not the password')
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Sign in' }).click()
    expect((await answered).status()).toBe(422)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect((await page.request.get('/api/users/current')).status()).toBe(401)
  })
})
