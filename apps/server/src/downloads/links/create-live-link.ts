import * as endpoints from '@sextant/contract/downloads/endpoints'
import { urlOf } from '@sextant/contract/kit/request'
import { callerName } from '../../account'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse, refuseFields } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { hashToken, makeToken } from '../../platform/tokens'
import { presentLink } from './present'
import { findLink, insertLink, listLinks, lockLinks } from './store'

/** Creates a live link. Its URL is shown only once: the database stores only the token's hash. */
export const createLiveLink: TeamVerb<typeof endpoints.createLiveLink> = async (ctx, { body }) => {
  permit(ctx, 'add-downloads')
  const token = makeToken(256)
  return await ctx.tx(async (tx) => {
    await lockLinks(tx)
    if ((await listLinks(tx)).length >= endpoints.maxLiveLinks)
      refuseFields({ name: [`A team has at most ${endpoints.maxLiveLinks} live links. Revoke one first.`] })
    const id = await insertLink(tx, {
      name: body.name,
      types: [...body.types],
      start_date: body.start_date ?? null,
      end_date: body.end_date ?? null,
      created_by: await callerName(tx, ctx),
      token_hash: hashToken(token),
    })
    const link = presentLink((await findLink(tx, id)) ?? refuse('not_found'))
    await recordAudit(tx, ctx, { action: 'downloads.create_link', target: `live_link:${id}`, after: link })
    return { data: { ...link, url: `${ctx.publicUrl}${urlOf(endpoints.readLiveLink, { token })}` } }
  })
}
