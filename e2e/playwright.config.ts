import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from '../tools/browser.mjs'

const { path, env } = findBrowser()

/** Journeys through the built product. One product serves them all, so they run one after another. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './kit/global-setup.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  use: {
    ...(process.env['SEXTANT_URL'] ? { baseURL: process.env['SEXTANT_URL'] } : {}),
    // Journeys read the page as people in one place do.
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: path,
      args: browserFlags.filter((flag) => flag !== '--headless'),
      env: { ...definedOnly(process.env), ...env },
    },
  },
})

function definedOnly(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
