import { setTimeout } from 'node:timers/promises'
import type { Clock } from '../clock'

/** The longest pause in milliseconds. */
const maxMs = 50

/** Called after each piece of work. */
export type Pause = () => Promise<void>

/**
 * Paces background work that uses the CPU. The returned function is called after each piece and waits as long as the
 * piece took, which leaves half of the time to the rest of the process. If it merely yielded, a response of many steps
 * would have to wait for as many pieces.
 */
export function pace({ elapsed }: Clock, sleep: (ms: number) => Promise<unknown> = setTimeout): Pause {
  let began = elapsed()
  return async () => {
    await sleep(Math.min(maxMs, elapsed() - began))
    began = elapsed()
  }
}
