import { Worker } from 'node:worker_threads'
import { type Extractor, makeExtractor } from '../../src/emails/extractor'
import { threadsFolder } from './threads-folder'

let started: Extractor | null = null

/**
 * The extractor that test files of a worker share: its thread takes seconds to load its data, and reads the first
 * emails slowly. It ends with the worker. Its thread is bundled, which reads twice as fast as from source.
 */
export function sharedExtractor(): Extractor {
  started ??= makeExtractor(
    { threads: 1, timeMs: 60_000, memoryMb: 256 },
    (options) => new Worker(new URL('emails/extract.worker.js', threadsFolder), { ...options, execArgv: [], env: {} }),
  )
  return { ...started, stop: async () => {} }
}
