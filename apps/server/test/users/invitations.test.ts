import { currentUser } from '@sextant/contract/account/endpoints'
import { ErrorBody } from '@sextant/contract/kit/errors'
import { login, validateToken } from '@sextant/contract/session/endpoints'
import { readOrganization } from '@sextant/contract/teams/endpoints'
import {
  acceptInvitation,
  invite,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from '@sextant/contract/users/endpoints'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signedIn } from '../kit/cookies'
import { testOutbox } from '../kit/outbox'
import { refusals } from '../kit/refusals'
import { addPerson, type Person, testContext } from '../kit/test-context'

const context = testContext()
const outbox = testOutbox(context)
afterEach(async () => void (await context.pool.query('delete from sign_in_failures')))

const ask = async (email: string, role: 'owner' | 'user' | 'viewer' = 'user', as = context.people.owner) => {
  const created = await context.call(invite, { team: context.acme, body: { email, role } }, as)
  const [mail] = await outbox.collect()
  return {
    created,
    id: z.safeParse(invite.output, created.body).data?.data.id ?? '',
    token: mail?.token ?? '',
    mail,
  }
}
const accept = async (token: string, body: { name?: string; password?: string } = {}, as: Person | null = null) =>
  await context.call(acceptInvitation, { token, body }, as)
const newcomer = { name: 'New Comer', password: 'long enough words' }

refusals(listInvitations, () => context, { input: (team) => ({ team }) })
const role = 'user' as const
refusals(invite, () => context, {
  input: (team) => ({ team, body: { email: 'r@x.test', role } }),
  wrong: [
    { input: (team) => ({ team, body: { email: 'no address', role } }), field: 'email' },
    { input: (team) => ({ team, body: { email: 'owner@acme.test', role } }), field: 'email' },
  ],
})
refusals(resendInvitation, () => context, { input: (team) => ({ team, id: '1' }) })
refusals(revokeInvitation, () => context, { input: (team) => ({ team, id: '1' }) })

describe('an invitation', () => {
  test('for an address without an account creates one and signs in, once', async () => {
    const { created, token, mail } = await ask('new@x.test', 'viewer')
    expect([created.status, created.body]).toMatchObject([201, { data: { status: 'Pending', role: 'viewer' } }])
    expect(mail).toMatchObject({ to: 'new@x.test', subject: 'You are invited to Acme' })
    expect(mail?.text).toContain('owner@acme.test invites you to join Acme on Sextant as Viewer')
    expect(mail?.link).toMatch(/\/invitations\/[\w-]{22}$/)
    expect((await context.call(validateToken, { token }, null)).body).toEqual({
      data: {
        type: 'invitation',
        email: 'new@x.test',
        role: 'viewer',
        has_account: false,
        team: { id: context.acme.id, type: 'org', name: 'Acme' },
      },
    })
    const lacking = await accept(token)
    expect([lacking.status, Object.keys(ErrorBody.parse(lacking.body).errors ?? {})]).toEqual([
      422,
      ['name', 'password'],
    ])
    expect((await accept(token, { name: 'N', password: 'password123' })).status).toBe(422)
    const joined = await accept(token, newcomer)
    expect(joined.body).toEqual({ data: { redirect: `/orgs/${context.acme.id}/dashboard` } })
    const me = signedIn(joined)
    expect((await context.call(currentUser, {}, me)).body).toMatchObject({
      data: { email: 'new@x.test', name: 'New Comer', roles: { org: { [context.acme.id]: ['viewer'] } } },
    })
    expect((await accept(token, newcomer)).status).toBe(404)
    expect((await context.call(validateToken, { token }, null)).status).toBe(404)
    const again = await context.call(login, { body: { email: 'new@x.test', password: newcomer.password } }, null)
    expect(again.status).toBe(200)
  })

  test('for an existing account adds it without a password, and does not sign in', async () => {
    const { token } = await ask('OWNER@globex.test')
    expect((await context.call(validateToken, { token }, null)).body).toMatchObject({
      data: { has_account: true },
    })
    const joined = await accept(token)
    expect(joined.body).toEqual({
      data: { redirect: `/login?next=${encodeURIComponent(`/orgs/${context.acme.id}/dashboard`)}` },
    })
    expect(joined.headers['set-cookie']).toBeUndefined()
    expect((await context.call(readOrganization, { team: context.acme }, context.globexOwner)).status).toBe(200)
  })

  test('accepted by two requests at once creates one account', async () => {
    const { token } = await ask('race@x.test')
    const answers = await Promise.all([1, 2, 3].map(async () => await accept(token, newcomer)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await context.pool.query("select 1 from users where email = 'race@x.test'")).rowCount).toBe(1)
  })

  test('for the same address is renewed, not duplicated; the old link becomes invalid', async () => {
    const first = await ask('twice@x.test', 'viewer')
    const second = await ask('Twice@x.test', 'user')
    expect(second.id).toBe(first.id)
    expect((await accept(first.token, newcomer)).status).toBe(404)
    const resent = await context.call(resendInvitation, { team: context.acme, id: first.id }, context.people.owner)
    expect(resent.status).toBe(200)
    const [mail] = await outbox.collect()
    expect((await accept(second.token, newcomer)).status).toBe(404)
    expect((await accept(mail?.token ?? '', newcomer)).status).toBe(200)
    expect(
      (await context.call(resendInvitation, { team: context.acme, id: first.id }, context.people.owner)).status,
    ).toBe(409)
  })

  test('that was revoked or has expired is invalid', async () => {
    const revoked = await ask('revoked@x.test')
    const back = await context.call(revokeInvitation, { team: context.acme, id: revoked.id }, context.people.owner)
    expect(back.body).toMatchObject({ data: { status: 'Revoked' } })
    expect((await accept(revoked.token, newcomer)).status).toBe(404)
    expect(
      (await context.call(revokeInvitation, { team: context.acme, id: revoked.id }, context.people.owner)).status,
    ).toBe(409)
    const late = await ask('late@x.test')
    await context.pool.query('update invitations set expires = now() where id = $1', [late.id])
    expect((await accept(late.token, newcomer)).status).toBe(404)
    const list = await context.call(
      listInvitations,
      { team: context.acme, query: { status: 'Expired' } },
      context.people.viewer,
    )
    expect(list.body).toMatchObject({
      data: [{ email: 'late@x.test', status: 'Expired' }],
      meta: { total: 1 },
    })
  })

  test('is limited to five per address, then 429', async () => {
    const statuses: number[] = []
    for (const email of ['a@full.test', 'A@full.test', 'a@FULL.test', 'a@full.test', 'a@full.test', 'a@Full.test'])
      statuses.push((await ask(email)).created.status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    expect((await ask('b@full.test')).created.status).toBe(201)
  })

  test('of another team is not found: 404', async () => {
    const { id } = await ask('mine@x.test')
    for (const endpoint of [resendInvitation, revokeInvitation])
      expect((await context.call(endpoint, { team: context.globex, id }, context.globexOwner)).status).toBe(404)
  })

  test('offers only the three team roles', async () => {
    const send = {
      payload: JSON.stringify({ email: 'a@b.test', role: 'super-admin' }),
      headers: { 'content-type': 'application/json' },
    }
    const body = { email: 'a@b.test', role: 'user' } as const
    expect((await context.call(invite, { team: context.acme, body }, context.people.owner, send)).status).toBe(422)
  })

  test('is not found in an organisation for users with single sign-on: 404', async () => {
    const boss = await addPerson(context.pool, 'boss@x.test', [context.acme, context.acmeApps], 'owner')
    await context.pool.query('update teams set sso_enabled = true where id = $1', [context.acmeApps.id])
    const body = { email: 'anyone@x.test', role: 'user' } as const
    expect((await context.call(invite, { team: context.acme, body }, boss)).status).toBe(404)
    expect((await context.call(invite, { team: context.acmeApps, body }, boss)).status).toBe(201)
    await context.pool.query('update teams set sso_enabled = false')
  })

  test('is invalid in an organisation with single sign-on, even if sent before', async () => {
    // The email of the earlier invitation.
    await outbox.collect()
    const { id, token } = await ask('before@x.test')
    await context.pool.query('update teams set sso_enabled = true where id = $1', [context.acme.id])
    for (const who of [context.people.owner, context.people['super-admin']]) {
      const again = await context.call(resendInvitation, { team: context.acme, id }, who)
      const body = { email: 'after@x.test', role: 'user' } as const
      expect([again.status, (await context.call(invite, { team: context.acme, body }, who)).status]).toEqual([404, 404])
    }
    expect(await outbox.collect()).toEqual([])
    expect((await accept(token, newcomer)).status).toBe(404)
    expect((await context.call(validateToken, { token }, null)).status).toBe(404)
    expect((await context.pool.query("select 1 from users where email = 'before@x.test'")).rowCount).toBe(0)
    const taken = await context.call(revokeInvitation, { team: context.acme, id }, context.people.owner)
    expect(taken.status).toBe(200)
    await context.pool.query('update teams set sso_enabled = false')
  })

  test('has its token only in the email, not in rows or responses', async () => {
    const { created, token } = await ask('secret@x.test')
    const { rows } = await context.pool.query("select *, encode(token_hash, 'escape') from invitations")
    expect(JSON.stringify([rows, created.body])).not.toContain(token)
  })
})
