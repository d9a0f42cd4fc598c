import type { Page } from '@playwright/test'
import { expectAccessible } from '../kit/accessible'
import { dayFromToday, deliver } from '../kit/booking-mail'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { findEmails, vagueMail } from '../kit/review-mails'
import { expect, test } from '../kit/test'

// A form with a missing field is refused.
test.use({ expectedErrors: [/status of 422/] })

/** An email of a stay whose guest is only greeted, so that it is not read with certainty. */
const stayMail = (code: string): Buffer =>
  Buffer.from(
    [
      'From: Hotel Lilie <desk@lilie.test>',
      'To: Bookings <bookings@sextant.localhost>',
      `Subject: Your booking ${code} is confirmed`,
      `Message-ID: <${code}@lilie.test>`,
      `Date: ${new Date().toUTCString()}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      `Dear Ada Byron,\n\nYour booking at Hotel Lilie is confirmed.\n\nBooking number: ${code}`,
      `Hotel: Hotel Lilie\nCheck-in: ${dayFromToday(30)}\nCheck-out: ${dayFromToday(32)}\n\nSee you soon.`,
    ].join('\r\n'),
  )

test('emails in review are handled by keyboard: entered, dismissed, postponed and reopened', async ({ page, as }) => {
  test.setTimeout(120_000)
  await as('user')
  const code = `KR${Date.now().toString(36).slice(-6).toUpperCase()}`
  for (const part of ['A', 'B']) await deliver('bookings@sextant.localhost', vagueMail(`${code}${part}`))
  const stateOf = async (part: string) => {
    const [email] = await findEmails(page, `${code}${part}`)
    return [email?.status, email?.review]
  }
  for (const part of ['A', 'B'])
    await expect.poll(async () => await stateOf(part), { timeout: 20_000 }).toEqual(['Unrecognized', 'Open'])
  const idOf = async (part: string): Promise<string> => (await findEmails(page, `${code}${part}`))[0]?.id ?? ''
  await page.goto('/orgs/1/emails')
  await page.getByRole('link', { name: /^Review emails \(/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible()

  // The message on the left, its booking on the right.
  await page.goto(`/orgs/1/emails/review?email=${await idOf('A')}`)
  await expect(page.getByRole('heading', { name: `Your booking ${code}A is confirmed` })).toBeVisible()
  await expect(page.getByText('not clearly what or when').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept' })).toBeDisabled()
  // It has no designed version, so its text is shown.
  await expect(page.getByText(`Your booking number is ${code}A.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Text', exact: true })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  const form = page.getByRole('region', { name: 'Booking' })
  await form.getByLabel('Type').selectOption('Hotel')
  await form.getByLabel('Traveler').fill('Ada Byron')
  await form.getByLabel('Hotel', { exact: true }).fill('Hotel Krone')
  await form.getByLabel('Check-in', { exact: true }).fill(dayFromToday(30))
  await form.getByRole('button', { name: 'Save and next' }).click()
  await expect(form.getByText('Enter the day of check-out.')).toBeVisible()
  await form.getByLabel('Check-out', { exact: true }).fill(dayFromToday(32))
  await form.getByLabel('Confirmation number').fill(`${code}A`)
  await page.keyboard.press('Enter')
  await expect.poll(async () => await stateOf('A')).toEqual(['Processed', 'Accepted'])

  // A decision is one key, and so is taking it back.
  await page.goto(`/orgs/1/emails/review?email=${await idOf('B')}`)
  await expect(page.getByRole('heading', { name: `Your booking ${code}B is confirmed` })).toBeVisible()
  await page.keyboard.press('d')
  await expect.poll(async () => await stateOf('B')).toEqual(['No Travel Data', 'Dismissed'])
  await expect(page.getByRole('button', { name: 'Undo last decision' })).toBeEnabled()
  await page.keyboard.press('u')
  await expect.poll(async () => await stateOf('B')).toEqual(['Unrecognized', 'Open'])
  await expect(page.getByRole('heading', { name: `Your booking ${code}B is confirmed` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Later' })).toBeEnabled()
  await page.keyboard.press('l')
  await expect.poll(async () => await stateOf('B')).toEqual(['Unrecognized', 'Later'])
  await page.getByRole('link', { name: 'Emails put off' }).click()
  await expect(page.getByRole('heading', { name: `Your booking ${code}B is confirmed` })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expectAccessibleInBoth(page)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
})

test('similar emails are dismissed with one key, and all come back with another', async ({ page, as }) => {
  test.setTimeout(120_000)
  await as('user')
  const code = `SM${Date.now().toString(36).slice(-6).toUpperCase()}`
  for (const part of ['A', 'B', 'C'])
    await deliver('bookings@sextant.localhost', vagueMail(`${code}${part}`, 'rose.test'))
  const reviews = async () => (await findEmails(page, code)).map(({ review }) => review)
  await expect.poll(reviews, { timeout: 20_000 }).toEqual(['Open', 'Open', 'Open'])
  const [first] = await findEmails(page, code)
  await page.goto(`/orgs/1/emails/review?email=${first?.id}`)
  const similar = page.getByRole('group', { name: 'Similar emails' })
  await similar.getByText('2 emails like this one').click()
  await expect(similar.getByRole('link', { name: `Your booking ${code}C is confirmed` })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Shift+D')
  await expect.poll(reviews).toEqual(['Dismissed', 'Dismissed', 'Dismissed'])
  await expect(page.getByText('3 emails were dismissed: not about travel.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo last decision' })).toBeEnabled()
  await page.keyboard.press('u')
  await expect.poll(reviews).toEqual(['Open', 'Open', 'Open'])
})

test('an email is assigned to a user, and the queue shows only theirs', async ({ page, as }) => {
  test.setTimeout(120_000)
  await as('user')
  const code = `AS${Date.now().toString(36).slice(-6).toUpperCase()}`
  await deliver('bookings@sextant.localhost', vagueMail(code, 'lily.test'))
  await expect.poll(async () => (await findEmails(page, code))[0]?.review, { timeout: 20_000 }).toBe('Open')
  const id = (await findEmails(page, code))[0]?.id ?? ''
  await page.goto(`/orgs/1/emails/review?email=${id}`)
  const subject = page.getByRole('heading', { name: `Your booking ${code} is confirmed` })
  await expect(subject).toBeVisible()
  await page.getByRole('combobox', { name: 'Assigned to' }).click()
  await page.getByRole('option', { name: 'Me', exact: true }).click()
  await expect(page.getByText('The email was assigned.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Emails of' }).click()
  await page.getByRole('option', { name: 'Me', exact: true }).click()
  await expect(page.getByText('1 email to review.')).toBeVisible()
  await expect(subject).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Emails of' }).click()
  await page.getByRole('option', { name: 'No one' }).click()
  await expect(page).toHaveURL(/assignee=none/)
  await expect(subject).toBeHidden()
})

test('a user turns a daily summary on and off', async ({ page, as }) => {
  await as('user')
  await page.goto('/orgs/1/emails/review')
  await page.getByRole('button', { name: 'Daily summary: off' }).click()
  await expect(page.getByText('You receive a summary at 8:00 on days with emails to review.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Daily summary: on' }).click()
  await expect(page.getByRole('button', { name: 'Daily summary: off' })).toBeVisible()
})

test('values that were read show their place in the text, from the list and from the form', async ({ page, as }) => {
  test.setTimeout(120_000)
  await as('user')
  const code = `PL${Date.now().toString(36).slice(-6).toUpperCase()}`
  await deliver('bookings@sextant.localhost', stayMail(code))
  await expect.poll(async () => (await findEmails(page, code))[0]?.review, { timeout: 20_000 }).toBe('Open')
  await page.goto(`/orgs/1/emails/review?email=${(await findEmails(page, code))[0]?.id}`)
  const booking = page.getByRole('region', { name: 'Booking' })
  await booking.getByText(/^Where these \d+ values come from$/).click()
  await booking.getByRole('link', { name: 'Show confirmation number in the email' }).click()
  await expect(page).toHaveURL(/view=text&field=confirmation_no/)
  const marked = page.locator('mark.outline-2')
  await expect(marked).toContainText(code)
  // Under a stay, the form starts with another stay.
  await expect(booking.getByLabel('Type')).toHaveValue('hotel')
  await booking.getByLabel('Hotel', { exact: true }).focus()
  await expect(marked).toContainText('Hotel Lilie')
  await booking.getByRole('link', { name: /^Show date and time at the start/ }).click()
  await expect(marked).toContainText(dayFromToday(30))
  await expectAccessible(page)
})

/** Selects the value that stands first in the text, or at another place among those that were read. */
const selectMarked = async (page: Page, at: number) =>
  await page.evaluate(`getSelection().selectAllChildren([...document.querySelectorAll('pre mark')].at(${at}))`)

test('text selected in the message fills the form, with the mouse and by keyboard', async ({ page, as }) => {
  test.setTimeout(120_000)
  await as('user')
  const code = `FT${Date.now().toString(36).slice(-6).toUpperCase()}`
  await deliver('bookings@sextant.localhost', stayMail(code))
  await expect.poll(async () => (await findEmails(page, code))[0]?.review, { timeout: 20_000 }).toBe('Open')
  await page.goto(`/orgs/1/emails/review?email=${(await findEmails(page, code))[0]?.id}&view=text`)
  const booking = page.getByRole('region', { name: 'Booking' })
  const text = page.getByLabel('Text of the message')

  // With the mouse: a double click selects a word, and the field that had the focus is offered first.
  await booking.getByLabel('Confirmation number').first().focus()
  await text.getByText('Booking number:').dblclick({ position: { x: 5, y: 8 } })
  await page.getByRole('button', { name: 'Put into field' }).click()
  await expect(page.getByRole('menuitem').first()).toHaveText('Confirmation number')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()

  // By keyboard: the arrow keys select a word or a line's first, Shift selects more, and Enter offers the fields.
  await selectMarked(page, -1)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Check-out', exact: true }).press('Enter')
  await expect(booking.getByLabel('Check-out', { exact: true })).not.toHaveValue('')
  await expect(text).toBeFocused()
  for (const key of ['ArrowLeft', 'ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key)
  expect(await page.evaluate('getSelection().toString().trim()')).not.toBe('')

  // What was read can be rejected as a whole, and the email stays to be entered.
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await expect(booking.getByText(/Rejected by .*: what was read is wrong\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept' })).toBeDisabled()
  await expect(booking.getByLabel('Hotel', { exact: true })).toHaveValue('Hotel Lilie')
  await expect(page.getByRole('button', { name: 'Undo last decision' })).toBeEnabled()
  await page.keyboard.press('u')
  await expect(page.getByRole('button', { name: 'Accept' })).toBeEnabled()

  // The correction of what was read is beside the message too, and takes text before the form of another segment.
  await booking.getByRole('button', { name: /^Correct / }).click()
  const correction = booking.getByRole('region', { name: /^Correction of / })
  await correction.getByLabel('Room').focus()
  await selectMarked(page, 0)
  await text.focus()
  await page.keyboard.press('Shift')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Room', exact: true }).click()
  await expect(correction.getByLabel('Room')).not.toHaveValue('')
  await correction.getByRole('button', { name: 'Save segment' }).click()
  await expect(page.getByText('The segment was saved.')).toBeVisible()
  await expect(correction).toBeHidden()
})

test('a viewer has no access to the review', async ({ page, as }) => {
  await as('viewer')
  await page.goto('/orgs/1/emails')
  await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Review emails/ })).toHaveCount(0)
  await page.goto('/orgs/1/emails/review')
  await expect(page.getByText('No Access')).toBeVisible()
})
