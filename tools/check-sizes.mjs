/** Holds the size of files: a room that grows is two rooms. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from './bootstrap/files.mjs'
import { isMain, report } from './bootstrap/report.mjs'
import { root } from './bootstrap/root.mjs'

const mostLines = 250
const isSource = (path) => /\.(tsx?|mjs|cjs)$/.test(path) && !/\.gen\.|(^|\/)(fixtures|data)\//.test(path)

/**
 * Sources of more than 250 lines.
 * @param {string} folder
 * @param {readonly string[]} files paths relative to the folder
 * @returns {string[]}
 */
export function checkSizes(folder, files) {
  return files
    .filter(isSource)
    .map((path) => ({ path, lines: readFileSync(join(folder, path), 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => `${path}: ${lines} lines, ${mostLines} at most`)
}

if (isMain(import.meta.url)) report('sizes', checkSizes(root, filesOf(root)))
