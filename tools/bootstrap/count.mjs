/** @typedef {{ passed: number, failed: number, failures: readonly string[] }} Count with a line for each failure */

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] | null }} Test */

/** @typedef {{ name: string, status: string, message?: string, assertionResults: Test[] }} TestFile */

/**
 * The counts of a vitest report. A file that could not be loaded has no tests to count, and is one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: TestFile[] }} report
 * @returns {Count}
 */
export function countOfVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => lineOf(name, fullName, failureMessages?.[0])),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...failures, ...broken.map(({ name, message }) => lineOf(name, 'does not load', message))],
  }
}

/**
 * The counts of a Playwright report. Errors outside tests (such as failed setup) are separate failures. Its output
 * already ends with its own list of failures.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Count}
 */
export function countOfPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, failures: [] }
}

/** @param {string} file @param {string} title @param {string} [message] of which the first line is used */
function lineOf(file, title, message = '') {
  return `${file} › ${title}: ${message.split('\n')[0]}`
}
