import { expectAccessible } from '../kit/accessible'
import { mailedLink } from '../kit/outbox'
import { expect, test } from '../kit/test'

const email = 'ada@newcomers.test'
const password = 'correct horse battery'

/** Sidebar entries, and the next step that each empty screen offers. */
const leads = [
  ['Travel', 'Add a mailbox'],
  ['Reports', 'Create the first report'],
  ['People', 'Add people'],
  ['Emails', 'Add a mailbox'],
] as const

test.use({ demo: false })

test('on an empty installation, a new user gets to a first trip by following the screens', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Your name').fill('Ada Newcomer')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Team name').fill('New Apps')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.goto(await mailedLink(email, 'Confirm your email address'))
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()

  await page.getByRole('link', { name: 'New organization' }).click()
  await page.getByLabel('Name', { exact: true }).fill('New Travel')
  await page.getByRole('button', { name: 'Create team' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New Travel' })).toBeVisible()
  await expectAccessible(page)

  for (const [entry, next] of leads) {
    await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible()
    await expect(page.getByRole('main').getByText(next, { exact: true }).last()).toBeVisible()
  }

  await page.getByRole('link', { name: 'Add a mailbox' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Bookings')
  await page.getByRole('button', { name: 'Add mailbox' }).click()
  await expect(page.getByText('bookings@sextant.localhost').first()).toBeVisible()
  await page.getByRole('button', { name: 'Send test email' }).click()
  await page.getByRole('menuitem', { name: 'A sample hotel' }).click()
  await expect(page.getByText('Processed', { exact: true }).first()).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Sample Hotel' }).click()
  await expect(page).toHaveURL(/\/trips\/\d+/)
  await expect(page.getByText('Ada Newcomer').first()).toBeVisible()
  await expectAccessible(page)
})
