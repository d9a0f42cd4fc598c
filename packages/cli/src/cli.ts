import { homedir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { CallFailed } from '@sextant/client/client'
import { SignInFailed } from '@sextant/client/sign-in-failed'
import { type CliContext, UserError } from './context'
import { run } from './run'

const ended = new AbortController()
process.once('SIGINT', () => ended.abort())
process.once('SIGTERM', () => ended.abort())

const context: CliContext = {
  print: (line) => process.stdout.write(`${line}\n`),
  tell: (line) => process.stderr.write(`${line}\n`),
  fetch,
  env: process.env,
  configFolder: join(process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'sextant'),
  signal: ended.signal,
  now: () => new Date(),
  readInput: async () => await text(process.stdin),
}

try {
  await run(context, process.argv.slice(2))
} catch (error) {
  const isExpected = error instanceof UserError || error instanceof CallFailed || error instanceof SignInFailed
  context.tell(isExpected ? error.message : String(error))
  process.exitCode = 1
}
