import type * as endpoints from '@sextant/contract/emails/parsing-rule-endpoints'
import { callerName } from '../../account'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { definitionOf, requireExample } from './example'
import { presentRule } from './present'
import { addVersion, findRule, insertRule, refuseTooMany } from './store'

/** Saves a new rule as a draft. */
export const createRule: TeamVerb<typeof endpoints.createRule> = async (ctx, { body }) => {
  permit(ctx, 'edit-emails')
  const { name, ...example } = body
  const definition = definitionOf(example, await requireExample(ctx, body.email_id))
  return await ctx.tx(async (tx) => {
    await refuseTooMany(tx, 1)
    const by = await callerName(tx, ctx)
    const id = await insertRule(tx, { name, definition, example: body.email_id, by })
    await recordAudit(tx, ctx, {
      action: 'emails.createRule',
      target: `email-rule:${id}`,
      after: { name, definition },
    })
    return { data: await presentRule(tx, (await findRule(tx, id)) ?? refuse('not_found')) }
  })
}

/** Saves another version of a rule. */
export const updateRule: TeamVerb<typeof endpoints.updateRule> = async (ctx, { params: { id }, body }) => {
  permit(ctx, 'edit-emails')
  const before = await ctx.tx(async (tx) => (await findRule(tx, id)) ?? refuse('not_found'))
  const { name, ...example } = body
  const definition = definitionOf(example, await requireExample(ctx, body.email_id))
  return await ctx.tx(async (tx) => {
    const by = await callerName(tx, ctx)
    if (!(await addVersion(tx, id, { name, definition, example: body.email_id, by }))) refuse('not_found')
    const row = (await findRule(tx, id)) ?? refuse('not_found')
    await recordAudit(tx, ctx, {
      action: 'emails.updateRule',
      target: `email-rule:${id}`,
      before: { name: before.name, version: before.latest_version },
      after: { name, version: row.latest_version, definition },
    })
    return { data: await presentRule(tx, row) }
  })
}
