import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from '@playwright/test'

export type Scheme = 'light' | 'dark'

export type WindowSize = {
  readonly width: number
  readonly height: number
  /** All rules are checked in the first scheme; in a second one only contrast, the only thing that can differ. */
  readonly schemes: readonly [Scheme, ...Scheme[]]
  /** Whether every screen is walked through by Tab. */
  readonly byTab: boolean
}

/** The window sizes that every screen is checked in. At 1024 px there are no colors that 1440 px does not have. */
export const windows: readonly WindowSize[] = [
  { width: 1440, height: 900, schemes: ['light', 'dark'], byTab: true },
  { width: 1024, height: 768, schemes: ['dark'], byTab: false },
  { width: 390, height: 844, schemes: ['light', 'dark'], byTab: true },
  // 1280 px at 400 % zoom (WCAG 2.2, 1.4.10 Reflow).
  { width: 320, height: 640, schemes: ['light'], byTab: false },
]

/** The script that observes a page from the start. */
export const probe = fileURLToPath(new URL('./page-probe.js', import.meta.url))

type OpenedWindow = { readonly page: Page; readonly errors: readonly string[]; close(): Promise<void> }

/** Opens a window with the given session, or none, and collects the console errors of its pages. */
export async function openWindow(
  browser: Browser,
  session: BrowserContext | null,
  { width, height, schemes }: WindowSize,
): Promise<OpenedWindow> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: schemes[0],
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
