import {
  adoptRule,
  exportRules,
  importRules,
  ParsingRuleFile,
  type ParsingRuleProposal,
  proposeRule,
} from '@sextant/contract/emails/learned-rules'
import { readRule, switchRuleOff } from '@sextant/contract/emails/parsing-rule-endpoints'
import { ParsingRule } from '@sextant/contract/emails/parsing-rules'
import { one } from '@sextant/contract/kit/wire'
import { updateSegment } from '@sextant/contract/segments/endpoints'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { learningOf } from '../kit/learning'
import { mixedMail } from '../kit/mixed-mail'
import { testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'
import { travelOf } from '../kit/travel'

const context = testContext()
const pipeline = testPipeline(context)
const travel = travelOf(context)
const learning = learningOf(context, pipeline)

/** A letter with labels of its own, which no built-in reader can read. */
const letter = (sender: string, house: string, from: string, to: string, code: string): Buffer =>
  mixedMail({
    subject: `Blatt ${code}`,
    from: `Empfang <post@${sender}>`,
    parts: [
      {
        type: 'text/plain; charset=utf-8',
        content: `Grüß Gott,\nOrt A: ${house}\nTag A: ${from}\nTag B: ${to}\nZeichen: ${code}\n`,
      },
    ],
  })

const emailOf = async (id: string) => await learning.emailOf(id)
const propose = async (id: string) => await learning.propose(id)
const proposalOf = async (id: string) => await learning.proposalOf(id)
const adopt = async (id: string, proposal: ParsingRuleProposal) => await learning.adopt(id, proposal)
const enter = async (...entered: Parameters<typeof learning.enter>) => await learning.enter(...entered)

const anyRule = {
  name: 'Any',
  definition: {
    kind: 'lodging' as const,
    sender: 'a.test',
    subject: '',
    fields: [{ field: 'name' as const, locator: { place: 'beside' as const, label: 'House' } }],
    part: '1',
    marks: [],
  },
}
const anyFile = {
  format: 'sextant-parsing-rules' as const,
  version: 1 as const,
  rules: [{ name: 'Any', kind: 'lodging' as const, sender: 'a.test', subject: '', fields: anyRule.definition.fields }],
}
refusals(proposeRule, () => context, { input: (team) => ({ team, id: '1' }) })
refusals(adoptRule, () => context, {
  input: (team) => ({ team, id: '1', body: anyRule }),
  wrong: [{ input: (team) => ({ team, id: '1', body: { ...anyRule, name: ' ' } }), field: 'name' }],
})
refusals(exportRules, () => context, { input: (team) => ({ team }) })
refusals(importRules, () => context, {
  input: (team) => ({ team, body: anyFile }),
  wrong: [{ input: (team) => ({ team, body: { ...anyFile, rules: [] } }), field: 'rules' }],
})

describe('a booking entered from an unread email', () => {
  const sender = 'gasthof-ohm.test'
  test('becomes a rule that reads the sender’s other emails and all later ones', async () => {
    const first = await pipeline.receive(letter(sender, 'Ohm Ost', '3.3.2027', '5.3.2027', 'OHM-1041'))
    const second = await pipeline.receive(letter(sender, 'Zur Post', '7.5.2027', '9.5.2027', 'OHM-2001'))
    const third = await pipeline.receive(letter(sender, 'Zum Ohm', '1.6.2027', '4.6.2027', 'OHM-3001'))
    expect(await propose(first)).toEqual({
      proposal: null,
      reason: 'Nobody has entered or corrected a booking of this email.',
    })
    await enter(first, 'Ohm Ost', '2027-03-03', '2027-03-05', 'OHM-1041')

    const proposal = await proposalOf(first)
    expect(proposal).toMatchObject({
      name: 'gasthof-ohm.test: hotels',
      rule_id: null,
      missing: ['traveler'],
      definition: { kind: 'lodging', sender, subject: '' },
    })
    expect(proposal.definition.fields).toEqual([
      { field: 'name', locator: { place: 'beside', label: 'Ort A' } },
      { field: 'startDay', locator: { place: 'beside', label: 'Tag A' } },
      { field: 'endDay', locator: { place: 'beside', label: 'Tag B' } },
      { field: 'reference', locator: { place: 'beside', label: 'Zeichen' } },
    ])
    const trial = proposal.trials.find(({ email_id }) => email_id === second)
    expect(trial?.differences).toContainEqual({ field: 'name', before: null, after: 'Zur Post' })
    expect(proposal.trials).toHaveLength(3)

    const { rule, email_ids } = await adopt(first, proposal)
    expect(rule).toMatchObject({ status: 'live', live_version: 1 })
    expect(email_ids.toSorted()).toEqual([second, third].toSorted())
    for (const [id, house] of [
      [second, 'Zur Post'],
      [third, 'Zum Ohm'],
    ] as const) {
      const read = await emailOf(id)
      expect(read).toMatchObject({ status: 'Processed', segment_count: 1, attempt: 2 })
      expect(read.reservations[0]).toMatchObject({ name: house })
    }
    const fourth = await emailOf(await pipeline.receive(letter(sender, 'Am Tor', '7.8.2027', '9.8.2027', 'OHM-4001')))
    expect(fourth).toMatchObject({ status: 'Processed', attempt: 1, reservations: [{ name: 'Am Tor' }] })
    expect(await propose(first)).toEqual({
      proposal: null,
      reason: 'The rule “gasthof-ohm.test: hotels” reads it already.',
    })
  })

  test('if corrected after the rule misread it, becomes a counted version of the rule', async () => {
    const mail = await pipeline.receive(
      letter(sender, 'Haus Eins', '7.9.2027', '9.9.2027', 'OHM-5001\nWirklich: Haus Zwei'),
    )
    const [segment] = await travel.segments({ search: 'Haus Eins' })
    const edit = { type: 'hotel' as const, id: segment?.id ?? '', body: { hotel_name: 'Haus Zwei' } }
    await context.call(updateSegment, { team: context.acme, ...edit }, context.people.user)
    const proposal = await proposalOf(mail)
    expect(proposal.definition.fields[0]).toEqual({ field: 'name', locator: { place: 'beside', label: 'Wirklich' } })
    const { rule } = await adopt(mail, proposal)
    expect(rule).toMatchObject({ id: proposal.rule_id, live_version: 2, usage: { read: 4, corrected: 1 } })
    expect(rule.versions).toHaveLength(2)
    const off = await context.call(switchRuleOff, { team: context.acme, id: rule.id }, context.people.owner)
    expect(off.status).toBe(200)
  })

  test('whose values are not in the email gives no rule, with the reason', async () => {
    const id = await pipeline.receive(letter('stumm.test', 'Nirgends', '1.1.2027', '2.1.2027', 'X-1'))
    await enter(id, 'Hotel Anders', '2027-11-03', '2027-11-05', 'ELSE-77')
    expect((await propose(id)).reason).toBe(
      'None of the values stands in the email in a place that can be found again.',
    )
  })

  test('cannot become a rule that does not read its own example', async () => {
    const id = await pipeline.receive(letter('andere.test', 'Hier', '1.1.2027', '2.1.2027', 'X-2'))
    const answer = await context.call(adoptRule, { team: context.acme, id, body: anyRule }, context.people.owner)
    expect(answer.status).toBe(409)
  })
})

describe('a file of rules', () => {
  test('is empty for a team without rules; an unknown rule has none: 404', async () => {
    const all = await context.call(exportRules, { team: context.globex }, context.globexOwner)
    expect(all).toMatchObject({ status: 200, body: { rules: [] } })
    const other = await context.call(exportRules, { team: context.globex, query: { id: '1' } }, context.globexOwner)
    expect(other.status).toBe(404)
  })

  test('moves rules to another team as drafts without their examples, and adds none twice', async () => {
    const { body } = await context.call(exportRules, { team: context.acme }, context.people.viewer)
    const file = ParsingRuleFile.parse(body)
    expect(file.rules.map(({ name }) => name)).toEqual(['gasthof-ohm.test: hotels'])
    expect(JSON.stringify(file)).not.toContain('marks')
    const again = { team: context.acme, body: { ...file, rules: [...file.rules, ...anyFile.rules] } }
    const answer = await context.call(importRules, again, context.people.owner)
    const Imported = one(z.object({ created: z.array(ParsingRule), known: z.int() }))
    const { created, known } = z.parse(Imported, answer.body).data
    expect(known).toBe(1)
    expect(created).toMatchObject([{ name: 'Any', status: 'draft', usage: { read: 0 } }])
    const id = created[0]?.id ?? ''
    const read = await context.call(readRule, { team: context.acme, id }, context.people.viewer)
    expect(z.parse(one(ParsingRule), read.body).data.versions[0]?.example_email_id).toBeNull()
  })
})
