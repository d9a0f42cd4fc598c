import { generateKeyPairSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import ssh2 from 'ssh2'
import { fingerprint } from '../../src/marketplace/delivery/deliver-by-sftp'

export type SftpServer = {
  readonly port: number
  /** As `ssh-keygen -l` prints it. */
  readonly hostKey: string
  /** What was put, by path. */
  readonly files: ReadonlyMap<string, string>
  close(): Promise<void>
}

/** A server of files in memory that takes one name and one password. */
export async function openSftpServer(login: { username: string; password: string }): Promise<SftpServer> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  })
  const key = ssh2.utils.parseKey(privateKey)
  if (key instanceof Error) throw key
  const files = new Map<string, string>()
  const server = new ssh2.Server({ hostKeys: [privateKey] }, (client) => {
    client.on('error', () => {})
    client.on('authentication', (auth) => {
      const fits = auth.method === 'password' && auth.username === login.username && auth.password === login.password
      if (fits) auth.accept()
      else auth.reject(['password'])
    })
    client.on('ready', () => {
      client.on('session', (accept) => {
        accept().on('sftp', (open) => serveFiles(open(), files))
      })
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port }: Pick<AddressInfo, 'port'> = addressOf(server)
  return {
    port,
    hostKey: fingerprint(key.getPublicSSH()),
    files,
    close: async () =>
      await new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

function addressOf(server: ssh2.Server): AddressInfo {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens nowhere.')
  return address
}

const { OK, NO_SUCH_FILE, FAILURE } = ssh2.utils.sftp.STATUS_CODE

/** The few requests that putting a file takes. Renaming onto a file that is there fails, as plain SFTP has it. */
function serveFiles(files: ssh2.SFTPWrapper, stored: Map<string, string>): void {
  const open = new Map<number, string>()
  files.on('OPEN', (id, path) => {
    const handle = Buffer.alloc(4)
    handle.writeUInt32BE(open.size)
    open.set(open.size, path)
    stored.set(path, '')
    files.handle(id, handle)
  })
  files.on('WRITE', (id, handle, _offset, data) => {
    const path = open.get(handle.readUInt32BE(0)) ?? ''
    stored.set(path, (stored.get(path) ?? '') + data.toString('utf8'))
    files.status(id, OK)
  })
  files.on('CLOSE', (id) => files.status(id, OK))
  files.on('FSETSTAT', (id) => files.status(id, OK))
  files.on('REMOVE', (id, path) => files.status(id, stored.delete(path) ? OK : NO_SUCH_FILE))
  files.on('RENAME', (id, from, to) => {
    const content = stored.get(from)
    if (content === undefined || stored.has(to)) return files.status(id, FAILURE)
    stored.set(to, content)
    stored.delete(from)
    files.status(id, OK)
  })
}
