import type { testFilters as endpoint } from '@sextant/contract/filters/endpoints'
import type { FilteredMessage } from '@sextant/domain/filters/condition'
import { readMessage } from '@sextant/extraction/message/read-message'
import { traceFilters } from '../filters'
import type { Tx } from '../platform/database/transaction'
import { permit } from '../platform/http/context'
import { refuse, refuseFields } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import type { Services } from '../platform/services'
import { blobKey } from './blob-key'
import { type FilteredContent, filteredMessage, withAuthenticity } from './filtered-message'
import { presentAuthenticity } from './present'
import { findEmail } from './store'

/** Tests the filters on a stored email or a pasted message. It belongs to this feature because it reads emails. */
export const testFilters: TeamVerb<typeof endpoint> = async (ctx, { body }) => {
  permit(ctx, 'browse-filters')
  return await ctx.tx(async (tx) => {
    const message = await messageOf(ctx, tx, body)
    const { decision, redactions, trace } = await traceFilters(tx, message)
    return {
      data: {
        matched: decision !== null || redactions.length > 0,
        rule_id: decision?.id ?? null,
        action: decision?.action ?? (redactions.length > 0 ? 'redact' : 'capture'),
        redacted: redactions.length > 0,
        trace: [...trace],
      },
    }
  })
}

type TestInput = { readonly email_id?: string | undefined; readonly message?: string | undefined }

async function messageOf({ blobs }: Services, tx: Tx, { email_id, message }: TestInput): Promise<FilteredMessage> {
  if (message !== undefined) return withAuthenticity(read(Buffer.from(message), 'message'), null)
  if (email_id === undefined) return refuseFields({ message: ['Paste a message, or choose a stored email.'] })
  const email = (await findEmail(tx, email_id)) ?? refuse('not_found')
  const bytes = await blobs.get(blobKey(tx.team, email.content_hash))
  if (!bytes || email.redacted) return refuseFields({ email_id: ['The message of this email is no longer stored.'] })
  return withAuthenticity(read(bytes, 'email_id'), presentAuthenticity(email))
}

function read(bytes: Uint8Array, field: string): FilteredContent {
  const { message } = readMessage(bytes)
  if (message.headers.length === 0)
    return refuseFields({
      [field]: ['Is no message: its source begins with header fields such as From and Subject.'],
    })
  return filteredMessage(message)
}
