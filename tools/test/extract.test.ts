import { execFileSync, spawnSync } from 'node:child_process'
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

test('the bundled extraction gives the same results as its sources and is bundled once', () => {
  const bundled = run(join(root, 'tools/extract.mjs'))
  expect(JSON.parse(bundled)).toEqual(JSON.parse(run('--import', 'tsx', join(root, 'tools/extract/cli.ts'))))
  const bundles = () => readdirSync(join(root, '.cache/extract'))
  const first = bundles()
  expect(run(join(root, 'tools/extract.mjs'))).toBe(bundled)
  expect(bundles()).toEqual(first)
}, 120_000)

test.each([
  ['read where its languages are set', 'eng', 'LodgingReservation', ''],
  ['reported as not read where none are', '', undefined, 'info image-unread: The picture was not read'],
])(
  'a picture is %s',
  (_, languages, type, result) => {
    const picture = join(root, 'packages/ocr/test/stay.png')
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [join(root, 'tools/extract.mjs'), '--context-date', '2026-09-01T00:00:00Z', picture],
      { env: { ...process.env, OCR_LANGUAGES: languages }, encoding: 'utf8' },
    )
    const output: Record<string, { '@type': string }[]> = JSON.parse(stdout)
    expect([status, output[picture]?.[0]?.['@type']]).toEqual([0, type])
    expect(stderr).toContain(result)
  },
  120_000,
)
