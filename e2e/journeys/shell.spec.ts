import { expectAccessible } from '../kit/accessible'
import { isSamePage, markPage } from '../kit/faults'
import { expect, test } from '../kit/test'

test.use({ viewport: { width: 1280, height: 800 } })

test('the sidebar is 64 px wide and opens for the pointer and for the keyboard (spec §2)', async ({ page, as }) => {
  await as('owner')
  await page.goto('/orgs/1/travel')
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  const width = async () => (await sidebar.boundingBox())?.width
  await expect.poll(width).toBe(64)
  await expect(sidebar).toHaveCSS('transition-duration', '0.15s, 0.15s')
  await expect(sidebar).toHaveCSS('transition-timing-function', 'ease, ease')
  await sidebar.hover()
  await expect.poll(width).toBe(192)
  await page.mouse.move(900, 400)
  await expect.poll(width).toBe(64)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(width).toBe(192)

  // A longer label makes it wider.
  await page.route('**/api/users/current', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('Acme Travel', 'Acme Travel, Conferences and Expeditions')
    await route.fulfill({ response, body })
  })
  await page.reload()
  await sidebar.hover()
  await expect.poll(width).toBeGreaterThan(192)
})

test('below 768 px a menu button opens the sidebar, and choosing a page closes it', async ({ page, as }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await as('owner')
  await page.goto('/orgs/1/travel')
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  await expect(sidebar).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible(page)
  await sidebar.getByRole('link', { name: 'Emails' }).click()
  await expect(page.getByRole('heading', { name: 'Emails' })).toBeVisible()
  await expect(sidebar).toBeHidden()
})

test('Ctrl-K opens any page by part of its name', async ({ page, as }) => {
  await as('owner')
  await page.goto('/orgs/1/travel')
  await page.getByRole('heading', { name: 'Travel' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Page, person, trip or team' }).fill('emai')
  await expect(page.getByRole('option', { name: /Emails/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/orgs\/1\/emails$/)
})

test('going back while the console is starting returns to the previous page', async ({ page, as }) => {
  await as('owner')
  await page.goto('/support')
  await page.getByRole('heading', { name: 'Support' }).waitFor()
  await page.evaluate("history.pushState({}, '', '/teams')")
  await page.getByRole('heading', { name: 'Teams' }).waitFor()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/users/current', async (route) => {
    await answered
    await route.continue()
  })
  await page.reload()
  // The router is ready once it has wrapped the history functions.
  await expect.poll(async () => await page.evaluate("Object.hasOwn(history, 'pushState')")).toBe(true)
  await page.evaluate('history.back()')
  await expect(page).toHaveURL(/\/support$/)
  answer()
  await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible()
})

test('logging out ends the session and opens the sign-in page', async ({ page, as }) => {
  await as('owner')
  await page.goto('/orgs/1/travel')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Logout' }).press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/orgs/1/travel')
  await expect(page).toHaveURL(/\/login\?next=/)
})

test.describe('a lost session', () => {
  test.use({ expectedErrors: [/401/] })

  test('a refused call reloads the page, which asks to sign in (spec §7)', async ({ page, as }) => {
    await as('owner')
    await page.goto('/orgs/1/travel')
    await page.getByRole('heading', { name: 'Travel' }).waitFor()
    await markPage(page)
    await page.context().clearCookies({ name: /session/ })
    await page.getByRole('button', { name: 'Hotels' }).click()
    await expect(page).toHaveURL(/\/login\?next=/)
    expect(await isSamePage(page)).toBe(false)
    // Signing in leads to the requested page.
    await page.getByLabel('Email address').fill('owner@demo.test')
    await page.getByLabel('Password').fill('sextant-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/orgs\/1\/travel\?.*type=hotel/)
    await expect(page.getByRole('heading', { level: 1, name: 'Travel' })).toBeVisible()
  })
})
