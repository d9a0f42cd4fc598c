import { fileURLToPath } from 'node:url'
import { defineConfig, type Project } from '@playwright/test'
import { type Browser, browserFlags, findBrowser, unpacked } from '../tools/browser.mjs'

/** One build of the browser draws the same picture everywhere; it is there for this system alone. */
const pinned = process.platform === 'linux' && process.arch === 'x64'

const journeys: Project = {
  name: 'journeys',
  testMatch: '**/*.spec.ts',
  use: { launchOptions: launchOf(findBrowser()) },
}
const pictures = (): Project => ({
  name: 'pictures',
  testMatch: '**/*.picture.ts',
  use: { launchOptions: launchOf(unpacked(fileURLToPath(new URL('../.cache/browser', import.meta.url)))) },
})

/**
 * Journeys through the built product, one after another in each worker: a worker has a product and its data to itself.
 */
export default defineConfig({
  testDir: '.',
  projects: pinned ? [journeys, pictures()] : [journeys],
  outputDir: '../test-results',
  // Two, on the two cores that the smallest machines have: a journey waits as often as it works.
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // Pictures stand beside the test that they are of.
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.001 } },
  use: {
    // Journeys read the page as people in one place do.
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    // Traces take a quarter of the time: `--trace on` is for the journey that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})

function launchOf({ path, env }: Browser) {
  return {
    executablePath: path,
    args: browserFlags.filter((flag) => flag !== '--headless'),
    env: { ...definedOnly(process.env), ...env },
  }
}

function definedOnly(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
