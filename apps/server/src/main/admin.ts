/**
 * The operator's commands: `npm run admin -- grant EMAIL ROLE`, `npm run admin -- add-team TYPE NAME OWNER_EMAIL` and
 * `npm run admin -- rates FILE`.
 */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { globalRoles } from '@sextant/contract/kit/permissions'
import { TeamType } from '@sextant/contract/kit/team'
import * as z from 'zod'
import { ensureUser, grantGlobalRole, hashPassword } from '../account'
import { addMailbox } from '../mailboxes'
import { makeDatabase } from '../platform/database/pool'
import { type Env, readEnv } from '../platform/env'
import type { Services } from '../platform/services'
import { NoRates } from '../segments/prices/read-rates'
import { renewRates } from '../segments/prices/renew-rates'
import { addTeam } from '../teams'
import { openServices } from './open-services'

const usage = `Usage:
  npm run admin -- grant EMAIL ${globalRoles.join('|')}
  npm run admin -- add-team org|dev NAME OWNER_EMAIL
  npm run admin -- rates FILE`

const Command = z.union([
  z.tuple([z.literal('grant'), z.email(), z.enum(globalRoles)]),
  z.tuple([z.literal('add-team'), TeamType, z.string().min(1), z.email()]),
  z.tuple([z.literal('rates'), z.string().min(1)]),
])
type Command = z.infer<typeof Command>

const print = (line: string): void => void process.stdout.write(`${line}\n`)

async function run(command: Command): Promise<void> {
  const env: Env = { ...readEnv(), logLevel: 'warn' }
  const { services, owner, close } = await openServices(env)
  try {
    if (command[0] === 'rates') return await renew(services, command[1])
    const email = command[0] === 'grant' ? command[1] : command[3]
    const password = randomBytes(12).toString('base64url')
    const { id, isNew } = await ensureUser(services.db, email, await hashPassword(password))
    if (isNew) print(`Made an account for ${email} with the password ${password}`)
    if (command[0] === 'grant') {
      // The product's own database role is not allowed to do this.
      await grantGlobalRole(makeDatabase(owner), id, command[2])
      print(`${email} is ${command[2]}`)
      return
    }
    const team = await addTeam(services.db, { type: command[1], name: command[2], owner: id })
    const address = await addMailbox(services.db, team, command[2], env.mailDomain)
    print(`Made ${command[2]} (${command[1]} ${team}) with the mailbox ${address}`)
  } finally {
    await close()
  }
}

/** Updates the exchange rates from a file, and prints the result. */
async function renew(services: Services, path: string): Promise<void> {
  try {
    const { changed, newest } = await renewRates(services, await readFile(path, 'utf8'), 'a file')
    print(
      `Rates up to ${newest} are known. New or different days: ${changed}. The running product converts prices anew.`,
    )
  } catch (error) {
    if (!(error instanceof NoRates) && !(error instanceof Error && 'code' in error)) throw error
    print(`The rates were not renewed. ${error.message}`)
    process.exitCode = 1
  }
}

const command = Command.safeParse(process.argv.slice(2))
if (command.success) await run(command.data)
else {
  print(usage)
  process.exitCode = 2
}
