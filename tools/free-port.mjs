/** A free port for a program that is about to start. */
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { env } from 'node:process'

/**
 * Below the ephemeral port range (RFC 6335 §6 and Linux), so that the system does not hand the port to another program
 * first.
 */
const first = 20_000
const count = 3_000

/**
 * Each worker of a test runner has ports of its own: a program that is killed and restarted keeps its port, and nobody
 * must take it meanwhile.
 */
const range = first + count * (Number(env['VITEST_POOL_ID'] ?? env['TEST_PARALLEL_INDEX'] ?? 0) % 4)

/**
 * A port that is currently free and unlikely to be taken before it is used.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = range + randomInt(count)
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
