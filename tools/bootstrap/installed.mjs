import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { step } from './command.mjs'
import { root } from './root.mjs'

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, peer?: boolean }} LockedPackage */

/**
 * Whether an installation matches the lock file: npm's own record of installed packages lists every package in the same
 * version. Optional ones may be missing, since they are for other platforms.
 * @param {Record<string, LockedPackage>} locked `packages` of package-lock.json
 * @param {Record<string, LockedPackage>} installed `packages` of node_modules/.package-lock.json
 */
export function isInstalled(locked, installed) {
  return Object.entries(locked)
    .filter(([path]) => path !== '')
    .every(([path, { version, optional }]) => {
      const found = installed[path]
      return found ? found.version === version : optional === true
    })
}

/** Installs the packages if they are missing or do not match the lock file. */
export function ensureInstalled() {
  const record = join(root, 'node_modules/.package-lock.json')
  const fresh = existsSync(record) && isInstalled(packagesOf(join(root, 'package-lock.json')), packagesOf(record))
  if (fresh) return
  step('Installing packages, once', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
}

/** @param {string} path @returns {Record<string, LockedPackage>} */
const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages
