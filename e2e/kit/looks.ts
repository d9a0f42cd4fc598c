import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible'

/** Looks at the page as it stands in light and in dark; in both, everybody can use it. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
}
