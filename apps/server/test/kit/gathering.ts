import type { Extractor } from '../../src/emails/extractor'

/**
 * Reads like another extractor, but returns no result until all readings have ended, so that emails are written
 * together.
 */
export function gathering(extractor: Extractor): Extractor {
  let reading = 0
  let waiting: (() => void)[] = []
  const end = (): void => {
    reading -= 1
    if (reading > 0) return
    for (const go of waiting) go()
    waiting = []
  }
  return {
    ...extractor,
    read: async (...order) => {
      reading += 1
      const allRead = new Promise<void>((go) => void waiting.push(go))
      const read = await extractor.read(...order).finally(end)
      await allRead
      return read
    },
  }
}
