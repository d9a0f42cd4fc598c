import { expectAccessible } from '../kit/accessible'
import { expect, test } from '../kit/test'

/** Every screen, by its address and the heading that it has. */
const screens = [
  ['/teams', 'Teams'],
  ['/account', 'Account'],
  ['/support', 'Support'],
  ['/orgs/1/dashboard', 'Acme Travel'],
  ['/orgs/1/travel', 'Travel'],
  ['/orgs/1/travel?type=trip&sort=start_date:asc', 'Travel'],
  ['/orgs/1/trips/1', /./],
  ['/orgs/1/emails', 'Emails'],
  ['/orgs/1/emails/1', /./],
  ['/orgs/1/reports', 'Reports'],
  ['/orgs/1/settings/authentication', 'No Access'],
  ['/developers/2/dashboard', 'Acme Apps'],
  ['/developers/2/mailboxes', 'Mailboxes'],
] as const

const windows = [
  { name: 'wide and light', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'wide and dark', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { name: 'narrow and light', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'narrow and dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

for (const { name, ...window } of windows) {
  test.describe(name, () => {
    test.use({ ...window, contextOptions: { reducedMotion: 'reduce' } })

    test('every screen can be used by everybody, and none is wider than its window', async ({ page, as }) => {
      test.slow()
      await as('owner')
      for (const [address, heading] of screens) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(wider, `${address} is wider than its window`).toBe(0)
      }
    })
  })
}
