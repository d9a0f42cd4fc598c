import type * as endpoints from '@sextant/contract/emails/parsing-rule-endpoints'
import { readMail } from '@sextant/extraction/team-rules/apply-team-rules'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { locateMarks, readsOf, requireExample } from './example'

/** Previews the rule that marks would produce, without storing anything. */
export const tryRule: TeamVerb<typeof endpoints.tryRule> = async (ctx, { body }) => {
  permit(ctx, 'edit-emails')
  const mail = await requireExample(ctx, body.email_id)
  const located = locateMarks(body, mail)
  const { kind, sender, subject, part, marks } = body
  const fields = located.flatMap(({ mark: { field }, locator }) => (locator ? [{ field, locator }] : []))
  return {
    data: {
      reading: readMail({ kind, sender, subject, reads: readsOf(mail, part), part, marks, fields }, mail),
      locators: located.map(({ mark: { field }, locator }) => ({ field, locator })),
    },
  }
}
