import type { Page } from '@playwright/test'
import { listEmails } from '@sextant/contract/emails/endpoints'
import { listSegments } from '@sextant/contract/segments/endpoints'
import { createTraveler } from '@sextant/contract/travelers/endpoints'
import { expectAccessible } from '../kit/accessible'
import { callApi } from '../kit/api'
import { bookingMail, dayFromToday, deliver } from '../kit/booking-mail'
import { expect, test } from '../kit/test'

const team = { type: 'org', id: '1' } as const
const box = 'bookings@sextant.localhost'

/** Opens a flight's trip once its booking email has been processed. */
async function openTrip(page: Page, code: string): Promise<void> {
  const find = async () =>
    (await callApi(page, listSegments, { team, kind: 'air', query: { search: code } })).data[0]?.id ?? ''
  await expect.poll(find, { timeout: 20_000 }).not.toBe('')
  await page.goto(`/orgs/1/segments/air/${await find()}`)
  await expect(page).toHaveURL(/\/trips\/\d+#segment-/)
}

const act = async (page: Page, on: string | RegExp, item: string): Promise<void> => {
  await page.getByRole('button', { name: on }).first().click()
  await page.getByRole('menuitem', { name: item }).click()
}
const flight = /^Actions for Flight/
const hotel = /^Actions for Hotel/

// A deleted trip may be requested once more if an event arrives before its page is left.
test.use({ expectedErrors: [/status of 4(04|22)/] })

test('travel is edited, moved, split and merged manually, and later emails keep the changes', async ({ page, as }) => {
  test.setTimeout(180_000)
  await as('owner')
  await callApi(page, createTraveler, {
    team,
    body: { first_name: 'Ida', last_name: 'Rhodes', email: 'ida.rhodes@acme.test' },
  })
  const code = `ID${Date.now().toString(36).slice(-5).toUpperCase()}`
  const first = { code: `${code}A`, traveler: 'Ida Rhodes', day: dayFromToday(60) }
  await deliver(box, bookingMail(first))
  await deliver(box, bookingMail({ ...first, code: `${code}B`, day: dayFromToday(120) }))
  await openTrip(page, `${code}B`)
  await openTrip(page, first.code)
  const page1 = page.url().replace(/#.*/, '')
  await expect(page.locator('article[aria-current="true"]')).toBeFocused()

  // An edit, first rejected and then accepted, shows who made it.
  await act(page, flight, 'Edit segment')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Departs', { exact: true })).not.toHaveValue('')
  await expectAccessible(page)
  await dialog.getByLabel('To', { exact: true }).fill('zzz')
  await dialog.getByLabel('Gate', { exact: true }).fill('A99')
  await dialog.getByRole('button', { name: 'Save segment' }).click()
  await expect(dialog.getByText('There is no airport with the code ZZZ.')).toBeVisible()
  await expect(dialog.getByLabel('To', { exact: true })).toBeFocused()

  // Unsaved changes are not discarded without confirmation.
  await page.keyboard.press('Escape')
  await expect(page.getByText('You have unsaved changes')).toBeVisible()
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByLabel('To', { exact: true }).fill('CDG')
  await dialog.getByRole('button', { name: 'Save segment' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Gate A99')).toBeVisible()
  await page
    .getByText(/values come from/)
    .first()
    .click()
  await expect(page.getByText(/^Gate Set by .+ on /)).toBeVisible()

  // The stay becomes a separate trip and remains one when the same email arrives again.
  await act(page, 'Actions', 'Split trip')
  await dialog.getByRole('checkbox', { name: /Hôtel des Quais/ }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Split trip' }).click()
  await expect(page).not.toHaveURL(page1)
  await expect(page.getByRole('article')).toHaveCount(1)
  const page2 = page.url()
  await deliver(box, bookingMail(first))
  const read = async () => {
    const { data } = await callApi(page, listEmails, { team, query: { search: first.code } })
    return data.filter(({ status }) => status !== 'Pending' && status !== 'Processing').length
  }
  await expect.poll(read, { timeout: 20_000 }).toBe(2)
  await page.goto(page2)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto(page1)
  await expect(page.getByText('Gate A99')).toBeVisible()

  // Both trips are merged again.
  await act(page, 'Actions', 'Merge with another trip')
  await dialog.getByRole('button', { name: 'Merge trips' }).click()
  await expect(dialog.getByText('Choose one first.')).toBeVisible()
  await dialog.getByRole('radio').nth(1).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Merge trips' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('article')).toHaveCount(2)

  // The stay is moved to the other trip.
  await act(page, hotel, 'Move to another trip')
  await dialog.getByRole('radio').nth(1).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Move segment' }).click()
  await expect(page).not.toHaveURL(page1)
  await expect(page.getByRole('article')).toHaveCount(3)

  // A name and a note; leaving the page with unsaved changes asks for confirmation.
  await act(page, 'Actions', 'Edit trip')
  await dialog.getByLabel('Name').fill('Paris, at last')
  await dialog.getByLabel('Notes').fill('Prefers the left bank.')
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Save trip' }).click()
  await expect(page.getByRole('heading', { name: 'Paris, at last' })).toBeVisible()
  await expect(page.getByText('Prefers the left bank.')).toBeVisible()

  // The trip is assigned to another person and finally deleted.
  await act(page, 'Actions', 'Assign to a traveler')
  await dialog.getByLabel('Find a traveler').fill('adam')
  await dialog.getByRole('radio', { name: /^Adam/ }).first().check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText(/^Adam/).first()).toBeVisible()
  await act(page, hotel, 'Delete segment')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  for (const address of [page.url(), page1]) {
    await page.goto(address)
    await act(page, 'Actions', 'Delete trip')
    await expect(page.getByText(/will be deleted with its/)).toBeVisible()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(/\/travel/)
  }
})
