import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { login } from '@sextant/contract/session/endpoints'

/** Signs a browser in by the API. */
export async function signInBy(request: APIRequestContext, email: string, password: string): Promise<void> {
  const answer = await request.fetch(login.path, {
    method: login.method,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { email, password },
  })
  expect(answer.status(), `sign-in as ${email}`).toBe(200)
}

/**
 * Forgets the session, with no page open: one whose calls have no session any more loads itself anew (spec §7), over
 * the page that is asked for next.
 */
export async function signOut(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
