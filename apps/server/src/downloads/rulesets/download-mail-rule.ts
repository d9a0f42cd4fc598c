import type * as endpoints from '@sextant/contract/downloads/rulesets'
import { MailRuleFormat } from '@sextant/contract/downloads/rulesets'
import { mailRules } from '@sextant/domain/downloads/mail-rules/mail-rule'
import { recordAudit } from '../../audit'
import { findMailbox } from '../../mailboxes'
import { permit } from '../../platform/http/context'
import { refuseFields } from '../../platform/http/refusal'
import { FileResponse, type TeamVerb } from '../../platform/http/serve'
import type { Catalogue } from './catalogue'
import { rulesetsOf } from './rulesets-of'

/** The mail rule that copies email from suppliers of the chosen types to one of the team's mailboxes. */
export const downloadMailRule =
  (catalogue: Catalogue): TeamVerb<typeof endpoints.downloadMailRule> =>
  async (ctx, { params, query }) => {
    permit(ctx, 'read-downloads')
    const { filename, write } = mailRules[MailRuleFormat.parse(params.format)]
    const types = query.types?.split(',')
    return await ctx.tx(async (tx) => {
      const mailbox = await findMailbox(tx, query.mailbox_id)
      const address =
        mailbox?.address ?? refuseFields({ mailbox_id: ['There is no mailbox with an address of this id.'] })
      const rulesets = await rulesetsOf(tx, catalogue)
      const chosen = rulesets.filter(({ type }) => types?.includes(type) ?? true)
      const domains = new Set(chosen.flatMap((ruleset) => ruleset.domains.map(({ name }) => name)))
      await recordAudit(tx, ctx, { action: 'downloads.mail_rule', after: { ...params, ...query } })
      return new FileResponse(filename, write({ domains: [...domains], address }))
    })
  }
