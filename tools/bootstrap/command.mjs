import { spawnSync } from 'node:child_process'
import { root } from './root.mjs'

/**
 * Runs a program in the checkout and ends this one when it fails. What it prints goes to standard error: standard
 * output belongs to the program that is being prepared.
 * @param {string} program
 * @param {readonly string[]} args
 */
export function must(program, args) {
  const { status, signal, error } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2] })
  if (status === 0) return
  const reason = error?.message ?? (signal ? `ended by ${signal}` : `exit code ${status}`)
  process.stderr.write(`${[program, ...args].join(' ')}: ${reason}\n`)
  process.exit(status || 1)
}

/** What a program of the preparation may print, in bytes: a build lists hundreds of files. */
const mostPrinted = 16 * 1024 * 1024

/**
 * Runs a program as a step of the preparation: says on standard error which step it is and how long it took, and what
 * the program printed only where it fails. Then this one ends too.
 * @param {string} name
 * @param {string} program
 * @param {readonly string[]} args
 */
export function step(name, program, args) {
  const begun = performance.now()
  process.stderr.write(`${name} …\n`)
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: mostPrinted,
  })
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}${[program, ...args].join(' ')}: ${error?.message ?? 'failed'}\n`)
    process.exit(status || 1)
  }
  process.stderr.write(`${name}: done in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`)
}
