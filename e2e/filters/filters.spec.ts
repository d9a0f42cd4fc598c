import { bookingMail, dayFromToday, deliver } from '../kit/booking-mail'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { signOut } from '../kit/sign-in'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

const mailbox = 'bookings@sextant.localhost'

test.describe('held emails', () => {
  test.use({ expectedErrors: [/422/] })

  test('a filter holds an email until someone releases it', async ({ page, as }) => {
    test.slow()
    await as('owner')
    const base = await teamBase(page, 'Acme Travel')
    await page.goto(`${base}/settings/filter`)
    await page.getByRole('link', { name: 'Add a filter' }).click()
    await page.getByLabel('Name').fill('Holidays wait')
    await page.getByLabel('Action').selectOption('hold')
    await page.getByRole('button', { name: 'Add filter' }).click()
    await expect(page.getByText('Enter a domain or a condition')).toBeVisible()
    await page.getByRole('button', { name: 'Add a condition' }).click()
    await page.getByLabel('Text', { exact: true }).fill('HOLD77')
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: 'Add filter' }).click()
    await expect(page.getByText('The filter Holidays wait was added.')).toBeVisible()

    await page.getByLabel('Or a message source').fill('From: a@b.test\nSubject: Your trip HOLD77 is booked\n\nHello')
    await page.getByRole('button', { name: 'Try' }).click()
    await expect(page.getByRole('heading', { name: 'Hold: Holidays wait' })).toBeVisible()
    await expect(page.getByText('Notices of the house: did not match')).toBeVisible()

    await deliver(mailbox, bookingMail({ code: 'HOLD77', traveler: 'Mary Shelley', day: dayFromToday(70) }))
    await page.goto(`${base}/emails`)
    await page.getByRole('link', { name: 'Your trip HOLD77 is booked' }).click()
    await expect(page.getByText('Held by the filter “Holidays wait”.').first()).toBeVisible()

    await page.goto(`${base}/settings/filter`)
    await expect(page.getByRole('table', { name: 'Held emails' })).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: 'Release Your trip HOLD77 is booked' }).click()
    await expect(page.getByText('Your trip HOLD77 is booked was released.')).toBeVisible()
    await page.goto(`${base}/emails?search=HOLD77`)
    await expect(page.getByRole('row').filter({ hasText: 'Processed' })).toBeVisible()
  })
})

test('users with edit permission reorder and delete filters; owners only add them', async ({ page, as }) => {
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  await page.goto(`${base}/settings/filter`)
  await expect(page.getByRole('table', { name: 'Filters' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0)

  await signOut(page)
  await as('super-admin')
  await page.goto(`${base}/settings/filter`)
  await page.getByRole('button', { name: 'Move Notices of the house up' }).click()
  await expect(page.getByText('Notices of the house is now number 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Move Notices of the house down' }).click()
  await expect(page.getByText('Notices of the house is now number 2.')).toBeVisible()
  await page.getByRole('link', { name: /Notices of the house/ }).click()
  await page.getByLabel('Name').fill('Notices of our house')
  await page.getByRole('button', { name: 'Save filter' }).click()
  await expect(page.getByText('The filter Notices of our house was saved.')).toBeVisible()
  await page.getByRole('link', { name: /Notices of our house/ }).click()
  await page.getByRole('button', { name: 'Delete filter' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('The filter Notices of our house was deleted.')).toBeVisible()
})

test('a viewer has no access to the filters', async ({ page, as }) => {
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  await signOut(page)
  await as('viewer')
  await page.goto(`${base}/settings/filter`)
  await expect(page.getByRole('heading', { name: 'No Access' })).toBeVisible()
})
