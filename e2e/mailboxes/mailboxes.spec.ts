import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { signOut } from '../kit/sign-in'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

const recent = (page: Page) => page.getByRole('table', { name: 'Emails' })

test.describe('a mailbox', () => {
  test.use({ expectedErrors: [/422/] })

  test('is added, tested with an email, changed and deleted', async ({ page, as }) => {
    test.slow()
    await as('owner')
    const mailboxes = `${await teamBase(page, 'Acme Apps')}/mailboxes`
    await page.goto(mailboxes)
    await expect(page.getByRole('table', { name: 'Mailboxes' })).toBeVisible()
    await page.getByRole('link', { name: 'Add a mailbox' }).click()
    await expect(page.getByRole('heading', { name: 'Add a mailbox' })).toBeVisible()

    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Event desk')
    await page.getByLabel('Address', { exact: true }).fill('bookings')
    await page.getByRole('button', { name: 'Add mailbox' }).click()
    await expect(page.getByText(/bookings@sextant\.localhost is taken\. \S+ is free\./)).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.getByLabel('Address', { exact: true }).fill('event-desk')
    await page.getByRole('button', { name: 'Add mailbox' }).click()
    await expect(page.getByText('The mailbox Event desk was added.')).toBeVisible()

    await expect(page.getByRole('heading', { name: 'Event desk' })).toBeVisible()
    await expect(page.getByText('event-desk@sextant.localhost').first()).toBeVisible()
    await expect(page.getByText('No emails yet.')).toBeVisible()
    await page.getByText('From Gmail').click()
    await expectAccessibleInBoth(page)
    const url = page.url()

    await page.getByRole('button', { name: 'Send test email' }).click()
    await page.getByRole('menuitem', { name: 'A sample hotel' }).click()
    await expect(page.getByRole('heading', { name: /^Your sample stay in London: SX/ })).toBeVisible()
    await expect(page.getByText('Processed', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Sample Hotel').first()).toBeVisible()
    await page.goto(url)
    await expect(recent(page).getByRole('link', { name: /^Your sample stay in London/ })).toBeVisible()

    await page.getByLabel('Who may send').fill('nobody at all')
    await page.getByRole('button', { name: 'Save mailbox' }).click()
    await expect(page.getByText('Must be an address, or a domain such as @example.com.')).toBeVisible()
    await page.getByLabel('Who may send').fill('@acme.test')
    await page.getByLabel('Messages').selectOption('Delete after 90 days')
    await page.getByLabel('Active').uncheck()
    await page.getByRole('button', { name: 'Save mailbox' }).click()
    await expect(page.getByText('The mailbox Event desk was saved.')).toBeVisible()
    await expect(page.getByText('It does not receive emails.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send test email' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Delete mailbox' }).click()
    await expect(page.getByRole('dialog')).toContainText('event-desk@sextant.localhost')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('The mailbox Event desk was deleted.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Event desk' })).toHaveCount(0)
  })

  test('for an account reports problems before saving; viewers cannot change anything', async ({ page, as }) => {
    await as('owner')
    const mailboxes = `${await teamBase(page, 'Acme Apps')}/mailboxes`
    await page.goto(`${mailboxes}/create`)
    await page.getByLabel(/^IMAP/).check()
    await page.getByLabel('Mail service').selectOption('Other')
    await page.getByRole('button', { name: 'Check connection' }).click()
    await expect(page.getByText('Enter the password or token.')).toBeVisible()
    await page.getByLabel('Server').fill('10.0.0.1')
    await page.getByLabel('User name').fill('ann')
    await page.getByLabel('Password').fill('secret')
    await page.getByRole('button', { name: 'Check connection' }).click()
    await expect(page.getByText('10.0.0.1 is inside a private or reserved network')).toBeVisible()
    await expectAccessibleInBoth(page)

    await signOut(page)
    await as('user')
    await page.goto(mailboxes)
    await expect(page.getByRole('link', { name: 'Add a mailbox' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Expense tool' }).click()
    await expect(page.getByText('Deleted after 365 days')).toBeVisible()
    await expect(page.getByRole('button', { name: /Save|Delete|Send/ })).toHaveCount(0)
    await expectAccessibleInBoth(page)
  })
})
