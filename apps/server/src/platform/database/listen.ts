import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../log'

/**
 * Keeps one connection listening to a channel until stopped. `heard` receives the payload of each notification, and
 * null whenever listening (re)starts: earlier notifications may have been missed.
 */
export async function listen(
  pool: pg.Pool,
  log: Log,
  channel: string,
  stopped: AbortSignal,
  onPayload: (payload: string | null) => void,
): Promise<void> {
  while (!stopped.aborted) {
    try {
      const client = await pool.connect()
      try {
        client.on('notification', ({ payload }) => onPayload(payload ?? ''))
        await client.query(`listen ${channel}`)
        onPayload(null)
        await new Promise<void>((resolve, reject) => {
          client.once('error', reject)
          client.once('end', resolve)
          if (stopped.aborted) resolve()
          else stopped.addEventListener('abort', () => resolve(), { once: true })
        })
      } finally {
        client.release(true)
      }
    } catch (error) {
      log.warn({ err: error, channel }, 'not listening; trying again')
      await delay(1000, undefined, { signal: stopped }).catch(() => {})
    }
  }
}
