import type { Page } from '@playwright/test'
import { bookingMail, dayFromToday, deliver } from '../kit/booking-mail'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'
import { elsewhere, hostilePage, pageMail } from './hostile-page'

const mailbox = 'bookings@sextant.localhost'

/** Opens the email with a subject once it has been processed. */
async function openMail(page: Page, base: string, subject: string): Promise<void> {
  await page.goto(`${base}/emails?search=${encodeURIComponent(subject)}`)
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(page.getByText('This email is being read.')).toHaveCount(0)
}

const side = async (page: Page, name: string): Promise<void> =>
  await page.getByRole('navigation', { name: 'Views of the email' }).getByRole('link', { name }).click()

// Trace recording injects a script, which the email's frame blocks.
test.use({ expectedErrors: [/Blocked script execution in 'about:srcdoc'/] })

test('an email is viewed in all its forms and reprocessed', async ({ page, as }) => {
  test.slow()
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  const subject = 'Your trip SIDES1 is booked'
  await deliver(mailbox, bookingMail({ code: 'SIDES1', traveler: 'Betty Holberton', day: dayFromToday(90) }))
  await openMail(page, base, subject)
  await expect(page.getByRole('heading', { name: 'Segments created' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Extracted reservations' })).toBeVisible()
  await expectAccessibleInBoth(page)

  await side(page, 'Message')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Thank you – a good journey!')).toBeVisible()
  await side(page, 'Text')
  await expect(page.getByLabel('Text of the message')).toContainText('Thank you!')
  await expectAccessibleInBoth(page)
  await side(page, 'Headers')
  await expect(page.getByText('Lufthansa <noreply@lufthansa.com>')).toBeVisible()
  await side(page, 'Source')
  await expect(page.getByLabel('Source of the message')).toContainText('boundary="part"')
  await side(page, 'Attachments')
  await expect(page.getByText('This email has no attachments.')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download email' }).click()
  expect((await download).suggestedFilename()).toMatch(/^email-\d+\.eml$/)

  await side(page, 'Extracted data')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Read again by hand: attempt 2.')).toBeVisible()
  await expect(page.getByText('A segment was confirmed as it is.').first()).toBeVisible()
  await expect(page.getByRole('table').getByText('SIDES1')).toHaveCount(0)

  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: subject })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Newer email' })).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
})

/** Waits until the initial requests of the page and its frames are done. The event stream never ends. */
async function loaded(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.waitForLoadState('load')
}

test.describe('a hostile email', () => {
  // The browser logs what the frame's policy blocks.
  test.use({
    expectedErrors: [/sandboxed|Content Security Policy|Refused to|Unsafe attempt to load/],
  })

  test('runs nothing and makes no requests, with and without the sanitizer', async ({ page, as }) => {
    test.slow()
    const requests: string[] = []
    const missing: string[] = []
    page.on('request', (request) => void (request.url().includes(elsewhere) && requests.push(request.url())))
    page.on('dialog', (dialog) => void missing.push(dialog.message()))
    // Requests leaving the browser are caught here; requests blocked by a policy never get this far.
    await page.context().route(
      ({ hostname }) => hostname === elsewhere,
      async (route) => {
        missing.push(route.request().url())
        await route.abort()
      },
    )
    await as('owner')
    const base = await teamBase(page, 'Acme Travel')
    const subject = 'A fare that is too good'
    await deliver(mailbox, pageMail(subject, hostilePage))
    await openMail(page, base, subject)

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(`${page.url().split('?')[0] ?? ''}?view=page`)
      const frame = page.frameLocator('iframe')
      const text = frame.getByText('Your fare is still honest.')
      await expect(text).toBeVisible()
      await expect(text).toHaveCSS('color', 'rgb(10, 107, 46)')
      await expect(frame.getByAltText('Our logo')).toHaveJSProperty('naturalWidth', 16)
      await expect(frame.getByText('An honest link')).toHaveAttribute('rel', 'noopener noreferrer nofollow')
      await expect(frame.locator('script, iframe, object, embed, form, input, svg, link, base, video')).toHaveCount(0)
      await loaded(page)
    }
    await expect(page.getByText(/pictures blocked/)).toBeVisible()
    expect(requests, 'what the cleaned page would have asked for').toEqual([])

    // The frame alone: the unsanitized page in the frame that displays emails.
    const pageSource = JSON.stringify(hostilePage)
    await page.evaluate(`{
      const frame = document.querySelector('iframe')
      const head = frame.srcdoc.slice(0, frame.srcdoc.indexOf('<body>'))
      frame.srcdoc = head + ${pageSource}
    }`)
    await expect(page.frameLocator('iframe').getByText('Your fare is still honest.')).toBeVisible()
    await loaded(page)
    expect(missing).toEqual([])
    await expect(page).toHaveTitle(/^A fare that is too good/)
  })
})

test('a team holds unauthenticated email and shows the reason', async ({ page, as }) => {
  test.slow()
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  const hold = page.getByLabel('Hold email that is not authenticated')
  await page.goto(`${base}/settings/general`)
  await hold.check()
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings successfully updated!')).toBeVisible()

  const subject = 'Your trip PROOF1 is booked'
  await deliver(mailbox, bookingMail({ code: 'PROOF1', traveler: 'Betty Holberton', day: dayFromToday(95) }))
  await openMail(page, base, subject)
  await expect(page.getByText(/Held because its sender is not authenticated/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sender' })).toBeVisible()
  await expect(page.getByText('Not checked', { exact: true })).toBeVisible()
  await expect(page.getByText('Not checked: Look-ups in DNS are switched off.')).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'Release' }).click()
  await expect(page.getByRole('heading', { name: 'Segments created' })).toBeVisible()

  await page.goto(`${base}/settings/general`)
  await hold.uncheck()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings successfully updated!')).toBeVisible()
})
