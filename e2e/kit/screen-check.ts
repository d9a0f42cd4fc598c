import type { Page } from '@playwright/test'
import { axeFindings, colourFindings } from './accessible'
import type { Scheme, Window } from './windows'

const probe = async <T>(page: Page, call: string): Promise<T> => await page.evaluate<T>(`probe.${call}`)

/** Waits until the page's heading, letters and data are there. */
export const stands = async (page: Page): Promise<void> => await probe(page, 'stands()')

/** What axe finds: by all rules in the first scheme, by that of colours in the others. */
async function findingsInAll(page: Page, [first, ...others]: Window['schemes']): Promise<readonly string[]> {
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
  await probe(page, 'painted()')
}

/** What Tab does not reach, and what does not show that it has the focus. */
async function tabFindings(page: Page): Promise<readonly string[]> {
  let left = await probe<number>(page, 'startWalk()')
  if (left > 0) {
    // Not awaited one by one: the presses queue in the browser.
    await Promise.all(Array.from({ length: left + 4 }, async () => await page.keyboard.press('Tab')))
    left = await probe<number>(page, 'missed()')
  }
  // What a dialog does with the focus takes a frame: what was passed over gets a press a frame.
  for (let presses = 2 * (left + 8); left > 0 && presses > 0; presses -= 1) {
    await page.keyboard.press('Tab')
    await probe(page, 'painted()')
    left = await probe<number>(page, 'missed()')
  }
  return await probe(page, 'endWalk()')
}

/** Everything that is wrong with what stands in the window: in its schemes, and by keyboard where it is asked for. */
export async function findingsOn(
  page: Page,
  { schemes, byTab }: Pick<Window, 'schemes' | 'byTab'>,
): Promise<readonly string[]> {
  const still = await probe<readonly string[]>(page, 'moving(true)')
  const cut = await probe<readonly string[]>(page, 'cutOff()')
  const axe = await findingsInAll(page, schemes)
  const tab = byTab ? await tabFindings(page) : []
  return [...still, ...cut, ...axe, ...tab]
}

/** What shifted since the page began to load, and what moves without end where motion is welcome. */
export async function loadFindings(page: Page): Promise<readonly string[]> {
  const shifted = await probe<readonly string[]>(page, 'shifted()')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const endless = await probe<readonly string[]>(page, 'moving(false)')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await probe(page, 'settle()')
  return [...shifted, ...endless]
}
