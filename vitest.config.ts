import { defineConfig } from 'vitest/config'

/** Pure rules and the server share one runner; the browser's journeys have their own (e2e). */
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/server/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
    restoreMocks: true,
    onConsoleLog: () => true,
  },
})
