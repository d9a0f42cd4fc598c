/** Checks the size of the console's startup code: the compressed JavaScript that `/login` loads. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { runOrExit } from './bootstrap/command.mjs'
import { isMain, report } from './bootstrap/report.mjs'
import { root } from './bootstrap/root.mjs'

const budgetKb = 150
/** @typedef {{ file: string, name?: string, imports?: string[] }} Chunk */

/**
 * Files that the entries load before they can run.
 * @param {Record<string, Chunk>} manifest Vite's manifest
 * @param {readonly string[]} keys
 * @returns {string[]}
 */
export function filesFor(manifest, keys) {
  const seen = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const next of chunk.imports ?? []) visit(next)
  }
  keys.forEach(visit)
  return [...new Set([...seen].map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'))
}

/**
 * Entries over the limit, with their size in kB (1000 bytes, gzip).
 * @param {string} dist
 * @returns {string[]}
 */
export function checkBundle(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const signIn = Object.keys(manifest).find((key) => manifest[key].name === 'sign-in')
  if (!signIn) return ["the console's manifest has no file of the sign-in"]
  if (!manifest['src/app/main.tsx']) return ["the console's manifest has no start"]
  const bytes = filesFor(manifest, ['index.html', 'src/app/main.tsx', signIn])
    .map((file) => gzipSync(readFileSync(join(dist, file))).length)
    .reduce((sum, size) => sum + size, 0)
  const kb = Math.round(bytes / 100) / 10
  return kb > budgetKb ? [`/login asks for ${kb} kB of JavaScript, ${budgetKb} kB at most`] : []
}

if (isMain(import.meta.url)) {
  runOrExit('npm', ['run', '--silent', 'build', '-w', '@sextant/console'])
  report('bundle', checkBundle(join(root, 'apps/console/dist')))
}
