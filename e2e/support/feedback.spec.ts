import { expectAccessibleInBoth } from '../kit/color-schemes'
import { expect, test } from '../kit/test'

test.describe('feedback', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('is sent, but not without a message', async ({ page, as }) => {
    await as('viewer')
    await page.goto('/support')
    await page.getByRole('button', { name: 'Send feedback' }).click()
    await expect(page.getByText('Enter a message.')).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.getByLabel('Message').fill('The trips of March are missing.')
    await page.getByRole('button', { name: 'Send feedback' }).click()
    await expect(page.getByText('Thank you.')).toBeVisible()
    await expectAccessibleInBoth(page)
  })
})
