import { test as base, expect, type Page } from '@playwright/test'
import { login } from '@sextant/contract/session/endpoints'

/** The demo's people, one a role. */
export type Role = 'super-admin' | 'super-viewer' | 'owner' | 'user' | 'viewer'

type Journey = {
  /** Signs the browser in as a person of the demo, by the API. */
  as(role: Role): Promise<void>
  /** What the page may say as an error in this journey; anything else that it says fails the journey. */
  readonly expectedErrors: readonly RegExp[]
  readonly quietPage: void
}

/** A journey through the product, in a browser of its own that is signed out at first. */
export const test = base.extend<Journey>({
  expectedErrors: [[], { option: true }],
  as: async ({ page }, use) => {
    await use(async (role) => await signIn(page, role))
  },
  quietPage: [
    async ({ page, expectedErrors }, use) => {
      const said: string[] = []
      page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())))
      page.on('pageerror', (error) => void said.push(error.message))
      await use()
      const unexpected = said.filter((text) => !expectedErrors.some((expected) => expected.test(text)))
      expect(unexpected, 'errors that the page said').toEqual([])
    },
    { auto: true },
  ],
})

async function signIn(page: Page, role: Role): Promise<void> {
  const answer = await page.request.fetch(login.path, {
    method: login.method,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { email: `${role}@demo.test`, password: 'sextant-demo' },
  })
  expect(answer.status(), `sign-in as ${role}`).toBe(200)
}

export { expect }
