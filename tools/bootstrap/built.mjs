import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { step } from './command.mjs'
import { root } from './root.mjs'

const outputs = ['apps/server/dist/main/start.js', 'apps/console/dist/index.html']
const inputs = ['packages', 'apps', 'package.json', 'package-lock.json', 'tsconfig.base.json']
/** Folders that no build reads. */
const ignored = new Set(['node_modules', 'dist', 'test', 'migrations'])

/** Builds the console and the server if an artifact is missing or a source has changed. */
export function ensureBuilt() {
  const stamp = join(root, '.cache/built')
  const current = hashOf(root, inputs)
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (built === current && outputs.every((path) => existsSync(join(root, path)))) return
  for (const name of ['console', 'server'])
    step(`Building the ${name}`, 'npm', ['run', '--silent', 'build', '-w', `@sextant/${name}`])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, current)
}

/**
 * A hash over the paths and contents of files and folders.
 * @param {string} folder
 * @param {readonly string[]} paths relative to the folder; missing ones count as empty
 */
export function hashOf(folder, paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => filesUnder(folder, path))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} folder @param {string} path @returns {string[]} */
function filesUnder(folder, path) {
  const full = join(folder, path)
  if (!existsSync(full)) return []
  const entries = readdirOrNull(full)
  if (!entries) return [path]
  return entries
    .filter(({ name }) => !ignored.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesUnder(folder, join(path, name)))
}

/** @param {string} path */
function readdirOrNull(path) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return null
    throw error
  }
}
