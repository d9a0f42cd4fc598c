import { setTimeout } from 'node:timers/promises'
import type { Clock } from '../clock'

/** The longest pause, in milliseconds. */
const maxMs = 50

/** Called after each piece of a work. */
export type Pause = () => Promise<void>

/**
 * For work that nobody waits for and that is more than waiting: it is done piece by piece, and the answer is called
 * after each. It waits as long as the piece took, so that whatever else the process has to do has half of it. Letting
 * only what is due go first would make an answer of many steps wait for as many pieces.
 */
export function pace({ elapsed }: Clock, sleep: (ms: number) => Promise<unknown> = setTimeout): Pause {
  let began = elapsed()
  return async () => {
    await sleep(Math.min(maxMs, elapsed() - began))
    began = elapsed()
  }
}
