import { readEmail } from '@sextant/contract/emails/endpoints'
import { adoptRule, ParsingRuleProposal, proposeRule } from '@sextant/contract/emails/learned-rules'
import { ParsingRule } from '@sextant/contract/emails/parsing-rules'
import { EmailDetail } from '@sextant/contract/emails/schemas'
import { Id, one } from '@sextant/contract/kit/wire'
import { createSegment } from '@sextant/contract/segments/endpoints'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { Pipeline } from './pipeline'
import type { TestContext } from './test-context'

const Proposed = one(z.object({ proposal: z.nullable(ParsingRuleProposal), reason: z.nullable(z.string()) }))
const Adopted = one(z.object({ rule: ParsingRule, email_ids: z.array(Id) }))

/**
 * The steps by which people make unread emails readable: they enter a booking from one, and adopt the rule derived from
 * it.
 */
export function learningOf(context: TestContext, pipeline: Pipeline) {
  const emailOf = async (id: string): Promise<EmailDetail> =>
    z.parse(one(EmailDetail), (await context.call(readEmail, { team: context.acme, id }, context.people.viewer)).body)
      .data
  const propose = async (id: string) =>
    z.parse(Proposed, (await context.call(proposeRule, { team: context.acme, id }, context.people.owner)).body).data
  const proposalOf = async (id: string): Promise<ParsingRuleProposal> => {
    const { proposal, reason } = await propose(id)
    if (!proposal) throw new Error(reason ?? 'There is no proposal.')
    return proposal
  }
  const adopt = async (id: string, { name, definition, rule_id }: ParsingRuleProposal) => {
    const { body } = await context.call(
      adoptRule,
      { team: context.acme, id, body: { name, definition, rule_id } },
      context.people.owner,
    )
    await pipeline.drain()
    return z.parse(Adopted, body).data
  }
  const enter = async (email_id: string, hotel_name: string, from: string, to: string, code: string): Promise<void> => {
    const stay = { hotel_name, start_datetime: from, end_datetime: to, confirmation_no: code }
    const body = { traveler: 'Ada Byron', ...stay, email_id }
    expect(
      (await context.call(createSegment, { team: context.acme, type: 'hotel', body }, context.people.user)).status,
    ).toBe(201)
  }
  return { emailOf, propose, proposalOf, adopt, enter }
}
