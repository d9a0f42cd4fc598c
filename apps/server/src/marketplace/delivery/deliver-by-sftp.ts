import { createHash } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { Client, type SFTPWrapper } from 'ssh2'
import { guardedLookup, type Permits, refuseLiteral } from '../../platform/http/guard'
import { type Deliver, delivered, failed, timeoutMs } from './deliver'

/**
 * Uploads a file to the partner's server, first under a temporary name so that nobody reads a partial file. Requires
 * the expected host key and a permitted address.
 */
export const deliverBySftp =
  (permits: Permits): Deliver<'sftp'> =>
  async ({ path, content }, _shown, values) => {
    const { host = '', port = '22', username = '', password = '', host_key: hostKey = '' } = values
    const url = `sftp://${host}:${port}${path}`
    try {
      const socket = await open(permits, host, Number(port))
      await put(socket, { username, password, hostKey }, path, content)
      return delivered(url)
    } catch (error) {
      return failed(url, error)
    }
  }

/** A connection to a permitted address. */
async function open(permits: Permits, host: string, port: number): Promise<Socket> {
  refuseLiteral(permits, host)
  return await new Promise((resolve, reject) => {
    const socket = connect({ host, port, lookup: guardedLookup(permits), timeout: timeoutMs })
    socket.once('connect', () => resolve(socket))
    socket.once('error', reject)
    socket.once('timeout', () => {
      socket.destroy()
      reject(new Error(`${host} did not answer within ${timeoutMs / 1000} seconds.`))
    })
  })
}

type Login = { readonly username: string; readonly password: string; readonly hostKey: string }

async function put(socket: Socket, login: Login, path: string, content: string): Promise<void> {
  const client = new Client()
  const deadline = setTimeout(() => socket.destroy(new Error('The server took too long.')), timeoutMs)
  try {
    await signIn(client, socket, login)
    const files = await filesOf(client)
    const unfinished = `${path}.part`
    await promisify((done) => files.writeFile(unfinished, content, done))
    // Plain SFTP cannot rename onto an existing file, as a repeated delivery would have to.
    await promisify((done) => files.unlink(path, () => done()))
    await promisify((done) => files.rename(unfinished, path, done))
  } finally {
    clearTimeout(deadline)
    client.end()
    socket.destroy()
  }
}

const signIn = async (client: Client, sock: Socket, { username, password, hostKey }: Login): Promise<void> =>
  await new Promise((resolve, reject) => {
    client.once('ready', () => resolve())
    client.on('error', reject)
    client.once('close', () => reject(new Error('The server closed the connection.')))
    client.connect({
      sock,
      username,
      password,
      readyTimeout: timeoutMs,
      hostVerifier: (key: Buffer) => fingerprint(key) === hostKey,
    })
  })

/** A host key's fingerprint as `ssh-keygen -l` prints it. */
export const fingerprint = (key: Uint8Array): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

const filesOf = async (client: Client): Promise<SFTPWrapper> =>
  await new Promise((resolve, reject) => {
    client.sftp((error, files) => (error ? reject(error) : resolve(files)))
  })

const promisify = async (run: (done: (error?: Error | null) => void) => void): Promise<void> =>
  await new Promise((resolve, reject) => {
    run((error) => (error ? reject(error) : resolve()))
  })
