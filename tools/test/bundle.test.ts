import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkBundle, filesFor } from '../check-bundle.mjs'
import { plant } from './tree'

const manifest = {
  'index.html': {
    file: 'entry.js',
    imports: ['_react.js'],
    dynamicImports: ['src/session/login.tsx', 'src/trips/trip.tsx'],
  },
  'src/session/login.tsx': { file: 'login.js', imports: ['_react.js', '_form.js'] },
  'src/trips/trip.tsx': { file: 'trip.js', imports: ['_map.js'] },
  '_react.js': { file: 'react.js', imports: ['index.html'] },
  '_form.js': { file: 'form.js' },
  '_map.js': { file: 'map.js' },
}

const dist = async (login: string) =>
  plant({
    '.vite/manifest.json': JSON.stringify(manifest),
    ...Object.fromEntries(['entry', 'react', 'form'].map((name) => [`${name}.js`, ''])),
    'login.js': login,
  })

test('what a page asks for is its entry and what that imports at once, each once', () => {
  const files = filesFor(manifest, ['index.html', 'src/session/login.tsx'])
  expect(new Set(files)).toEqual(new Set(['entry.js', 'react.js', 'login.js', 'form.js']))
})

test('a start that weighs more than the budget is found', async () => {
  const heavy = randomBytes(200_000).toString('base64').slice(0, 200_000)
  expect(checkBundle(await dist(heavy))).toEqual([expect.stringMatching(/^\/login asks for 15\d\.\d kB/)])
  expect(checkBundle(await dist('light'))).toEqual([])
})
