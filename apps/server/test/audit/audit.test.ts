import {
  exportDeveloperAudit,
  exportOrganizationAudit,
  listDeveloperAudit,
  listOrganizationAudit,
} from '@sextant/contract/audit/endpoints'
import { login, logout, passkeyLogin, startPasskeyLogin } from '@sextant/contract/session/endpoints'
import { updateOrganization } from '@sextant/contract/teams/endpoints'
import { updateTeamUser } from '@sextant/contract/users/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hashPassword } from '../../src/account'
import { signedIn } from '../kit/cookies'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'

const context = testContext()
beforeAll(async () => {
  const hash = await hashPassword('correct horse battery')
  await context.pool.query("update users set password_hash = $1, first_name = 'Vi' where id = $2", [
    hash,
    context.people.viewer.id,
  ])
})

const owner = () => context.people.owner
refusals(listOrganizationAudit, () => context, {
  input: (team) => ({ team }),
  wrong: [
    { input: (team) => ({ team, query: { start_date: '2027-02-30' } }), field: 'start_date' },
    { input: (team) => ({ team, query: { next: 'made up' } }), field: 'next' },
  ],
})
refusals(exportOrganizationAudit, () => context, { input: (team) => ({ team }) })

const list = async (
  query: {
    action?: string
    limit?: number
    next?: string
    start_date?: string
    end_date?: string
    search?: string
  } = {},
) =>
  z.parse(
    listOrganizationAudit.output,
    (await context.call(listOrganizationAudit, { team: context.acme, query }, owner())).body,
  )

describe('the audit log', () => {
  test('contains refused passkeys', async () => {
    const request = await context.call(startPasskeyLogin, {}, null)
    const { challenge_id } = z.parse(startPasskeyLogin.output, request.body).data
    const response = { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' }
    const credential = { id: 'x', rawId: 'x', type: 'public-key' as const, response }
    const { status } = await context.call(passkeyLogin, { body: { challenge_id, credential } }, null)
    const { rows } = await context.pool.query(
      "select team_id, after from audit_events where action = 'session.refused'",
    )
    expect([status, rows]).toEqual([422, [{ team_id: '0', after: { by: 'passkey' } }]])
  })

  test('shows owners the sign-ins, failures and sign-outs of their members', async () => {
    await context.call(login, { body: { email: 'viewer@acme.test', password: 'guess' } }, null)
    const me = signedIn(
      await context.call(login, { body: { email: 'viewer@acme.test', password: 'correct horse battery' } }, null),
    )
    await context.call(logout, {}, me)
    const { data } = await list({ search: 'session.' })
    const { id } = context.people.viewer
    expect(data).toMatchObject([
      { action: 'session.logout', actor: `user:${id}`, actor_name: 'Vi' },
      {
        action: 'session.login',
        actor: `user:${id}`,
        target: `user:${id}`,
        after: { by: 'password' },
        ip: '127.0.0.1',
      },
      { action: 'session.refused', actor: 'nobody', target: 'viewer@acme.test' },
    ])
    const dev = await context.call(listDeveloperAudit, { team: context.acmeApps }, owner())
    expect(JSON.stringify(dev.body)).toContain('session.login')
    const globex = await context.call(listOrganizationAudit, { team: context.globex }, context.globexOwner)
    expect(globex.body).toMatchObject({ data: [], meta: { total: 0 } })
  })

  test('shows role changes with both values', async () => {
    const id = context.people.viewer.id
    await context.call(updateTeamUser, { team: context.acme, id, body: { role: 'user' } }, owner())
    await context.call(updateTeamUser, { team: context.acme, id, body: { role: 'viewer' } }, owner())
    expect((await list({ action: 'users.update' })).data).toMatchObject([
      {
        actor: `user:${owner().id}`,
        target: `user:${id}`,
        before: { role: 'user' },
        after: { role: 'viewer' },
      },
      { before: { role: 'viewer' }, after: { role: 'user' } },
    ])
  })

  test('shows refused permissions', async () => {
    await context.call(updateOrganization, { team: context.acme, body: { name: 'Mine' } }, context.people.viewer)
    expect((await list({ action: 'access.refused' })).data[0]).toMatchObject({
      actor: `user:${context.people.viewer.id}`,
      target: 'teams.update_organization',
    })
  })

  test('paginates by cursor and filters by day', async () => {
    await context.pool.query(
      "update audit_events set created = created - interval '3 days' where action = 'session.refused'",
    )
    const all = await list({ limit: 200 })
    const first = await list({ limit: 2 })
    const next = new URL(first.links.next ?? '', 'http://x').searchParams.get('next') ?? ''
    const second = await list({ limit: 2, next })
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(all.data.slice(0, 4).map(({ id }) => id))
    const day = all.data.at(-1)?.created.slice(0, 10) ?? ''
    expect((await list({ start_date: day, end_date: day })).data).toMatchObject([{ action: 'session.refused' }])
  })

  test('is exported as CSV without formulas', async () => {
    await context.pool.query(
      `insert into audit_events (team_id, actor, action, target, user_agent) values ($1, 'nobody', 'test', '=1+1', '@sum, "quoted"')`,
      [context.acme.id],
    )
    const { status, body, headers } = await context.call(
      exportOrganizationAudit,
      { team: context.acme, query: { action: 'test' } },
      owner(),
    )
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv',
      "attachment; filename*=UTF-8''audit-log.csv",
    ])
    const [head, line, end] = String(body).split('\r\n')
    expect(head).toBe('created,actor,actor_name,action,target,before,after,ip,user_agent')
    expect(line).toMatch(/Z,nobody,,test,'=1\+1,,,,"'@sum, ""quoted"""$/)
    expect(end).toBe('')
    expect((await context.call(exportDeveloperAudit, { team: context.acmeApps }, owner())).status).toBe(200)
    expect((await list({ action: 'audit.export' })).data).toHaveLength(1)
  })

  test('cannot be changed or read by the application outside its team', async () => {
    const { rows } = await context.pool.query(
      "select privilege_type from information_schema.role_table_grants where grantee = 'sextant_app' and table_name = 'audit_events' order by 1",
    )
    expect(rows.map(({ privilege_type }) => privilege_type)).toEqual(['INSERT', 'SELECT'])
  })
})
