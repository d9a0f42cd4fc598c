import { describe, expect, test } from 'vitest'
import { hashOf } from '../bootstrap/built.mjs'
import { countOfPlaywright, countOfVitest } from '../bootstrap/count.mjs'
import { isInstalled } from '../bootstrap/installed.mjs'
import { writeTree } from './tree'

describe('whether packages are installed', () => {
  const lock = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
    'node_modules/@sextant/contract': { link: true },
  }
  const link = { 'node_modules/@sextant/contract': { link: true } }

  test('is true if each package has the locked version, except those for other platforms', () => {
    expect(isInstalled(lock, { ...link, 'node_modules/a': { version: '1.0.0' } })).toBe(true)
  })

  test('is false if a package is missing or of another version, or a workspace is not linked', () => {
    expect(isInstalled(lock, link)).toBe(false)
    expect(isInstalled(lock, { ...link, 'node_modules/a': { version: '1.0.1' } })).toBe(false)
    expect(isInstalled(lock, { 'node_modules/a': { version: '1.0.0' } })).toBe(false)
  })
})

describe('whether sources changed', () => {
  const sources = { 'packages/a/src/a.ts': '1', 'packages/a/test/a.test.ts': '1' }

  test('the same files give the same hash, whatever is tested or built', async () => {
    const first = hashOf(await writeTree(sources), ['packages', 'missing'])
    const changed = { ...sources, 'packages/a/test/a.test.ts': '2', 'packages/a/dist/a.js': '' }
    expect(hashOf(await writeTree(changed), ['packages', 'missing'])).toBe(first)
  })

  test('a changed text or name changes the hash', async () => {
    const first = hashOf(await writeTree(sources), ['packages'])
    expect(hashOf(await writeTree({ 'packages/a/src/a.ts': '2' }), ['packages'])).not.toBe(first)
    expect(hashOf(await writeTree({ 'packages/a/src/b.ts': '1' }), ['packages'])).not.toBe(first)
  })
})

describe('counting', () => {
  test('a test file that does not load counts as a failure, although it has no tests', () => {
    const test = { status: 'passed', fullName: 'passes' }
    const loaded = { name: 'a.test.ts', status: 'passed', assertionResults: [test, test] }
    const broken = { name: 'b.test.ts', status: 'failed', message: 'No such file\n at b', assertionResults: [] }
    const report = { numPassedTests: 2, numFailedTests: 0, testResults: [loaded, broken] }
    expect(countOfVitest(report)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['b.test.ts › does not load: No such file'],
    })
  })

  test('failed tests are named with their file and the first line of their message', () => {
    const passed = { status: 'passed', fullName: 'adds one' }
    const failed = { status: 'failed', fullName: 'adds two', failureMessages: ['expected 3 to be 4\n at a.test.ts:3'] }
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [passed, failed] }],
    }
    expect(countOfVitest(report)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a.test.ts › adds two: expected 3 to be 4'],
    })
  })

  test('a test that passed on retry and an error outside tests are failures', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{}] }
    expect(countOfPlaywright(report)).toEqual({ passed: 3, failed: 3, failures: [] })
  })
})
