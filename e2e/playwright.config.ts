import { fileURLToPath } from 'node:url'
import { defineConfig, type Project } from '@playwright/test'
import { type Browser, browserFlags, findBrowser, unpackedBrowser } from '../tools/browser.mjs'

/** Screenshots require one specific browser build, which is only available for this platform. */
const pinned = process.platform === 'linux' && process.arch === 'x64'

const journeys: Project = {
  name: 'journeys',
  testMatch: '**/*.spec.ts',
  use: { launchOptions: launchOf(findBrowser()) },
}
const pictures = (): Project => ({
  name: 'pictures',
  testMatch: '**/*.picture.ts',
  use: { launchOptions: launchOf(unpackedBrowser(fileURLToPath(new URL('../.cache/browser', import.meta.url)))) },
})

/**
 * Browser tests of the built product. Each worker has its own product and data, and runs its tests one after another.
 */
export default defineConfig({
  testDir: '.',
  projects: pinned ? [journeys, pictures()] : [journeys],
  outputDir: '../test-results',
  // Two workers suit the smallest machines with two cores: a test waits as often as it works.
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // Screenshots are stored next to their tests.
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.001 } },
  use: {
    // All tests use one locale and time zone.
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    // Traces take a quarter of the run time; use `--trace on` for a failing test.
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
