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

/** Measuring colours takes most of axe's time: only what is marked is measured. */
const axeSource = `${axe.source}; axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-measured]' }] })`
const markSamples = readFileSync(new URL('./mark-samples.js', import.meta.url), 'utf8')

/** What people with assistive technology would stumble over on the page as it stands, by all rules. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(markSamples)
  // Otherwise it opens a page of its own each time, which takes the focus, and a second. A mail's page in its frame is
  // not ours.
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    // Of the popups' library: they hand the focus on, and never keep it.
    .exclude('[data-base-ui-focus-guard]')
    .analyze()
  return textsOf(violations)
}

/** What nobody can read in another colour scheme, on a page that was asked for its findings before. */
export async function colourFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await page.evaluate<{ violations: readonly Finding[] }>(
    `axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'], iframes: false })`,
  )
  return textsOf(violations)
}

/** Fails with a list of what people with assistive technology would stumble over on the page, once it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible()
  expect(await axeFindings(page), 'accessibility').toEqual([])
}
