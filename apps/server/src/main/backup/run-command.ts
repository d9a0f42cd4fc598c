/**
 * Runs one of the operator's commands that takes a folder, and says how it went: a line, or what stopped it, without a
 * stack.
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
