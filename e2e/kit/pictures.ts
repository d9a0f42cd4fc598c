import { expect, type Locator, type Page } from '@playwright/test'
import type { Endpoint, OutputOf } from '@sextant/contract/kit/endpoint'

/** The moment at which all pictures are taken. */
export const pictureTime = new Date('2026-03-11T09:30:00Z')

/** Answers an endpoint in the server's place, for every team, so that a picture is of the same data every day. */
export async function answer<E extends Endpoint>(page: Page, of: E, body: OutputOf<E>): Promise<void> {
  const path = of.path.replace('{team}', String.raw`/api/(?:orgs|developers)/\d+`).replaceAll(/\{\w+\}/g, '[^/?]+')
  await page.route(new RegExp(`${path}(?:\\?|$)`), async (route) => {
    if (route.request().method() === of.method) await route.fulfill({ json: body })
    else await route.fallback()
  })
}

/** Holds a part of the page against its committed pictures, in light and in dark. */
export async function expectPicture(part: Locator, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await part.page().emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(part).toHaveScreenshot(`${name}-${colorScheme}.png`, {
      animations: 'disabled',
      // Drawing a large part takes a slow machine seconds.
      timeout: 30_000,
    })
  }
}
