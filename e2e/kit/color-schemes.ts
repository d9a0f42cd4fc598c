import { expect, type Page } from '@playwright/test'
import { colourFindings, expectAccessible } from './accessible'

/** Checks the page's accessibility in light and dark mode. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await colourFindings(page), 'colours in dark').toEqual([])
}
