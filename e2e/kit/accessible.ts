import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

type Finding = {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly target: unknown }[]
}

const textsOf = (violations: readonly Finding[]): readonly string[] =>
  violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => String(target)).join('; ')})`)

/** Color contrast takes most of axe's time, so only marked elements are measured. */
const axeSource = `${axe.source}; axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-measured]' }] })`
const markSamples = readFileSync(new URL('./mark-samples.js', import.meta.url), 'utf8')

/** Accessibility problems on the current page, by all axe rules. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(markSamples)
  // Otherwise axe opens an extra page each time, which takes focus and a second. The content of an email's frame is not
  // ours.
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    // Focus guards of the popup library: they pass focus on and never keep it.
    .exclude('[data-base-ui-focus-guard]')
    .analyze()
  return textsOf(violations)
}

/** Contrast problems in another color scheme, on a page that has already been checked. */
export async function colourFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await page.evaluate<{ violations: readonly Finding[] }>(
    `axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'], iframes: false })`,
  )
  return textsOf(violations)
}

/** Fails with a list of accessibility problems, once the page has settled. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible()
  expect(await axeFindings(page), 'accessibility').toEqual([])
}
