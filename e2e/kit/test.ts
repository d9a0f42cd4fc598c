import { test as base, expect } from '@playwright/test'
import { startProduct } from './product'
import { signInBy } from './sign-in'

/** The demo's users, one per role. */
export type Role = 'super-admin' | 'super-viewer' | 'owner' | 'user' | 'viewer'

type TestFixtures = {
  /** Signs in as a demo user through the API. */
  as(role: Role): Promise<void>
  /** Console errors that this test expects; any other one fails it. */
  readonly expectedErrors: readonly RegExp[]
  readonly noPageErrors: void
}

type WorkerFixtures = {
  /** Whether the product has demo data. */
  readonly demo: boolean
  /** Whether it reads the text in pictures. */
  readonly ocr: boolean
  readonly productUrl: string
}

/** A test of the running product, in a new browser context that is signed out. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  demo: [true, { scope: 'worker', option: true }],
  ocr: [false, { scope: 'worker', option: true }],
  productUrl: [
    async ({ demo, ocr }, use) => {
      const { url, smtpPort, modelPort, outbox, stop } = await startProduct({ demo, ocr })
      process.env['SEXTANT_SMTP_PORT'] = String(smtpPort)
      process.env['SEXTANT_MODEL_PORT'] = String(modelPort)
      process.env['SEXTANT_OUTBOX'] = outbox
      await use(url)
      await stop()
    },
    // A slow machine is no failure: the limit is for what hangs.
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ productUrl }, use) => await use(productUrl),
  expectedErrors: [[], { option: true }],
  as: async ({ page }, use) => {
    await use(async (role) => await signInBy(page.request, `${role}@demo.test`, 'sextant-demo'))
  },
  noPageErrors: [
    async ({ page, expectedErrors }, use) => {
      const unexpected: string[] = []
      const note = (text: string, url = '') =>
        void (expectedErrors.some((expected) => expected.test(text)) || unexpected.push(`${text} ${url}`.trim()))
      page.on('console', (message) => void (message.type() === 'error' && note(message.text(), message.location().url)))
      page.on('pageerror', (error) => note(error.message))
      await use()
      expect(unexpected, 'errors that the page said').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
