import type { Page } from '@playwright/test'
import { axeFindings, colourFindings } from './accessible'
import type { WindowSize } from './windows'

const probe = async <T>(page: Page, call: string): Promise<T> => await page.evaluate<T>(`probe.${call}`)

/** Waits until the page's heading, fonts and data have loaded. */
export const waitUntilSettled = async (page: Page): Promise<void> => await probe(page, 'waitUntilSettled()')

/** axe findings: all rules in light, and contrast, the only thing that can differ, in dark. */
async function findingsInBothSchemes(page: Page): Promise<readonly string[]> {
  const light = await axeFindings(page)
  await switchTo(page, 'dark')
  const dark = (await colourFindings(page)).map((finding) => `dark: ${finding}`)
  await switchTo(page, 'light')
  return [...light, ...dark]
}

async function switchTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await probe(page, 'nextPaint()')
}

/** What is cut off once the window is narrowed. The elements are the same, so nothing else can differ. */
async function findingsNarrowed(page: Page, { width, height, narrowed }: WindowSize): Promise<readonly string[]> {
  await page.setViewportSize(narrowed)
  await probe(page, 'nextPaint()')
  const clipped = await probe<readonly string[]>(page, 'clipped()')
  await page.setViewportSize({ width, height })
  await probe(page, 'nextPaint()')
  return clipped.map((finding) => `at ${narrowed.width} px: ${finding}`)
}

/** Controls that Tab does not reach, or that do not show focus. */
async function tabFindings(page: Page): Promise<readonly string[]> {
  let remaining = await probe<number>(page, 'startTabWalk()')
  if (remaining > 0) {
    // Sent without waiting for each one: the browser queues key presses.
    await Promise.all(Array.from({ length: remaining + 4 }, async () => await page.keyboard.press('Tab')))
    remaining = await probe<number>(page, 'unreached()')
  }
  // A dialog moves focus asynchronously, so skipped controls get one press per frame.
  for (let presses = 2 * (remaining + 8); remaining > 0 && presses > 0; presses -= 1) {
    await page.keyboard.press('Tab')
    await probe(page, 'nextPaint()')
    remaining = await probe<number>(page, 'unreached()')
  }
  return await probe(page, 'endTabWalk()')
}

/** All problems of the current screen in its window and narrowed, in both color schemes and, if asked, by keyboard. */
export async function findingsOn(page: Page, window: WindowSize, { byTab }: { byTab: boolean }) {
  const moving = await probe<readonly string[]>(page, 'animating(true)')
  const clipped = await probe<readonly string[]>(page, 'clipped()')
  const axe = await findingsInBothSchemes(page)
  const narrowed = await findingsNarrowed(page, window)
  const tab = byTab ? await tabFindings(page) : []
  return [...moving, ...clipped, ...axe, ...narrowed, ...tab]
}

/** Layout shifts during loading, and endless animations where motion is allowed. */
export async function loadFindings(page: Page): Promise<readonly string[]> {
  const shifted = await probe<readonly string[]>(page, 'layoutShifts()')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const endless = await probe<readonly string[]>(page, 'animating(false)')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await probe(page, 'finishAnimations()')
  return [...shifted, ...endless]
}
