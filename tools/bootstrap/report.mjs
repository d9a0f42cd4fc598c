import { fileURLToPath } from 'node:url'

/**
 * Whether a module is the program being run, rather than imported.
 * @param {string} url
 */
export const isMain = (url) => process.argv[1] === fileURLToPath(url)

/**
 * Prints a check's findings and fails if there are any.
 * @param {string} name
 * @param {readonly string[]} findings
 */
export function report(name, findings) {
  for (const finding of findings) process.stderr.write(`${finding}\n`)
  process.stdout.write(`${name}: ${findings.length === 0 ? 'ok' : `${findings.length} to mend`}\n`)
  process.exitCode = findings.length === 0 ? 0 : 1
}
