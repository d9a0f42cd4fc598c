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

test('who is signed out is asked to sign in, and then gets where they wanted', async ({ page, as }) => {
  await page.goto('/emails')
  await expect(page).toHaveURL(/\/login\?next=%2Femails/)
  await as('owner')
  await page.goto('/emails')
  await expect(page).not.toHaveURL(/login/)
})
