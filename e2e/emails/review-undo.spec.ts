import { deliver } from '../kit/booking-mail'
import { findEmails, vagueMail } from '../kit/review-mails'
import { expect, test } from '../kit/test'

test('a decision can be taken back by keyboard while the next email is still loading', async ({ page, as }) => {
  await as('user')
  const code = `UN${Date.now().toString(36).slice(-6).toUpperCase()}`
  for (const part of ['A', 'B']) await deliver('bookings@sextant.localhost', vagueMail(`${code}${part}`, 'tor.test'))
  const reviews = async () => (await findEmails(page, code)).map(({ review }) => review)
  await expect.poll(reviews, { timeout: 20_000 }).toEqual(['Open', 'Open'])
  const [first] = await findEmails(page, code)
  await page.goto(`/orgs/1/emails/review?email=${first?.id}`)
  await expect(page.getByRole('heading', { name: `Your booking ${code}A is confirmed` })).toBeVisible()
  let open = (): void => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const isOtherEmail = ({ pathname }: URL) => /\/emails\/\d+$/.test(pathname) && !pathname.endsWith(`/${first?.id}`)
  await page.route(isOtherEmail, async (route) => {
    await gate
    await route.continue()
  })
  await page.keyboard.press('d')
  await expect(page.getByRole('status', { name: 'Loading email' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo last decision' })).toBeEnabled()
  await page.keyboard.press('u')
  await expect.poll(reviews).toEqual(['Open', 'Open'])
  await expect(page.getByRole('heading', { name: `Your booking ${code}A is confirmed` })).toBeVisible()
  open()
})
