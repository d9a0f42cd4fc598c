import { parseArgs } from 'node:util'
import { call } from './call'
import { type CliContext, UserError } from './context'
import { listen } from './listen'
import { login, logout } from './login'
import { send } from './send'

export const help = `Usage: sextant COMMAND

  login --client-id ID --team developers/3 [--url URL]   keep an application's credentials
  logout                                                 forget them
  listen [--forward URL] [--events TYPES]                events as they happen, forwarded as signed webhooks
  send FILE.eml… [--mailbox ID]                          hand in messages
  send --sample flight|hotel [--mailbox ID]              have a mailbox receive a made-up booking
  api METHOD PATH                                        any call, such as: sextant api GET 'segments/all?limit=5'

The client secret is read from SEXTANT_CLIENT_SECRET or standard input. SEXTANT_URL, SEXTANT_CLIENT_ID and
SEXTANT_TEAM take the place of what login keeps; SEXTANT_WEBHOOK_SECRET is the secret that listen signs with.`

const text = { type: 'string' } as const
const options = {
  url: text,
  'client-id': text,
  team: text,
  forward: text,
  events: text,
  sample: text,
  mailbox: text,
  help: { type: 'boolean', short: 'h' },
} as const

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : 'These arguments are not understood.')
  }
}

/** Runs one command. Throws `UserError` with instructions for incorrect usage. */
export async function run(context: CliContext, args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args)
  const [command, ...rest] = positionals
  if (values.help || command === undefined || command === 'help') return context.print(help)
  switch (command) {
    case 'login':
      return await login(context, values)
    case 'logout':
      return await logout(context)
    case 'listen':
      return await listen(context, values)
    case 'send':
      return await send(context, rest, values)
    case 'api': {
      const [method, path] = rest
      if (method === undefined || path === undefined) throw new UserError('Say which call: sextant api GET emails')
      return await call(context, method, path)
    }
    default:
      throw new UserError(`There is no command “${command}”. See sextant --help`)
  }
}
