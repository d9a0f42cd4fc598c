import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { systemClock } from '../../platform/clock'
import { readyMessage } from '../start-thread'
import { checkSender } from './check-sender'
import { makeResolver } from './resolver'

const { servers, timeoutMs } = z.object({ servers: z.array(z.string()), timeoutMs: z.number() }).parse(workerData)

const Request = z.object({
  id: z.int(),
  bytes: z.instanceof(Uint8Array),
  peer: z.nullable(z.object({ ip: z.string(), helo: z.nullable(z.string()), sender: z.nullable(z.string()) })),
})

const resolve = makeResolver({ servers, timeoutMs, elapsed: () => systemClock.elapsed() })

parentPort?.on('message', (raw: unknown) => {
  const { id, ...message } = Request.parse(raw)
  void checkSender(message, resolve)
    .catch(
      (error: unknown) => `Its sender could not be checked: ${error instanceof Error ? error.message : 'unknown'}.`,
    )
    .then((checks) => parentPort?.postMessage({ id, checks }))
})
parentPort?.postMessage(readyMessage)
