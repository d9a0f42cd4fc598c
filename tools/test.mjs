/** `npm test`: installs, builds and finds a browser if necessary, then runs every test suite and prints a summary. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './bootstrap/built.mjs'
import { countOfPlaywright, countOfVitest } from './bootstrap/count.mjs'
import { ensureInstalled } from './bootstrap/installed.mjs'
import { root } from './bootstrap/root.mjs'

ensureInstalled()
ensureBuilt()

const reports = join(root, '.cache/reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const vitest = join(reports, 'vitest.json')
const playwright = join(reports, 'playwright.json')
const counts = [
  suite('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`], {
    report: vitest,
    count: countOfVitest,
  }),
  suite('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    report: playwright,
    count: countOfPlaywright,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwright },
  }),
]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
// The suites' output is long, so failures are repeated at the end, where readers look first.
for (const failure of counts.flatMap(({ failures }) => failures)) process.stdout.write(`\nfailed: ${failure}`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)

/**
 * Runs a suite with its own output and reads its report. A runner that fails without failed tests, or writes no report,
 * counts as one failure.
 * @param {string} program a file of a package
 * @param {readonly string[]} args
 */
function suite(program, args, { report, count, env = {} }) {
  const run = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, failures: [] }
  return run.status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}
