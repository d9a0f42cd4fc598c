/**
 * Checks that only the clock module reads the time, where the linter cannot: `new Date()` and `Date()` without
 * arguments.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from './bootstrap/files.mjs'
import { isMain, report } from './bootstrap/report.mjs'
import { root } from './bootstrap/root.mjs'

const checkedPaths = /^(packages\/[^/]+|apps\/server)\/src\/.*\.tsx?$/
const allowed = new Set(['apps/server/src/platform/clock.ts'])
const readsTheTime = /\bnew Date(\(\s*\)|(?!\s*[(\w<]))|(?<!\bnew |[\w.])Date\(/

/**
 * Lines outside the clock module that read the time.
 * @param {string} folder
 * @param {readonly string[]} files paths relative to the folder
 * @returns {string[]}
 */
export function checkClock(folder, files) {
  return files
    .filter((path) => checkedPaths.test(path) && !allowed.has(path) && !path.endsWith('/cli.ts'))
    .flatMap((path) =>
      readFileSync(join(folder, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          readsTheTime.test(withoutComment(line)) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
        ),
    )
    .map((finding) => `${finding}\n    Time comes from platform/clock.ts, or is passed in.`)
}

/** @param {string} line */
const withoutComment = (line) => line.replace(/^\s*(\/?\*|\/\/).*/, '').replace(/\s\/\/ .*/, '')

if (isMain(import.meta.url)) report('clock', checkClock(root, filesOf(root)))
