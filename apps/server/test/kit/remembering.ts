import type { Extractor } from '../../src/emails/extractor'

/** Reads like another extractor, but reads the same bytes only once, for tests that receive an email repeatedly. */
export function remembering(extractor: Extractor): Extractor {
  const known = new Map<string, ReturnType<Extractor['read']>>()
  return {
    ...extractor,
    read: async (bytes, ...rest) => {
      const key = Buffer.from(bytes).toString('base64')
      const read = known.get(key) ?? extractor.read(bytes, ...rest)
      known.set(key, read)
      return structuredClone(await read)
    },
  }
}
