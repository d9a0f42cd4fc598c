import { createHmac } from 'node:crypto'
import { listEmails } from '@sextant/contract/emails/endpoints'
import { callApi } from '../kit/api'
import { bookingMail, dayFromToday, deliver } from '../kit/booking-mail'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { type Receiver, startReceiver } from '../kit/receiver'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

let receiver: Receiver
test.beforeAll(async () => {
  receiver = await startReceiver()
})
test.afterAll(() => receiver.close())

/** Whether a request is signed with this secret according to Standard Webhooks. */
function isSigned({ headers, body }: Receiver['received'][number], secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const signature = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(signature)
}

test.describe('a webhook', () => {
  test.use({ expectedErrors: [/422/] })

  test('is added, tested, delivers an event, is inspected, resends, rotates its secret and is deleted', async ({
    page,
    as,
  }) => {
    test.slow()
    await as('owner')
    const base = await teamBase(page, 'Acme Travel')
    await page.goto(`${base}/settings/webhooks`)
    await page.getByRole('link', { name: 'Add a webhook' }).first().click()
    await page.getByLabel('Name').fill('Ledger of the house')
    await page.getByLabel('URL').fill('http://10.0.0.1/hook')
    await page.getByText('Selected events').click()
    await page.getByLabel('email.processed').check()
    await page.getByText('Filters, headers and rate limit').click()
    await page.getByRole('button', { name: 'Add a header' }).click()
    await page.getByLabel('Header', { exact: true }).fill('x-api-key')
    await page.getByLabel('Value', { exact: true }).fill('open sesame')
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: 'Add webhook' }).click()
    await expect(page.getByText('Must begin with https://').first()).toBeVisible()
    await page.getByLabel('URL').fill(receiver.url)
    await page.getByRole('button', { name: 'Add webhook' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ledger of the house' })).toBeVisible()
    await expect(page.getByText('No deliveries yet.')).toBeVisible()

    await page.getByRole('link', { name: 'Settings', exact: true }).last().click()
    await page.getByRole('button', { name: 'Reveal secret' }).click()
    const secret = (await page.getByText(/^whsec_[A-Za-z0-9+/]{43}=$/).textContent()) ?? ''
    await expectAccessibleInBoth(page)

    await page.getByRole('button', { name: 'Send test' }).click()
    await expectAccessibleInBoth(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Send test' }).click()
    await expect(page.getByText('Delivered').first()).toBeVisible()
    expect(receiver.received).toHaveLength(1)
    expect(receiver.received[0]?.headers['x-api-key']).toBe('open sesame')
    expect(receiver.received.every((one) => isSigned(one, secret))).toBe(true)

    receiver.answer(503)
    await deliver(
      'bookings@sextant.localhost',
      bookingMail({ code: 'HOOK77', traveler: 'Mary Shelley', day: dayFromToday(71) }),
    )
    await expect.poll(() => receiver.received.length).toBeGreaterThan(1)
    await page.getByRole('link', { name: /email\.processed/ }).click()
    const pane = page.getByRole('region', { name: 'Delivery', exact: true })
    await expect(pane.getByText('It answered 503.')).toBeVisible()
    await expect(pane.getByText('HOOK77').first()).toBeVisible()
    await pane.getByText('Request headers', { exact: true }).first().click()
    await expect(pane.getByText('x-api-key: (not shown)').first()).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessibleInBoth(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    receiver.answer(200)
    await pane.getByRole('button', { name: /^(Send now|Resend)$/ }).click()
    await expect(pane.getByText('Delivered')).toBeVisible()

    await page.getByRole('link', { name: 'Settings', exact: true }).last().click()
    await page.getByRole('button', { name: 'Rotate secret' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('The previous secret is also used until')).toBeVisible()
    await page.getByRole('button', { name: 'Disable' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Disabled manually.')).toBeVisible()
    await page.getByRole('button', { name: 'Delete webhook' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('The webhook Ledger of the house was deleted.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Ledger of the house/ })).toHaveCount(0)
  })
})

test('a list updates live', async ({ page, as }) => {
  await as('viewer')
  const base = await teamBase(page, 'Acme Travel')
  await page.goto(`${base}/emails?search=LIVE55`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await deliver(
    'bookings@sextant.localhost',
    bookingMail({ code: 'LIVE55', traveler: 'Mary Shelley', day: dayFromToday(72) }),
  )
  await expect(page.getByRole('link', { name: /LIVE55/ })).toBeVisible()
})

test('a list catches up with events from before its stream opened', async ({ page, as }) => {
  await as('viewer')
  const base = await teamBase(page, 'Acme Travel')
  let release = (): void => {}
  const isRead = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/events/stream?*', async (route) => {
    await isRead
    await route.continue()
  })
  await page.goto(`${base}/emails?search=EARLY5`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await deliver(
    'bookings@sextant.localhost',
    bookingMail({ code: 'EARLY5', traveler: 'Mary Shelley', day: dayFromToday(73) }),
  )
  const read = async () =>
    (await callApi(page, listEmails, { team: { type: 'org', id: '1' }, query: { search: 'EARLY5' } })).data
  await expect.poll(async () => (await read())[0]?.status, { timeout: 20_000 }).toBe('Processed')
  release()
  await expect(page.getByRole('link', { name: /EARLY5/ })).toBeVisible()
})
