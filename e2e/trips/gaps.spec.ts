import type { Page } from '@playwright/test'
import { expectAccessible } from '../kit/accessible'
import { type Booking, bookingMail, dayAfter, dayFromToday, deliver } from '../kit/booking-mail'
import { expect, test } from '../kit/test'

/** Delivers a booking and opens its trip. */
async function openTripOf(page: Page, booking: Booking): Promise<void> {
  await deliver('bookings@sextant.localhost', bookingMail(booking))
  await page.goto('/orgs/1/emails')
  await page.getByRole('link', { name: `Your trip ${booking.code} is booked` }).click()
  await expect(page.getByText('Processed').first()).toBeVisible()
  await page.goto(`/orgs/1/travel?search=${booking.code}`)
  await page.getByRole('row').filter({ hasText: booking.traveler }).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/trips\/\d+/)
}

test('nights without a hotel are shown above the day that ends them', async ({ page, as }) => {
  await as('viewer')
  const day = dayFromToday(220)
  const parts = ['flight', 'return flight'] as const
  await openTripOf(page, { code: 'NGHTS1', traveler: 'Nora Example', day, parts })
  const ending = page.getByRole('listitem').filter({ has: page.locator(`h2 time[datetime="${dayAfter(day, 3)}"]`) })
  await expect(ending).toHaveText(/^2 days without bookings\s*No hotel for 3 nights in Paris, [^.]+\./)
  await expectAccessible(page)
})

test('a trip of a hotel only has a map', async ({ page, as }) => {
  await as('viewer')
  await openTripOf(page, { code: 'STAYS1', traveler: 'Stella Example', day: dayFromToday(230), parts: ['hotel'] })
  await expect(page.getByRole('img', { name: 'Map of the route: Paris' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Route' }).getByRole('listitem')).toHaveCount(1)
})
