import { type APIRequestContext, expect } from '@playwright/test'
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
