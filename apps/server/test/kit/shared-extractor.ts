import { type Extractor, makeExtractor } from '../../src/emails/extractor'

let started: Extractor | null = null

/**
 * The extractor that test files of a worker share: its thread takes seconds to load its data, and reads the first
 * emails slowly. It ends with the worker.
 */
export function sharedExtractor(): Extractor {
  started ??= makeExtractor({ threads: 1, timeMs: 60_000, memoryMb: 256 })
  return { ...started, stop: async () => {} }
}
