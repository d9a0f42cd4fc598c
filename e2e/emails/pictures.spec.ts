import { listEmails } from '@sextant/contract/emails/endpoints'
import { expectAccessible } from '../kit/accessible'
import { callApi } from '../kit/api'
import { deliver } from '../kit/booking-mail'
import { fileMail, photograph } from '../kit/file-mail'
import { expect, test } from '../kit/test'

const team = { type: 'org', id: '1' } as const

test('without text recognition, a picture says so and what to switch on, and its booking is entered beside it', async ({
  page,
  as,
}) => {
  await as('owner')
  const bytes = await photograph()
  await deliver(
    'bookings@sextant.localhost',
    fileMail({
      from: 'desk@photo.test',
      subject: 'Your booking PHX7 is confirmed',
      text: 'Your booking is confirmed. The picture is attached.',
      file: { name: 'photo.png', type: 'image/png', bytes },
    }),
  )
  const emailNow = async () => (await callApi(page, listEmails, { team, query: { search: 'PHX7' } })).data[0]
  await expect.poll(async () => (await emailNow())?.review, { timeout: 30_000 }).toBe('Open')
  await page.goto(`/orgs/1/emails/review?email=${(await emailNow())?.id}`)
  const region = page.getByRole('region', { name: 'photo.png' })
  await expect(region.getByRole('img', { name: 'photo.png' })).toBeVisible()
  await expect(region.getByText(/reading pictures is switched off\. Switch it on with OCR_LANGUAGES/)).toBeVisible()
  const { x, y, width, height } = (await region.getByRole('img').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + 10, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 })
  await page.mouse.up()
  await expect(page.getByRole('alert').getByText(/reading pictures is switched off/)).toBeVisible()
  await expectAccessible(page)
  const form = page.getByRole('region', { name: 'Booking' })
  await form.getByLabel('Type').selectOption('Hotel')
  await form.getByLabel('Traveler').fill('Ada Byron')
  await form.getByLabel('Confirmation number').fill('PHX7')
  await form.getByLabel('Hotel', { exact: true }).fill('Quiet Inn')
  await form.getByLabel('Check-in', { exact: true }).fill('2031-04-03')
  await form.getByLabel('Check-out', { exact: true }).fill('2031-04-05')
  await form.getByRole('button', { name: 'Save and next' }).click()
  const noRule = page.getByRole('region', { name: 'No rule' })
  await expect(noRule.getByText(/It has a picture whose text was not read/)).toBeVisible()
  expect((await emailNow())?.status).toBe('Processed')
})
