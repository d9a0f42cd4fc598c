import { fileURLToPath } from 'node:url'

/** Whether a file is the program that was started, and not imported by another. @param {string} url */
export const isMain = (url) => process.argv[1] === fileURLToPath(url)

/**
 * Shows what a check found and fails if it found anything.
 * @param {string} name
 * @param {readonly string[]} findings
 */
export function report(name, findings) {
  for (const finding of findings) process.stderr.write(`${finding}\n`)
  process.stdout.write(`${name}: ${findings.length === 0 ? 'ok' : `${findings.length} to mend`}\n`)
  process.exitCode = findings.length === 0 ? 0 : 1
}
