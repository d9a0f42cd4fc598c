/** Holds the names: a feature is called the same on every shelf. */

import { createRequire } from 'node:module'
import { filesOf } from './bootstrap/files.mjs'
import { isMain, report } from './bootstrap/report.mjs'
import { root } from './bootstrap/root.mjs'

/** @type {readonly (readonly string[])[]} */
const floors = createRequire(import.meta.url)('./floors.json')
export const features = new Set(floors.flat())

/** Each shelf with the folders it has beside features. */
const shelves = {
  'packages/contract/src': ['kit'],
  'packages/contract/test': ['kit'],
  'packages/domain/src': ['kit', 'permissions'],
  'packages/domain/test': ['kit', 'permissions'],
  'apps/server/src': ['main', 'platform'],
  'apps/server/test': ['main', 'platform', 'kit'],
  'apps/console/src': ['app', 'kit', 'ui'],
  'apps/console/test': ['app', 'kit', 'ui'],
  e2e: ['kit', 'journeys'],
}

/**
 * First-level folders of a shelf that are no feature and none of the shelf's extras.
 * @param {readonly string[]} files paths relative to the checkout
 * @returns {string[]}
 */
export function checkMirror(files) {
  return Object.entries(shelves).flatMap(([shelf, extras]) => {
    const folders = new Set(
      files.filter((path) => path.startsWith(`${shelf}/`)).flatMap((path) => folderIn(shelf, path)),
    )
    return [...folders]
      .filter((name) => !features.has(name) && !extras.includes(name))
      .map((name) => `${shelf}/${name}: no feature has this name (they stand in tools/floors.json)`)
  })
}

/** @param {string} shelf @param {string} path */
function folderIn(shelf, path) {
  const [name = '', ...rest] = path.slice(shelf.length + 1).split('/')
  return rest.length > 0 ? [name] : []
}

if (isMain(import.meta.url)) report('names', checkMirror(filesOf(root)))
