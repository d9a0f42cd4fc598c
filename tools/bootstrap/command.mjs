import { spawnSync } from 'node:child_process'
import { root } from './root.mjs'

/**
 * Runs a program in the checkout and exits if it fails. Its output goes to standard error, because standard output
 * belongs to the program being prepared.
 * @param {string} program
 * @param {readonly string[]} args
 */
export function runOrExit(program, args) {
  const { status, signal, error } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2] })
  if (status === 0) return
  const reason = error?.message ?? (signal ? `ended by ${signal}` : `exit code ${status}`)
  process.stderr.write(`${[program, ...args].join(' ')}: ${reason}\n`)
  process.exit(status || 1)
}

/** Maximum output of a preparation step, in bytes: a build lists hundreds of files. */
const maxOutputBytes = 16 * 1024 * 1024

/**
 * Runs a preparation step: prints its name and duration to standard error, and its output only if it fails, in which
 * case this program exits too.
 * @param {string} name
 * @param {string} program
 * @param {readonly string[]} args
 */
export function step(name, program, args) {
  const startedAt = performance.now()
  process.stderr.write(`${name} …\n`)
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: maxOutputBytes,
  })
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}${[program, ...args].join(' ')}: ${error?.message ?? 'failed'}\n`)
    process.exit(status || 1)
  }
  process.stderr.write(`${name}: done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
}
