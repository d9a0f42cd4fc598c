import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { checkStructure, features } from '../check-structure.mjs'
import extractionLevels from '../extraction-levels.json' with { type: 'json' }

test('a folder that is not a feature is reported in every layer', () => {
  const layers = ['packages/contract/src', 'packages/domain/src', 'apps/server/src', 'apps/console/src', 'e2e']
  for (const layer of layers) {
    expect(checkStructure([`${layer}/webhooks/a.ts`, `${layer}/hooks/a.ts`])).toEqual([
      expect.stringContaining(`${layer}/hooks: no feature`),
    ])
  }
})

test('extra folders belong to one layer only, and files next to folders are allowed', () => {
  expect(checkStructure(['apps/server/src/main/start.ts', 'e2e/playwright.config.ts'])).toEqual([])
  expect(checkStructure(['packages/domain/src/platform/clock.ts'])).toHaveLength(1)
})

test('a feature’s subfolders have names from the list', () => {
  expect(checkStructure(['apps/server/src/webhooks/deliveries/store.ts'])).toEqual([])
  expect(checkStructure(['apps/server/src/webhooks/things/store.ts'])).toEqual([
    expect.stringContaining('apps/server/src/webhooks/things: not a name of a second-level folder'),
  ])
})

test.each([
  ['server', [...features]],
  ['extraction', extractionLevels.flat()],
])('docs/architecture.md lists the enforced levels: %s', async (name, folders) => {
  const page = await readFile(new URL('../../docs/architecture.md', import.meta.url), 'utf8')
  const [, listed = ''] = new RegExp(`Levels of the ${name}, lowest first: ([^.]+)\\.`).exec(page) ?? []
  expect(listed.split(/[\s·]+/)).toEqual(folders)
})

test('every folder of the extraction has a level', async () => {
  const source = new URL('../../packages/extraction/src/', import.meta.url)
  const namesIn = async (folder: string): Promise<string[]> =>
    (await readdir(new URL(folder, source), { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  const readers = (await namesIn('readers')).map((name) => `readers/${name}`)
  const folders = [...(await namesIn('.')).filter((name) => name !== 'readers'), ...readers]
  expect(folders.toSorted()).toEqual(extractionLevels.flat().toSorted())
})
