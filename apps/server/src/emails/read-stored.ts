import type { TeamRule } from '@sextant/extraction/team-rules/apply-team-rules'
import type { Steps } from '../platform/jobs/handle'
import type { Services } from '../platform/services'
import { blobKey } from './blob-key'
import { ExtractionFailed, type Extractor } from './extractor'
import { listLiveRules } from './parsing-rules/store'
import type { MessageSummary, ReadDocument } from './read-document'
import { isSample } from './samples/is-sample'
import type { StoredEmail } from './store'

/** The content of an email's message, or the reason why it could not be read. */
export async function readStored(
  services: Services,
  extractor: Extractor,
  steps: Steps,
  email: StoredEmail,
): Promise<ReadDocument | string> {
  const bytes = await services.blobs.get(blobKey(steps.team, email.content_hash))
  return bytes ? await readBytes(extractor, email, bytes, await steps.read(listLiveRules)) : missingText
}

export const missingText = 'The stored message is missing.'

/** Same as `readStored`, for a message already loaded. */
export async function readBytes(
  extractor: Extractor,
  email: Pick<StoredEmail, 'created'>,
  bytes: Uint8Array,
  rules: readonly TeamRule[],
  withWords = false,
): Promise<ReadDocument | string> {
  try {
    return await extractor.read(bytes, email.created, rules, withWords)
  } catch (error) {
    if (error instanceof ExtractionFailed) return error.message
    throw error
  }
}

/** The people an email is about, when it was written, and whether it is a test. */
export const originOf = (email: Pick<StoredEmail, 'created' | 'metadata'>, message: MessageSummary | null) => ({
  addresses: message?.people ?? [],
  observedAt: message?.observedAt ?? email.created,
  isSample: isSample(email),
})
