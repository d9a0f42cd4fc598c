import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { checkMirror, features } from '../check-mirror.mjs'

test('a folder that is no feature is found on every shelf', () => {
  const shelves = ['packages/contract/src', 'packages/domain/src', 'apps/server/src', 'apps/console/src', 'e2e']
  for (const shelf of shelves) {
    expect(checkMirror([`${shelf}/webhooks/a.ts`, `${shelf}/hooks/a.ts`])).toEqual([
      expect.stringContaining(`${shelf}/hooks: no feature`),
    ])
  }
})

test('an extra belongs to its own shelf only, and files beside the folders are free', () => {
  expect(checkMirror(['apps/server/src/main/start.ts', 'e2e/playwright.config.ts'])).toEqual([])
  expect(checkMirror(['packages/domain/src/platform/clock.ts'])).toHaveLength(1)
})

test('a folder inside a feature has a name from the list', () => {
  expect(checkMirror(['apps/server/src/webhooks/deliveries/store.ts'])).toEqual([])
  expect(checkMirror(['apps/server/src/webhooks/things/store.ts'])).toEqual([
    expect.stringContaining('apps/server/src/webhooks/things: not a name of a second-level folder'),
  ])
})

test('the floors of the architecture are the floors that are held', async () => {
  const page = await readFile(new URL('../../docs/architecture.md', import.meta.url), 'utf8')
  const [, floors = ''] = /lowest first: ([^.]+)\./.exec(page) ?? []
  expect(floors.split(/[\s·]+/)).toEqual([...features])
})
