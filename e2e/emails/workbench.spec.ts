import type { Page } from '@playwright/test'
import { deliver } from '../kit/booking-mail'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

const mailbox = 'bookings@sextant.localhost'

// A rule without a name is rejected.
test.use({ expectedErrors: [/422/] })

/** A booking email from an airline that Sextant does not support. */
const bookingEmail = (airline: string, from: string, to: string, code: string): Buffer =>
  Buffer.from(
    [
      'From: Empfang <post@gasthof-ohm.test>',
      'To: Bookings <bookings@sextant.localhost>',
      `Subject: Blatt ${code}`,
      `Message-ID: <${code}.${Date.now()}@gasthof-ohm.test>`,
      `Date: ${new Date().toUTCString()}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      `Grüß Gott,\n\nBleibe: ${airline}\nAuf: ${from}\nAb: ${to}\nMal: ${code}\n\nHerzlich, Ihr Gasthof`,
    ].join('\r\n'),
  )

async function openMail(page: Page, base: string, code: string): Promise<void> {
  await page.goto(`${base}/emails?search=${code}`)
  await page.getByRole('link', { name: `Blatt ${code}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Blatt ${code}` })).toBeVisible()
  await expect(page.getByText('This email is being read.')).toHaveCount(0)
}

async function mark(page: Page, text: string, field: string): Promise<void> {
  await page.getByLabel('Passage', { exact: true }).fill(text)
  await page.getByRole('combobox', { name: 'Field', exact: true }).selectOption(field)
  await page.getByRole('button', { name: 'Label', exact: true }).click()
  await expect(page.getByRole('button', { name: `Remove ${field}` })).toBeVisible()
}

/** Selects text in the email with the mouse. */
async function selectByMouse(page: Page, text: string): Promise<void> {
  const { left, right, middle } = await page.evaluate<{
    left: number
    right: number
    middle: number
  }>(`(() => {
    const pane = document.querySelector('[aria-label="Text of the email"]')
    const node = [...pane.childNodes].find((one) => one.nodeType === 3 && one.data.includes('${text}'))
    const range = document.createRange()
    range.setStart(node, node.data.indexOf('${text}'))
    range.setEnd(node, node.data.indexOf('${text}') + ${text.length})
    const { left, right, top, bottom } = range.getBoundingClientRect()
    return { left, right, middle: (top + bottom) / 2 }
  })()`)
  await page.mouse.move(left, middle)
  await page.mouse.down()
  await page.mouse.move(right, middle, { steps: 5 })
  await page.mouse.up()
}

test('fields of an unknown sender’s email are labeled, the rule is tested and made live, and older emails are reprocessed', async ({
  page,
  as,
}) => {
  test.slow()
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  await deliver(mailbox, bookingEmail('Gasthof Ohm', '3.3.2031', '5.3.2031', 'OHM-1041'))
  await openMail(page, base, 'OHM-1041')
  await expect(page.getByText('No reservation was found in this email.')).toBeVisible()
  // which of the two depends on how much of a booking the reader sees in a few words
  const status = await page
    .getByText(/^(?:Unrecognized|No Travel Data)$/)
    .first()
    .innerText()
  await page.getByRole('link', { name: 'Open in workbench' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Workbench' })).toBeVisible()

  await mark(page, 'Gasthof Ohm', 'Hotel')
  await expect(page.getByText('Not enough for a booking yet: a stay without both days.')).toBeVisible()
  await mark(page, '3.3.2031', 'Check-in day')
  await selectByMouse(page, '5.3.2031')
  await expect(page.getByLabel('Passage', { exact: true })).toHaveValue('5.3.2031')
  await page.getByRole('combobox', { name: 'Field', exact: true }).selectOption('Check-out day')
  await page.getByRole('button', { name: 'Label', exact: true }).click()
  await mark(page, 'OHM-1041', 'Booking reference')
  await expect(page.getByText('Next to “Auf”')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Gasthof Ohm' })).toBeVisible()
  await expectAccessibleInBoth(page)

  await page.getByRole('button', { name: 'Save rule' }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await page.getByLabel('Name').fill('Gasthof Ohm, rooms')
  await expect(page.getByLabel('Emails from')).toHaveValue('gasthof-ohm.test')
  await page.getByRole('button', { name: 'Save rule' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gasthof Ohm, rooms' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make live' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Test on past emails' }).click()
  await expect(page.getByText('Reads 1 of 1 past email')).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'Make live' }).click()
  await expect(page.getByText('Version 1 of Gasthof Ohm, rooms is live.')).toBeVisible()

  await deliver(mailbox, bookingEmail('Zur Post', '7.5.2031', '9.5.2031', 'OHM-2001'))
  await openMail(page, base, 'OHM-2001')
  await expect(page.getByRole('heading', { name: 'Zur Post' })).toBeVisible()
  await expect(page.getByText('Read by the rule “Gasthof Ohm, rooms”, version 1.')).toBeVisible()

  await page.goto(`${base}/emails/reprocesses`)
  await page.getByRole('button', { name: 'Reprocess emails' }).click()
  await page.getByLabel('Status').selectOption(status)
  const today = await page.getByLabel('Received until', { exact: true }).inputValue()
  await page.getByLabel('Received from', { exact: true }).fill(today)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Ready to apply')).toBeVisible({ timeout: 30_000 })
  const changes = page.getByRole('list', { name: 'Emails with changes' })
  await expect(changes.getByText(`${status} → Processed`)).toBeVisible()
  await expect(changes.getByText('Added')).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('1 email applied, 0 left out.')).toBeVisible({ timeout: 30_000 })
  await openMail(page, base, 'OHM-1041')
  await expect(page.getByRole('heading', { name: 'Segments created' })).toBeVisible()

  await page.goto(`${base}/emails/rules`)
  await page.getByRole('link', { name: 'Gasthof Ohm, rooms' }).click()
  await page.getByRole('button', { name: 'Delete rule' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('The rule Gasthof Ohm, rooms was deleted.')).toBeVisible()
})
