import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { databaseAccount } from '@sextant/embedded-postgres/account'
import { ImapFlow } from 'imapflow'
import { freePort } from '../../../../../tools/free-port.mjs'
import { programPath } from '../programs'

/** A real IMAP server with the accounts `ann` and `bob`, whose password is `secret`. */
export type Dovecot = {
  readonly host: 'localhost'
  /** The port with implicit TLS. */
  readonly port: number
  /** The port with STARTTLS. */
  readonly startTlsPort: number
  /** The certificate authority of the server, and its file. */
  readonly ca: string
  readonly caFile: string
  /** Signs in as the owner of an account, to act as an email program. */
  as(user: string): Promise<ImapFlow>
  /** Adds a message to an account, by default with the current time. */
  put(user: string, message: Buffer, folder?: string, arrived?: Date): Promise<void>
  /** Closes all connections and restarts the server. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const password = 'secret'

type Options = {
  /** The URL prefix at which tokens are checked. */
  readonly introspection?: string
}

export async function startDovecot({ introspection }: Options = {}): Promise<Dovecot> {
  const program = programPath('dovecot')
  const folder = await mkdtemp(join(tmpdir(), 'sextant-imap-'))
  await chmod(folder, 0o755)
  const [port, startTlsPort] = [await freePort(), await freePort()]
  const users = join(folder, 'users')
  const caFile = join(folder, 'cert.pem')
  certify(folder)
  await writeFile(users, ['ann', 'bob'].map((user) => `${user}:{PLAIN}${password}\n`).join(''))
  const account = await databaseAccount(null)
  const mail = join(folder, 'mail')
  await mkdir(mail)
  if (account) await chown(mail, account.uid, account.gid)
  const config = join(folder, 'dovecot.conf')
  const who = account ?? {
    name: process.env['USER'] ?? '',
    uid: process.getuid?.() ?? 0,
    gid: process.getgid?.() ?? 0,
  }
  await writeFile(config, configOf({ folder, port, startTlsPort, who, introspection }))
  if (introspection !== undefined) await writeFile(join(folder, 'oauth2.conf'), oauthOf(introspection))
  let server = await run(program, config, port, folder)
  const as = async (user: string): Promise<ImapFlow> => {
    const auth = { user, pass: password }
    const ca = await readFile(caFile)
    const client = new ImapFlow({ host: 'localhost', port, secure: true, auth, tls: { ca }, logger: false })
    await client.connect()
    return client
  }
  return {
    host: 'localhost',
    port,
    startTlsPort,
    ca: await readFile(caFile, 'utf8'),
    caFile,
    as,
    put: async (user, message, to = 'INBOX', arrived = new Date()) => {
      const client = await as(user)
      await client.append(to, message, [], arrived)
      await client.logout()
    },
    restart: async () => {
      await server()
      server = await run(program, config, port, folder)
    },
    stop: async () => {
      await server()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the server and returns a function that stops it. */
async function run(program: string, config: string, port: number, folder: string): Promise<() => Promise<void>> {
  const child = spawn(program, ['-F', '-c', config], { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  for (let look = 0; look < 200 && child.exitCode === null; look += 1) {
    if (await answers(port)) {
      return async () => {
        child.kill('SIGTERM')
        if (child.exitCode === null) await once(child, 'exit')
        // Its child processes keep connections open for some seconds.
        endGroup(child.pid)
      }
    }
    await delay(50)
  }
  const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '')
  throw new Error(`Dovecot did not start. ${said}${log}`)
}

function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL')
  } catch {
    // The processes have already ended.
  }
}

const answers = async (port: number): Promise<boolean> =>
  await new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).once('error', () => resolve(false))
  })

/** Creates a key, and a self-signed certificate for `localhost`. */
function certify(folder: string): void {
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, ...files]
  const created = spawnSync('openssl', args, { encoding: 'utf8' })
  if (created.status !== 0) throw new Error(`openssl made no certificate. ${created.stderr}`)
}

type Config = {
  readonly folder: string
  readonly port: number
  readonly startTlsPort: number
  readonly who: { readonly name: string; readonly uid: number; readonly gid: number }
  readonly introspection: string | undefined
}

const configOf = ({ folder, port, startTlsPort, who, introspection }: Config): string => `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = required
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
auth_mechanisms = plain login xoauth2
auth_failure_delay = 0
default_internal_user = ${who.name}
default_internal_group =
default_login_user = ${who.name}
first_valid_uid = 1
mail_max_userip_connections = 100
mail_location = maildir:~/Maildir
mailbox_list_index = no
namespace inbox {
  inbox = yes
}
passdb {
  driver = passwd-file
  args = scheme=PLAIN ${folder}/users
  mechanisms = plain login
}
${
  introspection === undefined
    ? ''
    : `passdb {
  driver = oauth2
  mechanisms = xoauth2
  args = ${folder}/oauth2.conf
}`
}
userdb {
  driver = static
  args = uid=${who.uid} gid=${who.gid} home=${folder}/mail/%u allow_all_users=yes
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${startTlsPort}
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
service anvil {
  chroot =
  # Otherwise each wrong password makes the next answer slower, for the whole machine.
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service stats {
  chroot =
}
`

const oauthOf = (introspection: string): string => `
introspection_mode = get
introspection_url = ${introspection}
username_attribute = username
active_attribute = active
active_value = true
`
