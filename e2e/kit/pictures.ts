import { expect, type Locator, type Page } from '@playwright/test'
import type { Endpoint, OutputOf } from '@sextant/contract/kit/endpoint'

/** The time at which all screenshots are taken. */
export const pictureTime = new Date('2026-03-11T09:30:00Z')

/** Mocks an endpoint for every team, so that screenshots always show the same data. */
export async function answer<E extends Endpoint>(page: Page, of: E, body: OutputOf<E>): Promise<void> {
  const path = of.path.replace('{team}', String.raw`/api/(?:orgs|developers)/\d+`).replaceAll(/\{\w+\}/g, '[^/?]+')
  await page.route(new RegExp(`${path}(?:\\?|$)`), async (route) => {
    if (route.request().method() === of.method) await route.fulfill({ json: body })
    else await route.fallback()
  })
}

/** Compares a part of the page with its committed screenshots, in light and dark mode. */
export async function expectPicture(part: Locator, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await part.page().emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(part).toHaveScreenshot(`${name}-${colorScheme}.png`, {
      animations: 'disabled',
      // Painting a large element can take seconds on a slow machine.
      timeout: 30_000,
    })
  }
}
