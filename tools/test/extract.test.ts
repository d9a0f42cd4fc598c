import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

const fixtures = join(root, 'packages/extraction/test/fixtures')
const documents = readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(eml|pdf)$/.test(name))
  .slice(0, 4)

const run = (...args: string[]): string =>
  execFileSync(process.execPath, [...args, '--context-date', '2026-01-01T00:00:00Z', ...documents], {
    cwd: fixtures,
    env: { ...process.env, INIT_CWD: fixtures },
    encoding: 'utf8',
  })

test('the bundled extraction says what its sources say, and is not bundled twice', () => {
  const bundled = run(join(root, 'tools/extract.mjs'))
  expect(JSON.parse(bundled)).toEqual(
    JSON.parse(run('--import', 'tsx', join(root, 'packages/extraction/src/cli.ts'))),
  )
  const bundles = () => readdirSync(join(root, '.cache/extract'))
  const [first] = bundles()
  expect(run(join(root, 'tools/extract.mjs'))).toBe(bundled)
  expect(bundles()).toEqual([first])
}, 30_000)
