import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { listEmails } from '@sextant/contract/emails/endpoints'
import { ParsingRuleFile } from '@sextant/contract/emails/learned-rules'
import { callApi } from '../kit/api'
import { deliver } from '../kit/booking-mail'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { expect, test } from '../kit/test'

const team = { type: 'org', id: '1' } as const

/** A letter with labels of its own, which stays unread. */
const letter = (domain: string, house: string, from: string, to: string, code: string): Buffer =>
  Buffer.from(
    [
      `From: Empfang <post@${domain}>`,
      'To: Bookings <bookings@sextant.localhost>',
      `Subject: Blatt ${code}`,
      `Message-ID: <${code}@${domain}>`,
      `Date: ${new Date().toUTCString()}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      `Grüß Gott,\n\nBleibe: ${house}\nAuf: ${from}\nAb: ${to}\nMal: ${code}\n\nHerzlich, Ihr Gasthof`,
    ].join('\r\n'),
  )

const find = async (page: Page, code: string) =>
  (await callApi(page, listEmails, { team, query: { search: code } })).data[0]

const unreadStatus = /^(?:Unrecognized|No Travel Data)$/

test('an unread email is entered, and the rule made from it reads the sender’s other emails and all later ones', async ({
  page,
  as,
}) => {
  test.setTimeout(150_000)
  await as('owner')
  const mark = Date.now().toString(36).slice(-6).toUpperCase()
  const domain = `gasthof-${mark.toLowerCase()}.test`
  const codes = ['A', 'B', 'C', 'D'].map((part) => `OH${mark}${part}`)
  const [first = '', second = '', third = '', fourth = ''] = codes
  const send = async (code: string, house: string, from: string, to: string) =>
    await deliver('bookings@sextant.localhost', letter(domain, house, from, to, code))
  const statusOf = async (code: string) => (await find(page, code))?.status ?? ''
  await send(first, 'Gasthof Ohm', '3.3.2031', '5.3.2031')
  await send(second, 'Zur Post', '7.5.2031', '9.5.2031')
  await send(third, 'Am Tor', '11.6.2031', '14.6.2031')
  for (const code of [first, second, third])
    await expect.poll(async () => await statusOf(code), { timeout: 30_000 }).toMatch(unreadStatus)

  await page.goto(`/orgs/1/emails/review?email=${(await find(page, first))?.id}`)
  await expect(page.getByText('Bleibe: Gasthof Ohm')).toBeVisible()
  const form = page.getByRole('region', { name: 'Booking' })
  await form.getByLabel('Type').selectOption('Hotel')
  await form.getByLabel('Traveler').fill('Ada Byron')
  await form.getByLabel('Hotel', { exact: true }).fill('Gasthof Ohm')
  await form.getByLabel('Check-in', { exact: true }).fill('2031-03-03')
  await form.getByLabel('Check-out', { exact: true }).fill('2031-03-05')
  await form.getByLabel('Confirmation number').fill(first)
  await form.getByRole('button', { name: 'Save and next' }).click()

  const proposed = page.getByRole('region', { name: 'Proposed rule' })
  await expect(proposed.getByText('Next to “Bleibe”')).toBeVisible()
  await expect(proposed.getByText('Reads 3 of 3 past emails')).toBeVisible()
  await expect(proposed.getByText('Zur Post').first()).toBeVisible()
  await expect(proposed.getByText(/can be found again: Guest\./)).toBeVisible()
  await expectAccessibleInBoth(page)
  await proposed.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText(`${domain}: hotels is live. 2 emails are read again.`)).toBeVisible()
  for (const code of [second, third])
    await expect.poll(async () => await statusOf(code), { timeout: 30_000 }).toBe('Processed')
  await expect(proposed).toHaveCount(0)

  await send(fourth, 'Zum Hirsch', '2.8.2031', '4.8.2031')
  await expect.poll(async () => await statusOf(fourth), { timeout: 30_000 }).toBe('Processed')
  expect((await find(page, fourth))?.attempt).toBe(1)
  await page.goto(`/orgs/1/emails/${(await find(page, fourth))?.id}`)
  await expect(page.getByRole('heading', { name: 'Zum Hirsch' })).toBeVisible()

  // The progress of reading leads to the emails that it counts.
  await page.goto('/orgs/1/emails')
  await page.getByRole('link', { name: 'Progress', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reading progress' })).toBeVisible()
  await expect(page.getByRole('link', { name: `By hand, ${domain}: 1` })).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.getByRole('link', { name: `Rule, ${domain}: 3` }).click()
  await expect(page.getByRole('link', { name: `Blatt ${fourth}` })).toBeVisible()
  await expect(page.getByRole('link', { name: `Blatt ${first}` })).toHaveCount(0)

  // The rule counts what it has read, and is exported as a file without the contents of emails.
  await page.goto('/orgs/1/emails/rules')
  await page.getByRole('link', { name: `${domain}: hotels` }).click()
  await expect(page.getByText('Read 3 emails: 0 confirmed, 0 corrected since.')).toBeVisible()
  await expectAccessibleInBoth(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export rule' }).click(),
  ])
  const path = await download.path()
  const text = await readFile(path, 'utf8')
  expect(ParsingRuleFile.parse(JSON.parse(text)).rules.map(({ sender }) => sender)).toEqual([domain])
  expect(text).not.toContain('Gasthof Ohm')
  await page.getByRole('button', { name: 'Delete rule' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`The rule ${domain}: hotels was deleted.`)).toBeVisible()
  await page.getByLabel('File of rules').setInputFiles(path)
  await expect(page.getByText('1 rule was added as a draft.')).toBeVisible()
  await expect(page.getByRole('link', { name: `${domain}: hotels` })).toBeVisible()
})
