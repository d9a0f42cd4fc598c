/** @typedef {{ passed: number, failed: number }} Count */

/**
 * What a report of vitest says. A file that could not be loaded has no tests to count: it is one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[]
 *   }[] }} report
 * @returns {Count}
 */
export function countOfVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/**
 * What a report of Playwright says. Errors outside of tests (a set-up that failed) are failures of their own.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Count}
 */
export function countOfPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
