import { expectAccessible } from '../kit/accessible'
import { bookingMail, dayFromToday, deliver, plainMail } from '../kit/booking-mail'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

const mailbox = 'bookings@sextant.localhost'

test('a booking email becomes a trip on the screen', async ({ page, as }) => {
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  await deliver(mailbox, bookingMail({ code: 'JRNY42', traveler: 'Mary Shelley', day: dayFromToday(40) }))

  await page.goto(`${base}/emails`)
  const email = page.getByRole('link', { name: 'Your trip JRNY42 is booked' })
  await expect(email).toBeVisible()
  await expectAccessible(page)
  await email.click()
  await expect(page.getByText('Processed').first()).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${base}/travel?search=JRNY42`)
  const flight = page.getByRole('row').filter({ hasText: 'Mary Shelley' }).filter({ hasText: 'CDG' })
  await expect(flight).toBeVisible()
  await expectAccessible(page)
  await flight.getByRole('link').first().click()

  await expect(page).toHaveURL(/\/trips\/\d+/)
  await expect(page.locator('time').first()).toBeVisible()
  await expect(page.getByText('Hôtel des Quais').first()).toBeVisible()
  await expect(page.getByText('07:05').first()).toBeVisible()
  await expectAccessible(page)
})

test('an email without travel data is shown as such', async ({ page, as }) => {
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  await deliver(mailbox, plainMail('Lunch on Thursday'))
  await page.goto(`${base}/emails`)
  await page.getByRole('link', { name: 'Lunch on Thursday' }).click()
  await expect(page.getByText('No Travel Data').first()).toBeVisible()
})
