import { mkdir, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import configuration from '../../.dependency-cruiser.cjs'
import { checkImports } from '../check-imports.mjs'
import { writeTree } from './tree'

/** Rule → an import that violates it: a file, an npm package or a Node module. */
const sampleViolations: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'contract-is-ground': ['packages/contract/src/trips/schemas.ts', 'packages/domain/src/kit/day.ts'],
  'contract-is-ground/schemas': ['packages/contract/src/trips/events.ts', 'packages/contract/src/emails/endpoints.ts'],
  'domain-is-pure': ['packages/domain/src/trips/group.ts', 'node:fs'],
  'places-is-pure': ['packages/places/src/kit/find.ts', 'packages/contract/src/kit/wire.ts'],
  'places-is-pure/console': ['apps/console/src/kit/airport.ts', 'packages/places/src/airports/find.ts'],
  'extraction-is-pure': ['packages/extraction/src/readers/ical.ts', 'node:http'],
  'embedded-postgres-stands-alone': ['packages/embedded-postgres/src/launch.ts', 'packages/domain/src/kit/time.ts'],
  'extraction-is-pure/bytes': ['packages/bytes/src/inflate.ts', 'node:zlib'],
  'extraction-is-pure/pdf': ['packages/pdf/src/open-pdf.ts', 'packages/contract/src/emails/reservation.ts'],
  'extraction-is-pure/ticket-codes': ['packages/ticket-codes/src/uic/uic.ts', 'packages/extraction/src/kit/draft.ts'],
  'extraction-downward': [
    'packages/extraction/src/readers/supplier/read-layout.ts',
    'packages/extraction/src/suppliers/list.ts',
  ],
  walls: ['apps/server/src/main/page.ts', 'apps/console/src/app/page.tsx'],
  'walls/console': ['apps/console/src/app/read.ts', 'packages/extraction/src/extract.ts'],
  'demo-is-data': ['apps/demo/src/people.ts', 'apps/server/src/users/store.ts'],
  'demo-is-data/seed': ['apps/server/src/teams/create.ts', 'apps/demo/src/teams.ts'],
  'walls/packages': ['packages/client/src/client.ts', 'bench/main.ts'],
  'walls/e2e': ['e2e/trips/trip.spec.ts', 'apps/server/src/trips/present.ts'],
  'platform-knows-nobody': ['apps/server/src/platform/log.ts', 'apps/server/src/audit/index.ts'],
  'server-feature': ['apps/server/src/emails/receive.ts', 'apps/server/src/mailboxes/find.ts'],
  'server-feature/extraction': ['apps/server/src/trips/read.ts', 'packages/extraction/src/extract.ts'],
  'server-feature/downward': ['apps/server/src/emails/process.ts', 'apps/server/src/segments/index.ts'],
  'only-store-speaks-sql': ['apps/server/src/trips/list.ts', 'kysely'],
  'ui-knows-nobody': ['apps/console/src/ui/badge.tsx', 'packages/contract/src/trips/labels.ts'],
  'ui-knows-nobody/data': ['apps/console/src/ui/link.tsx', '@tanstack/react-router'],
  'console-feature': ['apps/console/src/trips/list.tsx', 'apps/console/src/emails/table.tsx'],
  'no-circle': ['packages/domain/src/kit/one.ts', 'packages/domain/src/kit/other.ts'],
}

/** A type-only import, which counts as well. */
const importing = (from: string, to: string): string => {
  const path = relative(dirname(from), to)
  const specifier = !to.includes('.') ? to : path.startsWith('.') ? path : `./${path}`
  return `import type { It } from '${specifier.replace(/\.tsx?$/, '')}'\nexport type Mine = It\n`
}

const target = 'export type It = string\n'
const npm = (name: string) => ({
  [`node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "main": "index.js" }`,
  [`node_modules/${name}/index.js`]: 'exports.It = 1\n',
})

async function writeAll(): Promise<string> {
  const pairs = Object.values(sampleViolations)
  const targets = pairs.map(([, to]) => [to, target]).filter(([to = '']) => to.includes('/') && /\.tsx?$/.test(to))
  const sources = pairs.map(([from, to]) => [from, importing(from, to)])
  const back = {
    'packages/domain/src/kit/other.ts': importing('packages/domain/src/kit/other.ts', 'packages/domain/src/kit/one.ts'),
  }
  return await writeTree({
    'tsconfig.base.json': '{}',
    ...npm('kysely'),
    ...npm('@tanstack/react-router'),
    ...Object.fromEntries(targets),
    ...Object.fromEntries(sources),
    ...back,
  })
}

test('each rule catches exactly its own sample violation', async () => {
  const findings = await checkImports(await writeAll())
  const found = new Set(findings.map((line) => line.slice(0, line.indexOf(' → '))))
  const cycles = [...found].filter((line) => line.startsWith('no-circle: '))
  const expected = Object.entries(sampleViolations).map(([rule, [from]]) => `${rule}: ${from}`)
  expect(cycles.length).toBeGreaterThan(0)
  expect(new Set([...found].filter((line) => !cycles.includes(line)))).toEqual(
    new Set(expected.filter((line) => !line.startsWith('no-circle: '))),
  )
})

test('every rule has a sample violation and a reason', () => {
  const { forbidden = [] } = configuration
  expect(new Set(forbidden.map(({ name }) => name))).toEqual(new Set(Object.keys(sampleViolations)))
  for (const { comment } of forbidden) expect(comment).toMatch(/^\S.{20,}\.$/)
})

test('imports by package name are resolved to their source', async () => {
  const folder = await writeTree({
    'tsconfig.base.json': '{}',
    'packages/extraction/package.json': '{ "name": "@sextant/extraction", "exports": { "./*": "./src/*.ts" } }',
    'packages/extraction/src/extract.ts': target,
    'apps/console/src/app/read.ts': `import type { It } from '@sextant/extraction/extract'\nexport type Mine = It\n`,
  })
  await mkdir(join(folder, 'node_modules/@sextant'), { recursive: true })
  await symlink('../../packages/extraction', join(folder, 'node_modules/@sextant/extraction'))
  expect(await checkImports(folder)).toEqual([
    expect.stringContaining('walls/console: apps/console/src/app/read.ts → packages/extraction/src/extract.ts'),
  ])
})

test('allowed imports pass', async () => {
  const allowed = [
    ['apps/server/src/emails/process.ts', 'apps/server/src/mailboxes/index.ts'],
    ['apps/server/src/trips/store.ts', 'kysely'],
    ['apps/console/src/ui/amount.tsx', 'packages/domain/src/kit/money.ts'],
    ['packages/contract/src/trips/endpoints.ts', 'packages/contract/src/segments/schemas.ts'],
  ] as const
  const folder = await writeTree({
    'tsconfig.base.json': '{}',
    ...npm('kysely'),
    ...Object.fromEntries(allowed.filter(([, to]) => to.includes('.')).map(([, to]) => [to, target])),
    ...Object.fromEntries(allowed.map(([from, to]) => [from, importing(from, to)])),
  })
  expect(await checkImports(folder)).toEqual([])
})

test('a check that reads nothing fails', async () => {
  expect(await checkImports(await writeTree({ 'tsconfig.base.json': '{}' }))).toHaveLength(1)
})
