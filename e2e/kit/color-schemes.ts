import { expect, type Page } from '@playwright/test'
import { colourFindings, expectAccessible } from './accessible'

/** Looks at the page as it stands in light and in dark; in both, everybody can use it. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await colourFindings(page), 'colours in dark').toEqual([])
}
