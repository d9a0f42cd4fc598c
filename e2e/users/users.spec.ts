import { expectAccessibleInBoth } from '../kit/color-schemes'
import { mailedLink } from '../kit/outbox'
import { signOut } from '../kit/sign-in'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

test.describe('a user', () => {
  test.use({ expectedErrors: [/status of 4(04|09|22)/] })

  test('is invited, joins by email, gets another role and is removed', async ({ page, as, browser }) => {
    test.slow()
    const email = `joiner.${Date.now()}@demo.test`
    await as('owner')
    const users = `${await teamBase(page, 'Acme Apps')}/settings/users`
    await page.goto(users)
    await expectAccessibleInBoth(page)
    await page.getByRole('link', { name: 'Invite a user' }).click()
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessibleInBoth(page)
    await page.getByLabel('Email address').fill(email)
    await expect(page.getByLabel('Role').locator('option')).toHaveText(['Owner', 'User', 'Viewer'])
    await page.getByLabel('Role').selectOption('viewer')
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('table', { name: 'Invitations' }).getByText(email)).toBeVisible()
    await expectAccessibleInBoth(page)

    const link = await mailedLink(email, 'You are invited to Acme Apps')
    const guests = await browser.newContext()
    const guest = await guests.newPage()
    await guest.goto(link)
    await expect(guest.getByRole('heading', { name: 'Join Acme Apps' })).toBeVisible()
    await expectAccessibleInBoth(guest)
    await guest.getByLabel('Your name').fill('Jo Joiner')
    await guest.getByLabel('Password').fill('correct horse battery')
    await guest.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(guest).toHaveURL(/\/developers\/\d+\/dashboard/)
    const dashboard = guest.url()
    await guest.goto(link)
    await expect(guest.getByRole('heading', { name: 'This invitation has expired' })).toBeVisible()

    await page.goto(users)
    await page.getByRole('link', { name: 'Jo Joiner' }).click()
    await expect(page.getByLabel('Role')).toHaveValue('viewer')
    await expectAccessibleInBoth(page)
    await page.getByLabel('Role').selectOption('user')
    await page.getByRole('button', { name: 'Save role' }).click()
    await expect(page.getByText('Jo Joiner is now User.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove from team' }).click()
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Jo Joiner was removed.')).toBeVisible()
    await guest.goto(dashboard)
    await expect(guest.getByRole('heading', { name: 'No Access' })).toBeVisible()
    await guests.close()
  })

  test('stays owner if no other owner is left', async ({ page, as }) => {
    await as('owner')
    await page.goto(`${await teamBase(page, 'Acme Apps')}/settings/users`)
    await page.getByRole('table').getByRole('link', { name: 'Olivia Brandt' }).click()
    await page.getByLabel('Role').selectOption('viewer')
    await page.getByRole('button', { name: 'Save role' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'owner' })).toBeVisible()
  })
})

test('an invitation is sent again, and revoked', async ({ page, as }) => {
  await as('owner')
  const users = `${await teamBase(page, 'Acme Travel')}/settings/users`
  await page.goto(`${users}/create`)
  await page.getByLabel('Email address').fill('waiting@demo.test')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByRole('button', { name: 'Resend to waiting@demo.test' }).click()
  await expect(page.getByText('A new link was sent to waiting@demo.test.')).toBeVisible()
  await page.getByRole('button', { name: 'Revoke waiting@demo.test' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('The invitation for waiting@demo.test was revoked.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Invitations' })).toHaveCount(0)
})

test('a viewer has no access to the users', async ({ page, as }) => {
  await as('owner')
  const users = `${await teamBase(page, 'Acme Travel')}/settings/users`
  await signOut(page)
  await as('viewer')
  await page.goto(users)
  await expect(page.getByRole('heading', { name: 'No Access' })).toBeVisible()
})
