import { defineConfig } from 'vitest/config'

// The limits are for tests that hang, not for slow machines.
const common = {
  restoreMocks: true,
  // Test files leave nothing behind, so those of one worker share their modules: loading took half of the time.
  isolate: false,
  onConsoleLog: () => true,
  testTimeout: 150_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 45_000 } },
}

/**
 * Tests of packages and tools need no services; the server's share one database server; the console's have a DOM.
 * Browser tests are in e2e.
 */
export default defineConfig({
  test: {
    // One more than the cores of the smallest machines: tests that kill processes mostly wait.
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
