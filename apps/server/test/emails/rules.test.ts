import { readEmail } from '@sextant/contract/emails/endpoints'
import {
  createRule,
  deleteRule,
  listRules,
  publishRule,
  readEmailText,
  readRule,
  switchRuleOff,
  testRule,
  tryRule,
  updateRule,
} from '@sextant/contract/emails/parsing-rule-endpoints'
import { ParsingRuleField } from '@sextant/contract/emails/parsing-rule-fields'
import {
  EmailText,
  ParsingRule,
  type ParsingRuleDraft,
  ParsingRuleReading,
  ParsingRuleTrial,
} from '@sextant/contract/emails/parsing-rules'
import { EmailDetail } from '@sextant/contract/emails/schemas'
import { ErrorBody } from '@sextant/contract/kit/errors'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mixedMail } from '../kit/mixed-mail'
import { testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'

const context = testContext()
const pipeline = testPipeline(context)
let example: string

/** A letter from a hotel unknown to the product, with labels of its own. */
const letter = (house: string, from: string, to: string, code: string): Buffer =>
  mixedMail({
    subject: `Blatt ${code}`,
    from: 'Empfang <post@gasthof-ohm.test>',
    parts: [
      {
        type: 'text/plain; charset=utf-8',
        content: `Grüß Gott,\nOrt A: ${house}\nTag A: ${from}\nTag B: ${to}\nZeichen: ${code}\n`,
      },
    ],
  })

beforeAll(async () => {
  example = await pipeline.receive(letter('Ohm Ost', '3.3.2027', '5.3.2027', 'OHM-1041'))
})

const wordsOf = async (id: string): Promise<EmailText> => {
  const { body } = await context.call(readEmailText, { team: context.acme, id }, context.people.viewer)
  return z.object({ data: EmailText }).parse(body).data
}

/** A draft whose marks are at the positions of the values in the example. */
async function draft(
  marked: Partial<Record<ParsingRuleField, string>>,
  more: Partial<ParsingRuleDraft> = {},
): Promise<ParsingRuleDraft> {
  const { parts } = await wordsOf(example)
  const [first = { part: '', text: '' }] = parts
  const marks = Object.entries(marked).map(([field, value]) => {
    const start = first.text.indexOf(value)
    return { field: ParsingRuleField.parse(field), within: 'text' as const, start, end: start + value.length }
  })
  return {
    name: 'Ohm Ost',
    kind: 'lodging',
    sender: 'gasthof-ohm.test',
    subject: '',
    email_id: example,
    part: first.part,
    marks,
    ...more,
  }
}
const whole = { name: 'Ohm Ost', start: '3.3.2027', end: '5.3.2027', reference: 'OHM-1041' } as const

const ruleIn = (body: unknown): ParsingRule => z.object({ data: ParsingRule }).parse(body).data
const save = async (body: ParsingRuleDraft): Promise<ParsingRule> => {
  const answer = await context.call(createRule, { team: context.acme, body }, context.people.owner)
  expect(answer.status).toBe(201)
  return ruleIn(answer.body)
}
const tryOut = async (id: string, version = 1): Promise<ParsingRuleTrial[]> => {
  const input = { team: context.acme, id, body: { version } }
  const { body } = await context.call(testRule, input, context.people.owner)
  return z.object({ data: z.array(ParsingRuleTrial) }).parse(body).data
}
const publish = async (id: string, version = 1) =>
  await context.call(publishRule, { team: context.acme, id, body: { version } }, context.people.owner)
const mailOf = async (id: string): Promise<EmailDetail> => {
  const { body } = await context.call(readEmail, { team: context.acme, id }, context.people.viewer)
  return z.object({ data: EmailDetail }).parse(body).data
}

const anyDraft: ParsingRuleDraft = {
  name: 'Any',
  kind: 'lodging',
  sender: 'a.test',
  subject: '',
  email_id: '1',
  part: '1',
  marks: [{ field: 'name', within: 'text', start: 0, end: 1 }],
}
refusals(readEmailText, () => context, { input: (team) => ({ team, id: example }) })
refusals(tryRule, () => context, {
  input: (team) => ({ team, body: anyDraft }),
  wrong: [{ input: (team) => ({ team, body: { ...anyDraft, sender: 'nobody' } }), field: 'sender' }],
})
refusals(listRules, () => context, { input: (team) => ({ team }) })
refusals(createRule, () => context, {
  input: (team) => ({ team, body: anyDraft }),
  wrong: [
    { input: (team) => ({ team, body: { ...anyDraft, name: ' ' } }), field: 'name' },
    { input: (team) => ({ team, body: { ...anyDraft, marks: [] } }), field: 'marks' },
    { input: (team) => ({ team, body: { ...anyDraft, part: '9.9' } }), field: 'part' },
  ],
})
refusals(updateRule, () => context, { input: (team) => ({ team, id: '1', body: anyDraft }) })
for (const endpoint of [readRule, deleteRule, switchRuleOff])
  refusals(endpoint, () => context, { input: (team) => ({ team, id: '1' }) })
for (const endpoint of [testRule, publishRule])
  refusals(endpoint, () => context, { input: (team) => ({ team, id: '1', body: { version: 1 } }) })

describe('marks in an email without extracted data', () => {
  test('immediately preview what would be read, and what is missing', async () => {
    expect((await mailOf(example)).status).not.toBe('Processed')
    const attempt = async (marked: Partial<Record<ParsingRuleField, string>>) => {
      const { name: _, ...body } = await draft(marked)
      const answer = await context.call(tryRule, { team: context.acme, body }, context.people.owner)
      return z
        .object({ data: z.object({ reading: ParsingRuleReading, locators: z.array(z.unknown()) }) })
        .parse(answer.body).data
    }
    const half = await attempt({ name: 'Ohm Ost', start: '3.3.2027' })
    expect(half.reading).toMatchObject({ reservation: null, fault: 'A stay without both days was left out.' })
    expect(half.locators).toEqual([
      { field: 'name', locator: { place: 'beside', label: 'Ort A' } },
      { field: 'start', locator: { place: 'beside', label: 'Tag A' } },
    ])
    expect((await attempt(whole)).reading.reservation).toMatchObject({
      name: 'Ohm Ost',
      start: { time: { local: '2027-03-03' } },
    })
  })

  test('are rejected outside the text, and without constant text next to them', async () => {
    const outside = await draft({}, { marks: [{ field: 'name', within: 'text', start: 5000, end: 5001 }] })
    const answer = await context.call(createRule, { team: context.acme, body: outside }, context.people.owner)
    expect(ErrorBody.parse(answer.body).errors).toEqual({ 'marks.0': ['Lies outside of the text.'] })
    const alone = await draft({ start: 'Grüß Gott' })
    const second = await context.call(createRule, { team: context.acme, body: alone }, context.people.owner)
    expect(Object.keys(ErrorBody.parse(second.body).errors ?? {})).toEqual(['marks.0'])
  })
})

describe('a parsing rule', () => {
  test('is published only after a test; then the next email is read by it, with its evidence', async () => {
    const rule = await save(await draft(whole))
    expect(rule).toMatchObject({ status: 'draft', live_version: null, latest_version: 1 })
    expect((await publish(rule.id)).status).toBe(409)
    const ignored = await pipeline.receive(letter('Ohm Ost', '1.4.2027', '2.4.2027', 'OHM-1042'))
    expect((await mailOf(ignored)).status).not.toBe('Processed')
    expect((await mailOf(ignored)).reader_unchanged).toBe(true)

    const trials = await tryOut(rule.id)
    expect(
      trials.map(({ email_id, clash, reading }) => [email_id, clash, reading.reservation?.confirmation_no]),
    ).toEqual([
      [ignored, null, 'OHM-1042'],
      [example, null, 'OHM-1041'],
    ])
    expect(ruleIn((await publish(rule.id)).body)).toMatchObject({ status: 'live', live_version: 1 })
    expect((await mailOf(ignored)).reader_unchanged).toBe(false)

    const read = await mailOf(await pipeline.receive(letter('Zur Post', '7.5.2027', '9.5.2027', 'OHM-2001')))
    expect(read).toMatchObject({ status: 'Processed', segment_count: 1 })
    expect(read.reservations[0]).toMatchObject({ name: 'Zur Post', confirmation_no: 'OHM-2001' })
    expect(read.reservations[0]?.evidence['name']).toMatchObject({
      reader: 'rule',
      path: `rule ${rule.id}, version 1, 2:8`,
      text: 'Zur Post',
    })
    expect(read.diagnostics).toContainEqual({
      level: 'info',
      code: 'team-rule',
      message: "Read by the team's rule “Ohm Ost”, version 1.",
    })
    const log = "select message from email_events where email_id = $1 and type = 'matched_rule'"
    expect((await context.pool.query(log, [read.id])).rows).toEqual([
      { message: 'Read by the rule “Ohm Ost”, version 1.' },
    ])
    const clashing = await save(await draft(whole, { name: 'Same again' }))
    expect((await tryOut(clashing.id)).map(({ clash }) => clash)).toEqual(
      Array.from({ length: 3 }, () => 'The rule “Ohm Ost” reads it too.'),
    )
    await context.call(deleteRule, { team: context.acme, id: clashing.id }, context.people.owner)
  })

  test('has versions: a new one has no effect until published, an old one can be republished, and it can be disabled', async () => {
    const { body } = await context.call(listRules, { team: context.acme }, context.people.viewer)
    const [{ id } = { id: '' }] = z.object({ data: z.array(z.object({ id: z.string() })) }).parse(body).data
    const second = await draft({ name: 'Ohm Ost', start: '3.3.2027', end: '5.3.2027' })
    const updated = ruleIn(
      (await context.call(updateRule, { team: context.acme, id, body: second }, context.people.owner)).body,
    )
    expect(updated).toMatchObject({ status: 'live', live_version: 1, latest_version: 2 })
    expect(updated.versions.map(({ version, tested }) => [version, tested !== null])).toEqual([
      [2, false],
      [1, true],
    ])
    const receive = async (code: string) =>
      await mailOf(await pipeline.receive(letter(`Haus ${code}`, '7.6.2027', '9.6.2027', code)))
    expect((await receive('OHM-3001')).reservations[0]?.confirmation_no).toBe('OHM-3001')
    await tryOut(id, 2)
    await publish(id, 2)
    expect((await receive('OHM-3002')).reservations[0]?.confirmation_no).toBeUndefined()
    await publish(id, 1)
    expect((await receive('OHM-3003')).reservations[0]?.confirmation_no).toBe('OHM-3003')
    const off = ruleIn((await context.call(switchRuleOff, { team: context.acme, id }, context.people.owner)).body)
    expect(off).toMatchObject({ status: 'off', live_version: null })
    const unruled = await receive('OHM-3004')
    expect(unruled.reservations.map(({ evidence }) => evidence['start.time.local']?.reader)).not.toContain('rule')
  })

  test('is recorded in the audit log', async () => {
    const text = "select distinct action from audit_events where action like 'emails.%Rule%' order by 1"
    const { rows } = await context.pool.query<{ action: string }>(text)
    expect(rows.map(({ action }) => action)).toEqual([
      'emails.createRule',
      'emails.deleteRule',
      'emails.publishRule',
      'emails.switchRuleOff',
      'emails.testRule',
      'emails.updateRule',
    ])
  })
})
