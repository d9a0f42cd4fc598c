import type { Page } from '@playwright/test'
import { breakCalls } from '../kit/faults'
import { findingsOn, loadFindings, waitUntilSettled } from '../kit/screen-check'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'
import { openWindow, type WindowSize, windows } from '../kit/windows'
import { type CreatedRecord, recordMakers } from './record-makers'
import { type Part, parts, type Screen } from './screens'

/** Opens a dialog, a menu or the sidebar, if this window has the button, and returns its problems. */
async function findingsIn(page: Page, opens: string, window: WindowSize): Promise<readonly string[]> {
  const button = page.getByRole('button', { name: opens, exact: true }).first()
  if (opens.startsWith('Control+')) await page.keyboard.press(opens)
  else if (await button.isVisible()) await button.click()
  else return []
  const opened = page.locator('[role=dialog], [role=menu], #sidebar[data-open=true]').first()
  await expect(opened).toBeVisible()
  await waitUntilSettled(page)
  const isDialog = (await opened.getAttribute('role')) === 'dialog'
  // Tab closes a menu; its items are reached with the arrow keys.
  const findings = await findingsOn(page, window, { byTab: isDialog })
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  return findings.map((finding) => `${opens}: ${finding}`)
}

async function findingsOf(page: Page, screen: Screen, window: WindowSize): Promise<readonly string[]> {
  const { path, heading, opens = [], failing } = screen
  const restore = failing ? await breakCalls(page, new RegExp(`${failing}(?:\\?|$)`), 500) : undefined
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 30_000 })
  await waitUntilSettled(page)
  const findings = [...(await loadFindings(page)), ...(await findingsOn(page, window, { byTab: true }))]
  for (const name of opens) findings.push(...(await findingsIn(page, name, window)))
  restore?.()
  return findings.map((finding) => `${path}: ${finding}`)
}

/** Creates the records and teams that the part needs and the demo lacks. */
async function make(page: Page, { screens, team }: Part): Promise<ReadonlyMap<string, CreatedRecord>> {
  const created = new Map<string, CreatedRecord>()
  const addresses = screens.map(({ path }) => path).join()
  for (const [name, maker] of Object.entries(recordMakers))
    if (team === name || addresses.includes(`{${name}}`)) created.set(name, await maker(page))
  return created
}

const written = (path: string, created: ReadonlyMap<string, CreatedRecord>): string =>
  path.replace(/\{(\w+)\}/, (placeholder, name: string) => created.get(name)?.value ?? placeholder)

// Parts run on any free worker.
test.describe.configure({ mode: 'parallel' })

for (const part of parts) {
  test(`every screen of ${part.part} works in every window size, in light and dark, by pointer and keyboard`, async ({
    page,
    as,
    browser,
  }) => {
    test.setTimeout(240_000)
    // The owner belongs to the demo's teams and can create what is missing.
    await as('owner')
    const created = await make(page, part)
    const base = part.team === null ? '' : await teamBase(page, part.team)
    if (part.role) await as(part.role)
    const screens = part.screens.map((screen) => ({ ...screen, path: base + written(screen.path, created) }))
    const found = await Promise.all(
      windows.map(async (window) => {
        const { page: opened, errors, close } = await openWindow(browser, part.role && page.context(), window)
        const findings: string[] = []
        for (const screen of screens) findings.push(...(await findingsOf(opened, screen, window)))
        await close()
        const unexpected = errors.filter((text) => !part.errors?.some((expected) => expected.test(text)))
        return [...findings, ...unexpected].map((finding) => `${window.width} px: ${finding}`)
      }),
    )
    for (const { undo } of created.values()) await undo()
    expect(found.flat(), 'what is wrong').toEqual([])
  })
}
