import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files of a checkout that belong to it: tracked ones and new ones, without what git ignores.
 * @param {string} folder
 * @returns {string[]} paths relative to the folder
 */
export function filesOf(folder) {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (listed.status !== 0) throw new Error(`git cannot list the files of ${folder}: ${listed.stderr}`)
  return [...new Set(listed.stdout.split('\0'))].filter((path) => path !== '' && existsSync(join(folder, path)))
}
