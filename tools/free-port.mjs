/** A port for a program that is about to start. */
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give by themselves (RFC 6335 §6 and Linux): nobody else gets one before the program
 * does.
 */
const first = 20_000
const count = 12_000

/**
 * A port that is free now, and is unlikely to be taken until it is used.
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
