import { deleteTraveler, listTravelers } from '@sextant/contract/travelers/endpoints'
import { callApi } from '../kit/api'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { breakCalls, isSamePage, markPage } from '../kit/faults'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

// Deliberate failures, as logged by the browser and the console; unhandled rejections are not among them.
test.use({
  expectedErrors: [/^Failed to load resource|could not be (loaded|refreshed)|^A command failed/],
})

const wrong = { name: 'Something has gone wrong' } as const
const orgOf = (base: string) => ({ type: 'org', id: base.split('/').at(-1) ?? '' }) as const

test('failed reads are explained and recover on retry without a reload', async ({ page, as }) => {
  await page.clock.install()
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  const people = /\/travelers(\?|$)/
  const go = async (name: string) =>
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  const table = page.getByRole('table', { name: 'People' })
  const [traveler] = (await callApi(page, listTravelers, { team: orgOf(base), query: {} })).data
  const name = `${traveler?.first_name} ${traveler?.last_name}`

  await page.goto(`${base}/emails`)
  await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible()
  await markPage(page)

  // A list: a failing server, a busy one, a lost connection; the button retries.
  let restore = await breakCalls(page, people, 500)
  await go('People')
  await expect(page.getByRole('heading', wrong)).toBeVisible()
  await expect(page.getByText('People could not be loaded (status 500).')).toBeVisible()
  await expectAccessibleInBoth(page)
  restore()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(table.getByRole('row').nth(3)).toBeVisible()

  // A response that never arrives times out after 30 seconds, with the skeleton shown meanwhile.
  restore = await breakCalls(page, people, 'silent')
  await page.goto(`${base}/people?search=silent`)
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await page.clock.fastForward(30_000)
  await expect(page.getByText('People could not be loaded (no answer).')).toBeVisible()
  restore()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('No people match these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(table.getByRole('row').nth(3)).toBeVisible()
  await markPage(page)

  // A newer search cancels the pending one without a notification.
  restore = await breakCalls(page, /search=first/, 'silent')
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('search=first'))
  const search = page.getByRole('searchbox', { name: 'Search people' })
  await search.fill('first')
  await search.press('Enter')
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await search.fill(traveler?.email ?? '')
  await search.press('Enter')
  await cancelled
  await expect(table.getByRole('link', { name })).toBeVisible()
  await expect(page.locator('[data-notice]')).toHaveCount(0)
  restore()

  // A record: no access, not found, and found. The next failure is set up before going back, because a hovered link
  // preloads.
  const person = /\/travelers\/\d+$/
  restore = await breakCalls(page, person, 403)
  await table.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name: 'No Access' })).toBeVisible()
  restore()
  restore = await breakCalls(page, person, 404)
  await page.goBack()
  await table.getByRole('link', { name }).click()
  await expect(page.getByText('Member not found')).toBeVisible()
  restore()
  await page.goBack()
  await table.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  expect(await isSamePage(page)).toBe(true)

  // Offline: loaded content stays, missing content says so, and everything recovers automatically.
  await page.context().setOffline(true)
  await expect(page.getByText(/^You are offline\./)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await go('Reports')
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('heading', { name: 'You are offline', exact: true })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0)
})

test('failed changes are explained, keep the input and succeed on retry', async ({ page, as }) => {
  test.slow()
  await page.clock.install()
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  const email = `fault.${Date.now()}@demo.test`
  const dialog = page.getByRole('dialog', wrong)
  const closeDialog = async () => {
    await expect(dialog).toContainText('Please check your connection and try again.')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  }

  // A form.
  await page.goto(`${base}/people/create?stage=form`)
  const address = page.getByLabel('Email address', { exact: true })
  const last = page.getByLabel('Last name')
  const add = page.getByRole('button', { name: 'Add person' })
  await address.fill(email)
  await last.fill('Faultless')
  await markPage(page)
  const post = { method: 'POST' } as const
  const travelers = /\/travelers$/

  let restore = await breakCalls(page, travelers, 422, { ...post, errors: { last_name: ['Is too long.'] } })
  await add.click()
  await expect(page.getByText('Is too long.')).toBeVisible()
  await expect(last).toBeFocused()
  await expect(last).toHaveAttribute('aria-invalid', 'true')
  restore()
  for (const mode of [500, 'lost'] as const) {
    restore = await breakCalls(page, travelers, mode, post)
    await add.click()
    await closeDialog()
    await expect(page.getByText('Your changes were not saved. Please try again.')).toBeVisible()
    restore()
  }
  await page.context().setOffline(true)
  await add.click()
  await closeDialog()
  await page.context().setOffline(false)
  restore = await breakCalls(page, travelers, 'silent', post)
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await page.clock.fastForward(60_000)
  await closeDialog()
  restore()
  await expect(address).toHaveValue(email)
  await expect(last).toHaveValue('Faultless')
  await add.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Faultless' })).toBeVisible()

  // A button: refusals are shown, failures open the dialog, then it succeeds.
  const deactivate = /\/deactivate$/
  const pressButton = async () => {
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
  }
  restore = await breakCalls(page, deactivate, 409, post)
  await pressButton()
  await expect(page.getByText('Made to fail with 409.')).toBeVisible()
  restore()
  restore = await breakCalls(page, deactivate, 502, post)
  await pressButton()
  await closeDialog()
  restore()
  await pressButton()
  await expect(page.getByText('Faultless is now inactive.')).toBeVisible()

  // A menu item.
  await page.goto(`${base}/travel?type=air`)
  const segments = page.getByRole('table', { name: 'Segments' })
  const first = segments.getByRole('row').nth(1)
  const row = await first.getByRole('link').textContent()
  restore = await breakCalls(page, /\/segments\/air\/\d+$/, 500, { method: 'DELETE' })
  await first.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await closeDialog()
  await expect(first.getByRole('link')).toHaveText(row ?? '')
  restore()

  // Team settings: 502 is a soft success, and only the name is applied locally.
  await page.goto(`${base}/settings/general`)
  restore = await breakCalls(page, new RegExp(`/api${base}$`), 502, { method: 'PATCH' })
  await page.getByLabel('Name').fill('Acme Softly')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings successfully updated!')).toBeVisible()
  await expect(page).toHaveTitle(/Acme Softly/)
  restore()
  await page.reload()
  await expect(page).toHaveTitle(/Acme Travel/)

  const team = orgOf(base)
  const { data } = await callApi(page, listTravelers, { team, query: { search: email } })
  for (const { id } of data) await callApi(page, deleteTraveler, { team, id })
})
