import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from '@playwright/test'

type Size = { readonly width: number; readonly height: number }

/** A window, and the size to which it is narrowed: what is shown stays the same, but might be cut off. */
export type WindowSize = Size & { readonly narrowed: Size }

/** The window sizes that every screen is checked in. */
export const windows: readonly WindowSize[] = [
  { width: 1440, height: 900, narrowed: { width: 1024, height: 768 } },
  // Narrowed to 1280 px at 400 % zoom (WCAG 2.2, 1.4.10 Reflow).
  { width: 390, height: 844, narrowed: { width: 320, height: 640 } },
]

/** The script that observes a page from the start. */
export const probe = fileURLToPath(new URL('./page-probe.js', import.meta.url))

type OpenedWindow = { readonly page: Page; readonly errors: readonly string[]; close(): Promise<void> }

/** Opens a window with the given session, or none, and collects the console errors of its pages. */
export async function openWindow(
  browser: Browser,
  session: BrowserContext | null,
  { width, height }: Size,
): Promise<OpenedWindow> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...(session ? { storageState: await session.storageState() } : {}),
  })
  await context.addInitScript({ path: probe })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  page.on('pageerror', (error) => void errors.push(error.message))
  return { page, errors, close: async () => await context.close() }
}
