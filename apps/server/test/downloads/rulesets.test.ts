import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addRulesetDomains,
  downloadMailRule,
  listRulesets,
  MailDomain,
  maxAddedDomains,
  Ruleset,
  type RulesetType,
  removeRulesetDomain,
  rulesetTypes,
} from '@sextant/contract/downloads/rulesets'
import type { TeamRef } from '@sextant/contract/kit/team'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readCatalogue } from '../../src/downloads/rulesets/catalogue'
import { refusals } from '../kit/refusals'
import { addMailbox, addTeam, testContext } from '../kit/test-context'

const context = testContext()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sextant-rulesets-'))
})
afterAll(async () => await rm(folder, { recursive: true }))

const owner = () => context.people.owner
const rulesetsOf = async (team: TeamRef = context.acme): Promise<Ruleset[]> => {
  const { body } = await context.call(listRulesets, { team }, context.people['super-viewer'])
  return z.object({ data: z.array(Ruleset) }).parse(body).data
}
const rulesetOf = async (type: RulesetType, team: TeamRef = context.acme): Promise<Ruleset | undefined> =>
  (await rulesetsOf(team)).find((one) => one.type === type)
const add = async (names: string[], team: TeamRef = context.acme) =>
  await context.call(addRulesetDomains, { team, type: 'air', body: { names } }, context.people['super-admin'])

refusals(listRulesets, () => context, { input: (team) => ({ team }) })
refusals(addRulesetDomains, () => context, {
  input: (team) => ({ team, type: 'air', body: { names: ['example.com'] } }),
  wrong: [
    { input: (team) => ({ team, type: 'air', body: { names: [] } }), field: 'names' },
    { input: (team) => ({ team, type: 'air', body: { names: ["a'b.com"] } }), field: 'names.0' },
    {
      input: (team) => ({
        team,
        type: 'air',
        body: { names: Array.from({ length: maxAddedDomains + 1 }, (_, at) => `a${at}.com`) },
      }),
      field: 'names',
    },
  ],
})
refusals(removeRulesetDomain, () => context, {
  input: (team) => ({ team, type: 'air', name: 'example.com' }),
})
refusals(downloadMailRule, () => context, {
  input: (team) => ({ team, format: 'sieve', query: { mailbox_id: '1' } }),
  wrong: [
    { input: (team) => ({ team, format: 'sieve', query: { mailbox_id: '999' } }), field: 'mailbox_id' },
    {
      input: (team) => ({ team, format: 'sieve', query: { mailbox_id: '1', types: 'air,boats' } }),
      field: 'types',
    },
  ],
})

describe('the catalogue', () => {
  test('has each of the eight types, and more than 300 unique, well-formed domains', async () => {
    const catalogue = await readCatalogue(undefined)
    const names = rulesetTypes.flatMap((type) => catalogue[type].domains.map(({ name }) => name))
    for (const type of rulesetTypes) expect(catalogue[type].domains.length).toBeGreaterThan(10)
    expect(names.length).toBeGreaterThan(300)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(z.safeParse(MailDomain, name).data).toBe(name)
  })

  test('contains every sender with a definition', async () => {
    const catalogue = await readCatalogue(undefined)
    const names = new Set(rulesetTypes.flatMap((type) => catalogue[type].domains.map(({ name }) => name)))
    const missing = definitions.flatMap(({ senders }) => senders).filter((sender) => !names.has(sender))
    expect(missing).toEqual([])
  })

  test('applies the additions and removals of the operator’s file', async () => {
    const path = join(folder, 'good.json')
    const added = '2027-03-01'
    await writeFile(path, JSON.stringify({ air: { add: [{ name: 'Fly.example.com', added }], remove: ['aa.com'] } }))
    const { air } = await readCatalogue(path)
    expect(air.domains).toContainEqual({ name: 'fly.example.com', added })
    expect(air.domains.some(({ name }) => name === 'aa.com')).toBe(false)
    expect(air.changed).toBe(added)
  })

  test.each([
    ['an unknown type', { boats: {} }],
    ['a domain that is none', { air: { add: [{ name: 'not a domain', added: '2027-03-01' }] } }],
    ['a day that is none', { air: { add: [{ name: 'a.example', added: '2027-02-30' }] } }],
    ['a word that means nothing', { air: { append: [] } }],
  ])('is rejected with a clear message if the file has %s', async (_, content) => {
    const path = join(folder, 'bad.json')
    await writeFile(path, JSON.stringify(content))
    await expect(readCatalogue(path)).rejects.toThrow(/RULESETS_FILE .*bad\.json is not usable/)
  })

  test('is rejected with a clear message if the file is missing or not JSON', async () => {
    const path = join(folder, 'text.json')
    await writeFile(path, 'domains: []')
    await expect(readCatalogue(path)).rejects.toThrow('RULESETS_FILE')
    await expect(readCatalogue(join(folder, 'missing.json'))).rejects.toThrow('RULESETS_FILE')
  })
})

describe('rulesets', () => {
  test('are the eight types with their names', async () => {
    expect((await rulesetsOf()).map(({ type, label }) => `${type} ${label}`)).toEqual([
      'air Airlines',
      'hotel Hotels',
      'car Car Rental Agencies',
      'rail Rail Lines',
      'ota Online Travel Agencies',
      'tmc Travel Management Companies',
      'transportation Transportation Services',
      'activity Activities',
    ])
  })

  test('include the team’s own domains, and emit changes', async () => {
    const team = await addTeam(context.pool, 'org', 'Own')
    const before = await rulesetOf('air', team)
    expect((await add(['Fly.Example.com', 'aa.com', 'fly.example.com'], team)).status).toBe(201)
    const air = await rulesetOf('air', team)
    expect(air?.domains.filter(({ own }) => own).map(({ name }) => name)).toEqual(['fly.example.com'])
    expect(air?.domains).toHaveLength((before?.domains.length ?? 0) + 1)
    expect((air?.modified ?? '') >= (before?.modified ?? '')).toBe(true)
    expect(air?.domains.map(({ name }) => name)).toEqual(air?.domains.map(({ name }) => name).toSorted())
  })

  test('of one team are separate from those of another', async () => {
    await add(['only-acme.example.com'])
    expect((await rulesetOf('air', context.globex))?.domains.some(({ own }) => own)).toBe(false)
    const removed = await context.call(
      removeRulesetDomain,
      { team: context.globex, type: 'air', name: 'only-acme.example.com' },
      context.globexOwner,
    )
    expect(removed.status).toBe(404)
  })

  test('allow removing the team’s own domains, but none of the catalogue', async () => {
    await add(['gone.example.com'])
    const remove = async (name: string) =>
      await context.call(removeRulesetDomain, { team: context.acme, type: 'air', name }, owner())
    expect((await remove('gone.example.com')).status).toBe(200)
    expect((await remove('gone.example.com')).status).toBe(404)
    expect((await remove('aa.com')).status).toBe(404)
    expect((await rulesetOf('air'))?.domains.some(({ name }) => name === 'gone.example.com')).toBe(false)
  })

  test('audit their changes', async () => {
    await add(['audited.example.com'])
    await context.call(removeRulesetDomain, { team: context.acme, type: 'air', name: 'audited.example.com' }, owner())
    const { rows } = await context.pool.query<{ action: string }>(
      `select action from audit_events where team_id = $1 and (after::text like '%audited%' or before::text like '%audited%') order by id`,
      [context.acme.id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['downloads.add_domains', 'downloads.remove_domain'])
  })
})

describe('a mail rule', () => {
  test('forwards the chosen types to the chosen mailbox, as a file', async () => {
    const mailbox = await addMailbox(context.pool, context.acme)
    const rule = async (format: 'exchange' | 'google' | 'sieve') =>
      await context.call(
        downloadMailRule,
        { team: context.acme, format, query: { mailbox_id: mailbox.id, types: 'rail' } },
        context.people.viewer,
      )
    for (const format of ['exchange', 'google', 'sieve'] as const) {
      const { status, headers, body } = await rule(format)
      expect([status, headers['content-type']]).toEqual([200, 'text/plain'])
      expect(body).toContain(mailbox.address)
      expect(body).toMatch(/sbb\\?\.ch/)
      expect(body).not.toMatch(/hilton/)
    }
  })

  test('does not forward to a mailbox of another team', async () => {
    const mailbox = await addMailbox(context.pool, context.globex)
    const query = { mailbox_id: mailbox.id }
    const { status } = await context.call(downloadMailRule, { team: context.acme, format: 'sieve', query }, owner())
    expect(status).toBe(422)
  })
})
