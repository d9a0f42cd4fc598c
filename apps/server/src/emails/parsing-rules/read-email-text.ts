import type * as endpoints from '@sextant/contract/emails/parsing-rule-endpoints'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { fileName } from '../content/file-name'
import { findFileWords } from '../content/file-texts'
import { requireExample } from './example'

export const readEmailText: TeamVerb<typeof endpoints.readEmailText> = async (ctx, { params }) => {
  permit(ctx, 'read-emails')
  const { subject, senders, words, files } = await requireExample(ctx, params.id)
  const positions = await ctx.tx(async (tx) => await findFileWords(tx, params.id))
  return {
    data: {
      subject,
      sender: senders.at(-1) ?? null,
      parts: words.map(({ part, kind, text }) => {
        const { attachment_id = null, filename = null } = files.find((file) => file.part === part) ?? {}
        return {
          part,
          kind,
          attachment_id,
          filename: filename === null ? null : fileName(filename),
          text,
          words: positions.get(part) ?? [],
        }
      }),
    },
  }
}
