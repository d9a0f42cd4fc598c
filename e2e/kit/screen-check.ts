import type { Page } from '@playwright/test'
import { axeFindings, colourFindings } from './accessible'
import type { Scheme, WindowSize } from './windows'

const probe = async <T>(page: Page, call: string): Promise<T> => await page.evaluate<T>(`probe.${call}`)

/** Waits until the page's heading, fonts and data have loaded. */
export const waitUntilSettled = async (page: Page): Promise<void> => await probe(page, 'waitUntilSettled()')

/** axe findings: all rules in the first color scheme, contrast only in the others. */
async function findingsInAll(page: Page, [first, ...others]: WindowSize['schemes']): Promise<readonly string[]> {
  const findings = (await axeFindings(page)).map((finding) => `${first}: ${finding}`)
  for (const scheme of others) {
    await switchTo(page, scheme)
    findings.push(...(await colourFindings(page)).map((finding) => `${scheme}: ${finding}`))
  }
  if (others.length > 0) await switchTo(page, first)
  return findings
}

async function switchTo(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await probe(page, 'nextPaint()')
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

/** All problems of the current screen in its color schemes, and by keyboard where requested. */
export async function findingsOn(
  page: Page,
  { schemes, byTab }: Pick<WindowSize, 'schemes' | 'byTab'>,
): Promise<readonly string[]> {
  const moving = await probe<readonly string[]>(page, 'animating(true)')
  const clipped = await probe<readonly string[]>(page, 'clipped()')
  const axe = await findingsInAll(page, schemes)
  const tab = byTab ? await tabFindings(page) : []
  return [...moving, ...clipped, ...axe, ...tab]
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
