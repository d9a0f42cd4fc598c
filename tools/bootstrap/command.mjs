import { spawnSync } from 'node:child_process'
import { root } from './root.mjs'

/**
 * Runs a program in the checkout and ends this one when it fails. What it prints goes to standard error: standard output
 * belongs to the program that is being prepared.
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
