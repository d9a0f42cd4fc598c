import { generateKeyPairSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import ssh2 from 'ssh2'
import { fingerprint } from '../../src/marketplace/delivery/deliver-by-sftp'

export type SftpServer = {
  readonly port: number
  /** In the format of `ssh-keygen -l`. */
  readonly hostKey: string
  /** The uploaded files by path. */
  readonly files: ReadonlyMap<string, string>
  close(): Promise<void>
}

/** An in-memory SFTP server with one user name and password. */
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

/** Serves the requests needed for an upload. As in plain SFTP, renaming onto an existing file fails. */
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
