import * as endpoints from '@sextant/contract/webhooks/endpoints'
import { recordAudit } from '../audit'
import { insertDestination } from '../platform/delivery/destinations'
import { permit } from '../platform/http/context'
import type { Networks } from '../platform/http/networks'
import { refuse, refuseFields } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { checkUrl } from './check-url'
import { checkEvents } from './permit-events'
import { presentWebhook } from './present'
import { makeSecret, mergeHeaders, purposeOf, sealHeaders, withoutValue } from './secret'
import { settingsOf } from './settings'
import { findWebhook, insertWebhook, lockAndCount } from './store'

/** Creates a webhook, which receives events from now on. */
export const createWebhook =
  (networks: Networks): TeamVerb<typeof endpoints.createWebhook> =>
  async (ctx, { body }) => {
    permit(ctx, 'add-webhooks')
    checkUrl(networks, body.url)
    checkEvents(ctx, body.events)
    for (const at of withoutValue(body.custom_headers, {}))
      refuseFields({ [`custom_headers.${at}.value`]: ['Enter a value.'] })
    return await ctx.tx(async (tx) => {
      if ((await lockAndCount(tx)) >= endpoints.maxWebhooks)
        refuse('conflict', `A team has at most ${endpoints.maxWebhooks} webhooks. Delete one first.`)
      const { name, url, description, events, filters, rate_limit: per_second } = body
      const id = await insertDestination(tx, 'webhook', { events, filters, per_second, live: true })
      const purpose = purposeOf(ctx.team.id, id)
      const headers = sealHeaders(ctx.secrets, mergeHeaders(body.custom_headers, {}), purpose)
      const secret = ctx.secrets.seal(makeSecret(), purpose)
      await insertWebhook(tx, { id, name, url, description, secret, ...headers })
      const webhook = presentWebhook((await findWebhook(tx, id)) ?? refuse('not_found'))
      await recordAudit(tx, ctx, {
        action: 'webhooks.create',
        target: `webhook:${id}`,
        after: settingsOf(webhook),
      })
      return { data: webhook }
    })
  }
