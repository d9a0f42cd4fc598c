import type { Page } from '@playwright/test'
import { bookingMail, dayFromToday, deliver } from '../kit/booking-mail'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'
import { elsewhere, hostilePage, pageMail } from './hostile-page'

const mailbox = 'bookings@sextant.localhost'

/** Opens the mail of a subject once it has been read. */
async function openMail(page: Page, base: string, subject: string): Promise<void> {
  await page.goto(`${base}/emails?search=${encodeURIComponent(subject)}`)
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(page.getByText('This email is being read.')).toHaveCount(0)
}

const side = async (page: Page, name: string): Promise<void> =>
  await page.getByRole('navigation', { name: 'Sides of the email' }).getByRole('link', { name }).click()

// What looks at pages for the recording of a journey is a script, too: the frame of a mail lets none in.
test.use({ expectedErrors: [/Blocked script execution in 'about:srcdoc'/] })

test('a mail is looked at from every side, and read once more', async ({ page, as }) => {
  test.slow()
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  const subject = 'Your trip SIDES1 is booked'
  await deliver(mailbox, bookingMail({ code: 'SIDES1', traveler: 'Betty Holberton', day: dayFromToday(90) }))
  await openMail(page, base, subject)
  await expect(page.getByRole('heading', { name: 'Segments made from it' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reservations read' })).toBeVisible()
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
  await expect(page.getByText('This message carries no files.')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the message' }).click()
  expect((await download).suggestedFilename()).toMatch(/^email-\d+\.eml$/)

  await side(page, 'What was read')
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

/**
 * Everything that the page and its frames ask for at first has been asked for. The live stream of events never ends.
 */
async function loaded(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.waitForLoadState('load')
}

test.describe('a hostile mail', () => {
  // What the frame's policy refuses, the browser tells the console.
  test.use({
    expectedErrors: [/sandboxed|Content Security Policy|Refused to|Unsafe attempt to load/],
  })

  test('runs nothing and asks nobody for anything, with and without what cleans it', async ({ page, as }) => {
    test.slow()
    const requests: string[] = []
    const left: string[] = []
    page.on('request', (request) => void (request.url().includes(elsewhere) && requests.push(request.url())))
    page.on('dialog', (dialog) => void left.push(dialog.message()))
    // Where a request would leave the browser: what a policy refuses never comes so far.
    await page.context().route(
      ({ hostname }) => hostname === elsewhere,
      async (route) => {
        left.push(route.request().url())
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
    await expect(page.getByText(/pictures from elsewhere are left out/)).toBeVisible()
    expect(requests, 'what the cleaned page would have asked for').toEqual([])

    // The frame by itself: the same page as it came, in the frame that it would have been shown in.
    const pageSource = JSON.stringify(hostilePage)
    await page.evaluate(`{
      const frame = document.querySelector('iframe')
      const head = frame.srcdoc.slice(0, frame.srcdoc.indexOf('<body>'))
      frame.srcdoc = head + ${pageSource}
    }`)
    await expect(page.frameLocator('iframe').getByText('Your fare is still honest.')).toBeVisible()
    await loaded(page)
    expect(left).toEqual([])
    await expect(page).toHaveTitle(/^A fare that is too good/)
  })
})
