import { defineConfig } from 'vitest/config'

// A slow machine is no failure: the limits are for what hangs.
const common = {
  restoreMocks: true,
  // Files leave nothing behind, so those of one worker share what they load: loading was half of the time.
  isolate: false,
  onConsoleLog: () => true,
  testTimeout: 150_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 45_000 } },
}

/**
 * Rules and tools need nothing; the server's tests share one database server; the console's have a page to stand on.
 * The browser's journeys are in e2e.
 */
export default defineConfig({
  test: {
    // One more than the cores of the smallest machines: those that kill a product wait most of the time.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...common,
          name: 'packages',
          include: ['packages/*/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: ['apps/server/test/kit/global-setup.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'console',
          environment: 'jsdom',
          include: ['apps/console/test/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/console/test/kit/setup.ts'],
        },
      },
    ],
  },
})
