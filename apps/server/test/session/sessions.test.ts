import { urlOf } from '@sextant/contract/kit/request'
import { login } from '@sextant/contract/session/endpoints'
import { expect, test } from 'vitest'
import { hashPassword } from '../../src/account'
import { makeApi } from '../../src/main/api'
import { readEnv } from '../../src/platform/env'
import { runNext } from '../../src/platform/jobs/run-next'
import { sessionJobs } from '../../src/session/worker'
import { testContext } from '../kit/test-context'

const context = testContext()

test('over TLS the cookie is bound to the host and the connection', async () => {
  await context.pool.query('update users set password_hash = $1 where id = $2', [
    await hashPassword('correct horse'),
    context.people.user.id,
  ])
  const app = await makeApi(context.services, readEnv({ PUBLIC_URL: 'https://travel.example.test' }))
  const answer = await app.inject({
    method: 'POST',
    url: urlOf(login, { body: { email: '', password: '' } }),
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    payload: { email: 'user@acme.test', password: 'correct horse' },
  })
  const [session, hint] = [answer.headers['set-cookie']].flat().map(String)
  expect(session).toMatch(/^__Host-sextant_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(hint).toBe('signed_in=1; Path=/; Secure; SameSite=Lax')
  await app.close()
})

test('the cleanup deletes expired records, keeps valid ones, and recurs', async () => {
  const person = context.people.viewer.id
  await context.pool.query(
    `insert into sessions (token_hash, user_id, remember, last_seen_at, expires) values
      ('expired', $1, true, now(), now() - interval '1 second'),
      ('idle', $1, false, now() - interval '25 hours', now() + interval '1 day'),
      ('remembered', $1, true, now() - interval '25 hours', now() + interval '1 day')`,
    [person],
  )
  await context.pool.query(
    "insert into one_time_tokens (token_hash, purpose, expires) values ('old', 'sso', now()), ('new', 'sso', now() + interval '1 hour')",
  )
  await context.pool.query(
    "insert into sign_in_failures (key, at) values ('old', now() - interval '16 minutes'), ('new', now())",
  )
  await runNext(context.services, new Map(sessionJobs.map((one) => [one.kind, one])))
  const left = async (sql: string) => (await context.pool.query<{ name: string }>(sql)).rows.map(({ name }) => name)
  expect(await left("select encode(token_hash, 'escape') as name from sessions where length(token_hash) < 20")).toEqual(
    ['remembered'],
  )
  expect(await left("select encode(token_hash, 'escape') as name from one_time_tokens")).toEqual(['new'])
  expect(await left("select key as name from sign_in_failures where key in ('old', 'new')")).toEqual(['new'])
  expect(await left("select kind as name from jobs where run_at > now() + interval '50 minutes'")).toEqual([
    'session.sweep',
  ])
})
