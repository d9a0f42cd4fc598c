import type { Page } from '@playwright/test'
import { listSegments } from '@sextant/contract/segments/endpoints'
import { expectAccessible } from '../kit/accessible'
import { callApi } from '../kit/api'
import { bookingMail, dayFromToday, deliver } from '../kit/booking-mail'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { expect, test } from '../kit/test'

const team = { type: 'org', id: '1' } as const
const box = 'bookings@sextant.localhost'
const day = dayFromToday(40)

const segmentsOf = async (page: Page, search: string) =>
  (await callApi(page, listSegments, { team, kind: 'all', query: { search } })).data

// A form with a wrong field is refused.
test.use({ expectedErrors: [/status of 422/] })

test('a trip is added with its name and its first segment', async ({ page, as }) => {
  await as('user')
  const name = `Visit ${Date.now().toString(36)}`
  await page.goto('/orgs/1/travel')
  await page.getByRole('button', { name: 'Add trip' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add trip' })
  await expectAccessible(page)
  await dialog.getByLabel('Trip name').fill(name)
  await dialog.getByRole('button', { name: 'Add trip' }).click()
  await expect(dialog.getByText('Choose the traveler, or enter their name.')).toBeVisible()
  await dialog.getByLabel('Traveler').fill('Ada Byron')
  await dialog.getByLabel('Type').selectOption('Hotel')
  await dialog.getByLabel('Hotel', { exact: true }).fill(name)
  await dialog.getByLabel('City', { exact: true }).fill('Lisbon')
  await dialog.getByLabel('Check-in', { exact: true }).fill(day)
  await dialog.getByLabel('Check-out', { exact: true }).fill(dayFromToday(42))
  await dialog.getByRole('button', { name: 'Add trip' }).click()
  await expect(page).toHaveURL(/\/orgs\/1\/trips\/\d+$/)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a trip is entered by keyboard and completed, and a later email of the booking is merged into it', async ({
  page,
  as,
}) => {
  test.setTimeout(120_000)
  await as('user')
  const name = `Ada ${Date.now().toString(36)}`
  await page.goto('/orgs/1/travel')
  await page.getByRole('button', { name: 'Add segment' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add segment' })
  await expectAccessible(page)

  // Everything that is missing is said beside its field.
  await dialog.getByRole('button', { name: 'Add segment' }).click()
  await expect(dialog.getByText('Choose the traveler, or enter their name.')).toBeVisible()
  await expect(dialog.getByText('Enter the airport of departure.')).toBeVisible()
  await expect(dialog.getByText('Enter when the flight departs.')).toBeVisible()
  await expect(dialog.getByLabel('Traveler')).toBeFocused()
  await expectAccessible(page)

  // By keyboard, in the order of the form.
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type('LH 1020')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`${day} 07:15`)
  await dialog.getByLabel('From', { exact: true }).fill('fra')
  await dialog.getByLabel('To', { exact: true }).fill('cdg')
  await dialog.getByLabel('To', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/orgs\/1\/trips\/\d+#segment-air-\d+/)
  await expect(page.getByRole('article')).toHaveCount(1)
  const trip = page.url().replace(/#.*/, '')

  // A hotel in the same trip: its days are enough.
  await page.getByRole('button', { name: 'Add segment' }).click()
  await dialog.getByLabel('Type').selectOption('Hotel')
  await expect(dialog.getByLabel('Traveler')).toHaveCount(0)
  await dialog.getByLabel('Hotel', { exact: true }).fill('Hôtel Lutetia')
  await dialog.getByLabel('City', { exact: true }).fill('Paris')
  await dialog.getByLabel('Check-in', { exact: true }).fill(day)
  await dialog.getByLabel('Check-out', { exact: true }).fill(dayFromToday(42))
  await dialog.getByRole('button', { name: 'Add segment' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('15:00').first()).toBeVisible()

  // The confirmation of the flight tells the arrival and leaves the departure as entered.
  const code = `EN${Date.now().toString(36).slice(-5).toUpperCase()}`
  await deliver(box, bookingMail({ code, traveler: name, day }))
  await expect.poll(async () => (await segmentsOf(page, code)).length, { timeout: 20_000 }).toBeGreaterThan(0)
  const flights = (await segmentsOf(page, name)).filter(({ type }) => type === 'air')
  expect(flights).toHaveLength(1)
  expect(flights[0]).toMatchObject({
    confirmation_no: code,
    start_datetime: `${day}T07:15:00`,
    end_datetime: `${day}T08:20:00`,
  })

  // The next time, the route and the times are known.
  await page.goto(trip)
  await page.getByRole('button', { name: 'Add segment' }).click()
  await dialog.getByLabel('Flight number').fill('LH1020')
  await dialog.getByLabel('Departs', { exact: true }).fill(dayFromToday(50))
  await dialog.getByLabel('Departs', { exact: true }).press('Tab')
  await expect(dialog.getByText('Completed as in your latest booking of it. Please check.')).toBeVisible()
  await expect(dialog.getByLabel('From', { exact: true })).toHaveValue('FRA')
  await expect(dialog.getByLabel('Departs', { exact: true })).toHaveValue(/07:\d5$/)
})

test('a suggestion that arrives after the form was sent changes nothing', async ({ page, as }) => {
  await as('user')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/segments/air'))
  await page.route('**/segments/air/suggestion?*', async (route) => {
    await sent
    await route.fulfill({ json: { data: { segment_id: null, values: { airline: 'Lufthansa' } } } })
  })
  await page.route('**/segments/air', async (route) => {
    await page.waitForResponse('**/segments/air/suggestion?*')
    await route.continue()
  })
  await page.goto('/orgs/1/travel')
  await page.getByRole('button', { name: 'Add segment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add segment' })
  await dialog.getByLabel('Traveler').fill(`Late ${Date.now().toString(36)}`)
  await dialog.getByLabel('Flight number').fill('LH 1021')
  await dialog.getByLabel('Departs', { exact: true }).fill(`${dayFromToday(60)} 07:15`)
  await dialog.getByLabel('From', { exact: true }).fill('fra')
  await dialog.getByLabel('To', { exact: true }).fill('cdg')
  await dialog.getByLabel('To', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/orgs\/1\/trips\/\d+#segment-air-\d+/)
})

test('the form of a new segment is usable on a narrow screen, in light and dark', async ({ page, as }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await as('user')
  await page.goto('/orgs/1/travel')
  await page.getByRole('button', { name: 'Add segment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add segment' })
  await dialog.getByText('More details').click()
  for (const type of ['Flight', 'Hotel', 'Car', 'Rail', 'Activity', 'Restaurant', 'Transportation']) {
    await dialog.getByLabel('Type').selectOption(type)
    await expect(dialog.getByLabel('Confirmation number')).toBeVisible()
  }
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  await expectAccessibleInBoth(page)
})

test('a viewer has no form for new segments', async ({ page, as }) => {
  await as('viewer')
  await page.goto('/orgs/1/travel')
  await expect(page.getByRole('heading', { level: 1, name: 'Travel' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add segment' })).toHaveCount(0)
})
