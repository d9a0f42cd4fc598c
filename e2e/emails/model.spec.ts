import type { Page } from '@playwright/test'
import { listEmails } from '@sextant/contract/emails/endpoints'
import { expectAccessible } from '../kit/accessible'
import { callApi } from '../kit/api'
import { dayFromToday, deliver } from '../kit/booking-mail'
import { startModel } from '../kit/model'
import { expect, test } from '../kit/test'

const team = { type: 'org', id: '1' } as const

// A limit below one is refused.
test.use({ expectedErrors: [/status of 422/] })

/** 14 January 2027, in this many days. */
const inWords = (days: number): string =>
  new Date(dayFromToday(days)).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** A letter about a stay that the reader does not understand. */
const letter = (code: string): Buffer =>
  Buffer.from(
    [
      'From: Hotel Krone <desk@krone.test>',
      'To: Bookings <bookings@sextant.localhost>',
      `Subject: Your booking ${code} is confirmed`,
      `Message-ID: <${code}@krone.test>`,
      `Date: ${new Date().toUTCString()}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      `Please return the key ${code} of the quiet room at the Hotel Krone in Bern by ${inWords(32)}.`,
      `It is yours since ${inWords(30)}, Ada Byron.`,
    ].join('\r\n'),
  )

const stateOf = async (page: Page, code: string) => {
  const [email] = (await callApi(page, listEmails, { team, query: { search: code } })).data
  return [email?.status, email?.review, email?.read_by]
}

test('the owner turns the model on, and an email that could not be read waits with its booking', async ({
  page,
  as,
}) => {
  test.setTimeout(120_000)
  const unique = Date.now().toString(36).slice(-6).toUpperCase()
  const [before, code] = [`KA${unique}`, `KB${unique}`]
  const model = await startModel('lodging', {
    name: 'Hotel Krone',
    address: 'Rue Inventée 1',
    city: 'Bern',
    start: dayFromToday(30),
    end: dayFromToday(32),
    reference: code,
    travelers: ['Ada Byron'],
  })
  try {
    await as('owner')
    await deliver('bookings@sextant.localhost', letter(before))
    await expect
      .poll(async () => await stateOf(page, before), { timeout: 20_000 })
      .toEqual(['Unrecognized', 'Open', null])

    await page.goto('/orgs/1/settings/general')
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Language model' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Language model' })).toBeVisible()
    await expect(page.getByText(/^127\.0\.0\.1:\d+$/)).toBeVisible()
    await expect(page.getByText('0 of 200')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Have emails in review read by the model').check()
    await page.getByLabel('Requests per day').fill('0')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByLabel('Requests per day')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Requests per day').fill('50')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('The model is on.')).toBeVisible()
    await expect(page.getByText('0 of 50')).toBeVisible()
    expect(model.questions).toEqual([])

    await deliver('bookings@sextant.localhost', letter(code))
    await expect
      .poll(async () => await stateOf(page, code), { timeout: 20_000 })
      .toEqual(['Processed', 'Open', 'model'])
    expect(model.questions).toHaveLength(2)
    expect(model.questions.join()).not.toContain(before)
    const [email] = (await callApi(page, listEmails, { team, query: { search: code } })).data
    await page.goto(`/orgs/1/emails/review?email=${email?.id}`)
    await expect(page.getByText(/^Read by the model scripted\. Values that the email does not state/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Booking' }).getByText('Hotel Krone').first()).toBeVisible()
    await expect(page.getByText('Rue Inventée')).toHaveCount(0)
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(async () => await stateOf(page, code)).toEqual(['Processed', 'Accepted', 'model'])

    await page.goto('/orgs/1/settings/model')
    await expect(page.getByText('2 of 50')).toBeVisible()
    await page.getByLabel('Have emails in review read by the model').uncheck()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('The model is off.')).toBeVisible()
  } finally {
    model.close()
  }
})

test('a user cannot see or change where emails are sent', async ({ page, as }) => {
  await as('user')
  await page.goto('/orgs/1/settings/general')
  await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Language model' })).toHaveCount(0)
  await page.goto('/orgs/1/settings/model')
  await expect(page.getByText('No Access')).toBeVisible()
})
