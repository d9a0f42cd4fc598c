import type * as endpoints from '@sextant/contract/emails/learned-rules'
import type { ParsingRuleFile } from '@sextant/contract/emails/learned-rules'
import { ParsingRuleDefinition } from '@sextant/contract/emails/parsing-rules'
import { callerName } from '../../account'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import { FileResponse, type TeamVerb } from '../../platform/http/serve'
import { presentRule } from './present'
import * as store from './store'

/** A team's rules, or one of them, as a file in the documented format. */
export const exportRules: TeamVerb<typeof endpoints.exportRules> = async (ctx, { query: { id } }) => {
  permit(ctx, 'read-emails')
  const rows = await ctx.tx(async (tx) => await store.listDefinitions(tx))
  const rules = rows.filter((row) => id === undefined || row.id === id)
  if (id !== undefined && rules.length === 0) refuse('not_found')
  const file: ParsingRuleFile = {
    format: 'sextant-parsing-rules',
    version: 1,
    rules: rules.map(({ name, definition }) => ({ name, ...portable(definition) })),
  }
  const text = `${JSON.stringify(file, null, 2)}\n`
  return new FileResponse(id === undefined ? 'parsing-rules.json' : `parsing-rule-${id}.json`, Buffer.from(text))
}

/** The parts of a rule that any team can use, without the example that it was made from. */
const portable = ({ kind, sender, subject, reads, fields }: ParsingRuleDefinition) => ({
  kind,
  sender,
  subject,
  reads,
  fields,
})

const contentKey = (definition: ParsingRuleDefinition): string => JSON.stringify(portable(definition))

/** Creates the rules of a file as drafts, unless the team already has the same ones. */
export const importRules: TeamVerb<typeof endpoints.importRules> = async (ctx, { body: { rules } }) => {
  permit(ctx, 'edit-emails')
  return await ctx.tx(async (tx) => {
    const existing = new Set((await store.listDefinitions(tx)).map(({ definition }) => contentKey(definition)))
    const newRules = rules
      .map(({ name, ...rule }) => ({ name, definition: ParsingRuleDefinition.parse({ ...rule, part: '', marks: [] }) }))
      .filter(({ definition }) => !existing.has(contentKey(definition)))
    await store.refuseTooMany(tx, newRules.length)
    const by = await callerName(tx, ctx)
    const created = []
    for (const rule of newRules) {
      const id = await store.insertRule(tx, { ...rule, example: null, by })
      created.push(await presentRule(tx, (await store.findRule(tx, id)) ?? refuse('not_found')))
    }
    await recordAudit(tx, ctx, {
      action: 'emails.importRules',
      target: `team:${tx.team}`,
      after: { rules: newRules.map(({ name }) => name) },
    })
    return { data: { created, known: rules.length - newRules.length } }
  })
}
