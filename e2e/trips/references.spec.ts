import { bookingMail, dayFromToday, deliver, plainMail } from '../kit/booking-mail'
import { expect, test } from '../kit/test'

const mailbox = 'bookings@sextant.localhost'

test('a segment shows the references of all parties, is found by each, and is cancelled by one alone', async ({
  page,
  as,
}) => {
  await as('viewer')
  const booking = { code: 'RFRNC1', traveler: 'Ada Example', day: dayFromToday(200) }
  await deliver(mailbox, bookingMail({ ...booking, note: 'Agency reference: AG77123' }))
  await page.goto('/orgs/1/emails')
  await page.getByRole('link', { name: 'Your trip RFRNC1 is booked' }).click()
  await expect(page.getByText('Processed').first()).toBeVisible()
  await page.goto('/orgs/1/travel?search=AG77123')
  const found = page.getByRole('row').filter({ hasText: 'Ada Example' })
  await expect(found).toHaveCount(2)
  await found.filter({ hasText: 'CDG' }).getByRole('link').first().click()
  const flight = page.getByRole('article', { name: /FRA → .*CDG/ })
  await expect(flight.getByText('Agency AG77123')).toBeVisible()

  await deliver(mailbox, plainMail('Reservation AG77123 has been cancelled'))
  await expect(flight.getByText('Cancelled', { exact: true })).toBeVisible()
})
