/** A free port for a program that is about to start. */
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ephemeral port range (RFC 6335 §6 and Linux), so that the system does not hand the port to another program
 * first.
 */
const first = 20_000
const count = 12_000

/**
 * A port that is currently free and unlikely to be taken before it is used.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = first + randomInt(count)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return await freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
