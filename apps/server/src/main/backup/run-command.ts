/**
 * Runs an operator's command that takes a folder, and prints its result or error on one line, without a stack trace.
 */
export async function runCommand(usage: string, run: (folder: string) => Promise<string>): Promise<void> {
  const [folder, ...more] = process.argv.slice(2)
  if (folder === undefined || folder === '' || more.length > 0) {
    process.stderr.write(`Usage: ${usage}\n`)
    process.exitCode = 2
    return
  }
  try {
    process.stdout.write(`${await run(folder)}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
