import { Webhook } from 'standardwebhooks'
import * as z from 'zod/mini'
import { bookingMail, dayFromToday, deliver } from '../kit/booking-mail'
import { mailedLink } from '../kit/outbox'
import { type Receiver, startReceiver } from '../kit/receiver'
import { expect, test } from '../kit/test'

const email = 'grace@in-five-minutes.test'
const password = 'correct horse battery'

const Event = z.object({ type: z.string(), data: z.object({ object: z.object({ id: z.string() }) }) })
const Token = z.object({ access_token: z.string() })

/** Headers in the form that the verification library expects: one value each. */
const headersOf = (result: Receiver['received'][number] | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(result?.headers ?? {}).map(([name, value]) => [name, String(value)]))

test('a developer signs up and receives travel data in their own system', async ({ page }) => {
  test.slow()
  const receiver = await startReceiver()
  await page.goto('/join')
  await page.getByLabel('Your name').fill('Grace Hopper')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Team name').fill('In five minutes')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.goto(await mailedLink(email, 'Confirm your email address'))
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'In five minutes' }).first().click()

  const steps = page.getByRole('heading', { name: 'First steps' })
  const step = (at: number) => steps.locator('xpath=ancestor::section').getByRole('listitem').nth(at).getByRole('link')
  await expect(step(0)).toBeVisible()
  await step(0).click()
  // The step may have the same name as the page it links to.
  await expect(page.getByRole('heading', { level: 1, name: 'Mailboxes' })).toBeVisible()
  await page.getByRole('link', { name: 'Add a mailbox' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('Five minutes')
  await page.getByRole('button', { name: 'Add mailbox' }).click()
  await expect(page.getByText('five-minutes@sextant.localhost').first()).toBeVisible()
  const base = new URL(page.url()).pathname.split('/').slice(0, 3).join('/')

  await page.goto(`${base}/dashboard`)
  await step(1).click()
  await page.getByLabel('Name', { exact: true }).fill('Own system')
  await page.getByLabel(/^Segments: .*segments:read/).check()
  await page.getByRole('button', { name: 'Add app' }).click()
  await page.getByRole('button', { name: 'Reveal secret' }).click()
  const [clientId, clientSecret] = await Promise.all(
    [/^sxc_/, /^sxs_[^•]*$/].map(async (text) => await page.getByText(text).first().innerText()),
  )

  await page.goto(`${base}/dashboard`)
  await step(2).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible()
  await page.getByRole('link', { name: 'Add a webhook' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('Own system')
  await page.getByLabel('URL').fill(receiver.url)
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByRole('navigation', { name: 'Parts of the webhook' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Reveal secret' }).click()
  const secret = await page
    .getByText(/^whsec_[^•]*$/)
    .first()
    .innerText()

  await deliver(
    'five-minutes@sextant.localhost',
    bookingMail({ code: 'FIVEMN', traveler: 'Ada King', day: dayFromToday(40) }),
  )
  const isSegment = ({ body }: { body: string }) => body.includes('"segment.created"')
  await expect.poll(() => receiver.received.filter(isSegment).length, { timeout: 15_000 }).toBe(2)
  const result = receiver.received.find(isSegment)
  const event = z.parse(Event, new Webhook(secret).verify(result?.body ?? '', headersOf(result)))
  expect(event.type).toBe('segment.created')

  const token = await page.request.post('/oauth/token', {
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    form: { grant_type: 'client_credentials' },
  })
  const { access_token } = z.parse(Token, await token.json())
  const read = await page.request.get(`/api${base}/segments/all?search=FIVEMN`, {
    headers: { authorization: `Bearer ${access_token}`, cookie: '' },
  })
  expect(await read.json()).toMatchObject({ meta: { total: 2 } })
  expect(JSON.stringify(await read.json())).toContain(`"id":"${event.data.object.id}"`)
  const response = await page.request.get('/api/orgs/1/segments/all', {
    headers: { authorization: `Bearer ${access_token}`, cookie: '' },
  })
  expect(response.status()).toBe(404)

  await page.goto(`${base}/dashboard`)
  await expect(steps).toHaveCount(0)
  receiver.close()
})
