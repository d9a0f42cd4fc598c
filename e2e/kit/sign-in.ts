import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { login } from '@sextant/contract/session/endpoints'

/** Signs in through the API. */
export async function signInBy(request: APIRequestContext, email: string, password: string): Promise<void> {
  const answer = await request.fetch(login.path, {
    method: login.method,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { email, password },
  })
  expect(answer.status(), `sign-in as ${email}`).toBe(200)
}

/**
 * Clears the session while no page is open: a page whose calls return 401 reloads itself (spec §7), which would
 * interfere with the next navigation.
 */
export async function signOut(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
