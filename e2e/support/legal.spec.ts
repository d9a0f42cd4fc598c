import { expectAccessible } from '../kit/accessible'
import { expect, test } from '../kit/test'

test('the footer’s links work for anyone', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'User agreement' }).click()
  await expect(page.getByRole('heading', { name: 'User agreement' })).toBeVisible()
  await expectAccessible(page)
  expect((await page.goto('/legal/patents'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Patents' })).toBeVisible()
})
