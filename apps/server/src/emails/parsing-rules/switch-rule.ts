import type * as endpoints from '@sextant/contract/emails/parsing-rule-endpoints'
import { recordAudit } from '../../audit'
import type { Tx } from '../../platform/database/transaction'
import { permit, type TeamCtx } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { presentRule } from './present'
import * as store from './store'

/** Publishes a version that was tested on past emails, replacing the live one. */
export const publishRule: TeamVerb<typeof endpoints.publishRule> = async (ctx, { params: { id }, body }) => {
  permit(ctx, 'edit-emails')
  return await ctx.tx(async (tx) => {
    if (!(await store.findRule(tx, id))) refuse('not_found')
    const version = (await store.findVersion(tx, id, body.version)) ?? refuse('not_found')
    if (version.tested === null) refuse('conflict', 'Test this version on past emails before publishing it.')
    const changes = { status: 'live', live_version: version.version }
    return { data: await change(tx, ctx, id, { action: 'emails.publishRule', changes }) }
  })
}

/** Disables a rule. */
export const switchRuleOff: TeamVerb<typeof endpoints.switchRuleOff> = async (ctx, { params: { id } }) => {
  permit(ctx, 'edit-emails')
  return await ctx.tx(async (tx) => {
    const changes = { status: 'off', live_version: null }
    return { data: await change(tx, ctx, id, { action: 'emails.switchRuleOff', changes }) }
  })
}

export const deleteRule: TeamVerb<typeof endpoints.deleteRule> = async (ctx, { params: { id } }) => {
  permit(ctx, 'edit-emails')
  return await ctx.tx(async (tx) => {
    const { name } = (await store.findRule(tx, id)) ?? refuse('not_found')
    await store.deleteRule(tx, id)
    await recordAudit(tx, ctx, {
      action: 'emails.deleteRule',
      target: `email-rule:${id}`,
      before: { name },
    })
    return { data: { id } }
  })
}

type Change = {
  readonly action: string
  readonly changes: { readonly status: string; readonly live_version: number | null }
}

async function change(tx: Tx, ctx: TeamCtx, id: string, { action, changes }: Change) {
  const { status, live_version } = (await store.findRule(tx, id)) ?? refuse('not_found')
  await store.updateRule(tx, id, changes)
  await recordAudit(tx, ctx, {
    action,
    target: `email-rule:${id}`,
    before: { status, live_version },
    after: changes,
  })
  return await presentRule(tx, (await store.findRule(tx, id)) ?? refuse('not_found'))
}
