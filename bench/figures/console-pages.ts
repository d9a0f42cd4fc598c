import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TeamRef } from '@sextant/contract/kit/team'
import { chromium } from 'playwright-core'
import * as z from 'zod/mini'
import { browserFlags, findBrowser } from '../../tools/browser.mjs'
import { cookiesOf } from '../kit/cookies'
import type { Product } from '../kit/product'
import { figure, median } from '../kit/stats'

const run = promisify(execFile)
const rounds = 5

/** Lighthouse brings 200 packages that nothing else needs, so it is installed when this benchmark first runs. */
const folder = fileURLToPath(new URL('../lighthouse', import.meta.url))
const program = `${folder}/node_modules/lighthouse/cli/index.js`

const Score = z.object({ score: z.number() })
const Value = z.object({ numericValue: z.number() })
const Result = z.object({
  finalDisplayedUrl: z.string(),
  categories: z.object({ performance: Score, accessibility: Score, 'best-practices': Score }),
  audits: z.object({
    'largest-contentful-paint': Value,
    'total-blocking-time': Value,
    'cumulative-layout-shift': Value,
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ resourceType: z.optional(z.string()), transferSize: z.number() })),
      }),
    }),
  }),
})
type Result = z.infer<typeof Result>

/**
 * Lighthouse (mobile preset) on the sign-in page and the demo's travel list: medians of five runs, pages interleaved.
 */
export async function consolePages(product: Product, team: TeamRef, cookie: string): Promise<string[]> {
  if (!existsSync(program)) await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })
  const pages = [
    { name: '/login', path: '/login', cookie: null },
    { name: 'travel list of the demo', path: `/orgs/${team.id}/travel`, cookie },
  ]
  const results = new Map<string, Result[]>()
  for (let round = 0; round < rounds; round += 1)
    for (const page of pages)
      results.set(page.name, [...(results.get(page.name) ?? []), await measurePage(product.baseUrl, page)])
  return pages.map(({ name }) => lineOf(name, results.get(name) ?? []))
}

type Page = { readonly path: string; readonly cookie: string | null }

async function measurePage(baseUrl: string, { path, cookie }: Page): Promise<Result> {
  const browser = findBrowser()
  const profile = await mkdtemp(join(tmpdir(), 'sextant-lighthouse-'))
  // Request headers would not suffice: the page itself checks for a session cookie.
  if (cookie !== null) await keepCookies(profile, cookiesOf(cookie, baseUrl))
  try {
    const { stdout } = await run(
      process.execPath,
      [
        program,
        baseUrl + path,
        '--output=json',
        '--quiet',
        '--only-categories=performance,accessibility,best-practices',
        `--chrome-flags=${[...browserFlags, `--user-data-dir=${profile}`].join(' ')}`,
      ],
      { env: { ...process.env, ...browser.env, CHROME_PATH: browser.path }, maxBuffer: 64 * 1024 * 1024 },
    )
    const result = z.parse(Result, JSON.parse(stdout))
    if (new URL(result.finalDisplayedUrl).pathname !== path)
      throw new Error(`${path} led to ${result.finalDisplayedUrl}, which is another page.`)
    return result
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
}

async function keepCookies(profile: string, cookies: ReturnType<typeof cookiesOf>): Promise<void> {
  const { path, env } = findBrowser()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: path,
    args: browserFlags.filter((flag) => flag !== '--headless'),
    env: { PATH: process.env['PATH'] ?? '', ...env },
  })
  await context.addCookies(cookies)
  await context.close()
}

function lineOf(name: string, results: readonly Result[]): string {
  const of = (value: (result: Result) => number): string => figure(median(results.map(value)))
  const score = (category: keyof Result['categories']): string =>
    of(({ categories }) => categories[category].score * 100)
  const scripts = ({ audits }: Result): number =>
    audits['network-requests'].details.items
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  return [
    name.padEnd(24),
    `performance ${score('performance')}`,
    `accessibility ${score('accessibility')}`,
    `best practices ${score('best-practices')}`,
    `LCP ${of(({ audits }) => audits['largest-contentful-paint'].numericValue)} ms`,
    `TBT ${of(({ audits }) => audits['total-blocking-time'].numericValue)} ms`,
    `CLS ${of(({ audits }) => audits['cumulative-layout-shift'].numericValue)}`,
    `scripts ${of((result) => scripts(result) / 1000)} kB`,
  ].join('   ')
}
