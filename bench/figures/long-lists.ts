import type { TeamRef } from '@sextant/contract/kit/team'
import { chromium, type Page } from 'playwright-core'
import * as z from 'zod/mini'
import { browserFlags, findBrowser } from '../../tools/browser.mjs'
import { cookiesOf } from '../kit/cookies'
import { withPool } from '../kit/filled-team'
import type { Product } from '../kit/product'
import { figure, median, quantile } from '../kit/stats'

const rows = 10_000
const rounds = 5
const scrollMs = 4000
const keys = 'organisation 99'

/**
 * The minimum duration of reported interactions (Event Timing, "durationThreshold"); shorter ones count as this long.
 */
const thresholdMs = 16
const watchInput = `globalThis.inputs = []
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) inputs.push(duration)
}).observe({ type: 'event', durationThreshold: ${thresholdMs}, buffered: true })`

/** Scrolls by a quarter of a window on every frame; returns frame durations in milliseconds. */
const scroll = `new Promise((resolve) => {
  const frames = []
  let before = performance.now()
  const begun = before
  const step = (now) => {
    frames.push(now - before)
    before = now
    if (now - begun > ${scrollMs}) return resolve(frames.slice(1))
    scrollBy(0, innerHeight / 4)
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
})`

/**
 * The list of all teams, with 10,000 on one page, compared with the demo's paginated travel list: frames per second
 * while scrolling as fast as possible, and the latency of key presses.
 */
export async function longLists(product: Product, team: TeamRef): Promise<string[]> {
  await withPool(product, async (pool) => {
    await pool.query(
      `insert into teams (type, name) select 'org', 'Organisation ' || n from generate_series(1, $1) n`,
      [rows],
    )
  })
  const browser = findBrowser()
  const chrome = await chromium.launch({
    executablePath: browser.path,
    args: browserFlags.filter((flag) => flag !== '--headless'),
    env: { PATH: process.env['PATH'] ?? '', ...browser.env },
  })
  try {
    const context = await chrome.newContext({ viewport: { width: 1440, height: 900 } })
    const cookie = await product.signIn('super-viewer@demo.test')
    await context.addCookies(cookiesOf(cookie, product.baseUrl))
    const page = await context.newPage()
    await page.addInitScript(watchInput)
    const lists = [
      { name: `${rows} teams in one list`, path: '/teams', search: 'Search teams' },
      { name: 'a page of the demo’s travel', path: `/orgs/${team.id}/travel`, search: 'Search travel' },
    ]
    const lines: string[] = []
    for (const { name: label, path, search } of lists)
      lines.push(await lineOf(page, label, product.baseUrl + path, search))
    return lines
  } finally {
    await chrome.close()
  }
}

async function lineOf(page: Page, name: string, url: string, search: string): Promise<string> {
  const rates: number[] = []
  const longestTimes: number[] = []
  const inputs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(url)
    await page.locator('tbody [data-row-link]').first().waitFor()
    const frames = z.parse(z.array(z.number()), await page.evaluate(scroll))
    rates.push((1000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0))
    longestTimes.push(quantile(frames, 0.99))
    await page.getByLabel(search).pressSequentially(keys, { delay: 60 })
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('Tab')
    const result = z.parse(z.array(z.number()), await page.evaluate('inputs'))
    const keyPresses = keys.length + 10
    inputs.push(...result, ...Array.from({ length: Math.max(0, keyPresses - result.length) }, () => thresholdMs))
  }
  return [
    name.padEnd(30),
    `${figure(median(rates))} frames/s`,
    `p99 frame ${figure(median(longestTimes))} ms`,
    `keys answered p50 ${figure(median(inputs))} ms, p95 ${figure(quantile(inputs, 0.95))} ms, at most ${figure(Math.max(...inputs))} ms`,
  ].join('   ')
}
