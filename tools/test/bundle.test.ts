import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkBundle, filesFor } from '../check-bundle.mjs'
import { writeTree } from './tree'

const manifest = {
  'index.html': { file: 'boot.js', dynamicImports: ['src/app/main.tsx'] },
  'src/app/main.tsx': {
    file: 'entry.js',
    imports: ['_react.js'],
    dynamicImports: ['_login.js', 'src/trips/trip.tsx'],
  },
  '_login.js': { file: 'login.js', name: 'sign-in', imports: ['_react.js', '_form.js'] },
  'src/trips/trip.tsx': { file: 'trip.js', imports: ['_map.js'] },
  '_react.js': { file: 'react.js', imports: ['src/app/main.tsx'] },
  '_form.js': { file: 'form.js' },
  '_map.js': { file: 'map.js' },
}

const dist = async (login: string) =>
  writeTree({
    '.vite/manifest.json': JSON.stringify(manifest),
    ...Object.fromEntries(['boot', 'entry', 'react', 'form'].map((name) => [`${name}.js`, ''])),
    'login.js': login,
  })

test('a page loads its entry and static imports, each once', () => {
  const files = filesFor(manifest, ['src/app/main.tsx', '_login.js'])
  expect(new Set(files)).toEqual(new Set(['entry.js', 'react.js', 'login.js', 'form.js']))
})

test('startup code over the budget is reported', async () => {
  const heavy = randomBytes(200_000).toString('base64').slice(0, 200_000)
  expect(checkBundle(await dist(heavy))).toEqual([expect.stringMatching(/^\/login asks for 15\d\.\d kB/)])
  expect(checkBundle(await dist('light'))).toEqual([])
})

test('missing startup code fails the check', async () => {
  const { 'src/app/main.tsx': _, ...others } = manifest
  const dist = await writeTree({ '.vite/manifest.json': JSON.stringify(others) })
  expect(checkBundle(dist)).toEqual(["the console's manifest has no start"])
})
