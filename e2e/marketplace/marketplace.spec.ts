import { bookingMail, dayFromToday, deliver } from '../kit/booking-mail'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { startReceiver } from '../kit/receiver'
import { signOut } from '../kit/sign-in'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

const mailbox = 'bookings@sextant.localhost'

test.describe('the marketplace', () => {
  // The preview is rejected while a URL is being typed.
  test.use({ expectedErrors: [/422/] })

  test('an owner connects a partner, sees what it receives, and disconnects it', async ({ page, as }) => {
    test.slow()
    const partner = await startReceiver()
    await as('owner')
    const base = await teamBase(page, 'Acme Travel')
    await page.goto(`${base}/settings/connections`)
    const names = page.getByRole('listitem').getByRole('heading', { level: 2 })
    await expect(names.first()).toHaveText('International SOS')
    await expect(names.nth(1)).toHaveText('SAP Concur')
    await expect(names).toHaveCount(14)
    await expectAccessibleInBoth(page)

    await page.getByLabel('Category').click()
    await expect(page.getByRole('option', { name: 'TMCs' })).toHaveCount(0)
    await page.getByRole('option', { name: 'Sustainability' }).click()
    await expect(names).toHaveText(['Thrust Carbon', 'Watershed'])
    await page.getByRole('button', { name: 'Connect Thrust Carbon' }).click()
    await expect(page.getByText('Connection requested. Check your inbox for further instructions.')).toBeVisible()
    await page.getByRole('link', { name: /the connection to Thrust Carbon/ }).click()

    await expect(page.getByText('"distance_km"')).toBeVisible()
    await page.getByLabel('Endpoint').fill('nowhere')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Must be an address that begins with https://.')).toBeVisible()
    await page.getByLabel('Endpoint').fill(partner.url)
    await page.getByLabel('API key').fill('key-of-the-journey')
    await expect(page.getByText(partner.url).first()).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Stored and not shown.')).toBeVisible()

    await deliver(mailbox, bookingMail({ code: 'CARBON', traveler: 'Mary Shelley', day: dayFromToday(80) }))
    await expect.poll(() => partner.received.filter(({ body }) => body.includes('CARBON')).length).toBeGreaterThan(0)
    await page.reload()
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    await expect(page.getByText('key-of-the-journey')).toHaveCount(0)

    await page.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByText(/Thrust Carbon will no longer receive the team’s travel/)).toBeVisible()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Disconnect requested. Check your inbox for further instructions.')).toBeVisible()
    partner.close()
  })
})

test('a user sees connections and changes nothing; a viewer has no access', async ({ page, as }) => {
  await as('user')
  const base = await teamBase(page, 'Acme Travel')
  await page.goto(`${base}/settings/connections`)
  await expect(page.getByRole('heading', { name: 'SAP Concur' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Connect / })).toHaveCount(0)
  await signOut(page)
  await as('viewer')
  await page.goto(`${base}/settings/connections`)
  await expect(page.getByRole('heading', { name: 'No Access' })).toBeVisible()
})
