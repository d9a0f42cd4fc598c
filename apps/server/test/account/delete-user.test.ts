import { currentUser, deleteUser } from '@sextant/contract/account/endpoints'
import { ErrorBody } from '@sextant/contract/kit/errors'
import { login } from '@sextant/contract/session/endpoints'
import { readOrganization } from '@sextant/contract/teams/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../../src/account'
import { signedIn } from '../kit/cookies'
import { addPerson, addTeam, type Person, testContext } from '../kit/test-context'

const password = 'correct horse battery'
const context = testContext()
beforeAll(async () => await context.pool.query('update users set password_hash = $1', [await hashPassword(password)]))

const signIn = async (email: string): Promise<Person> =>
  signedIn(await context.call(login, { body: { email, password } }, null))

describe('deleting an account', () => {
  test('is refused while a team would lose its last owner: 409 with its name', async () => {
    const me = await signIn('owner@globex.test')
    await addPerson(context.pool, 'second@globex.test', [context.globex], 'user')
    const { status, body } = await context.call(deleteUser, { body: { password } }, me)
    expect((await context.call(readOrganization, { team: context.globex }, me)).status).toBe(200)
    expect([status, ErrorBody.parse(body).message]).toEqual([409, expect.stringContaining('Globex')])
  })

  test('closes single-member teams of either type, and leaves the others', async () => {
    const alone = [await addTeam(context.pool, 'dev', 'Alone'), await addTeam(context.pool, 'org', 'Lonely')]
    await addPerson(context.pool, 'joiner@acme.test', alone, 'owner')
    await context.pool.query(
      "insert into memberships (team_id, user_id, role) select $1, id, 'user' from users where email = 'joiner@acme.test'",
      [context.acme.id],
    )
    await context.pool.query(
      'update users set password_hash = (select password_hash from users where email = $1) where email = $2',
      ['owner@acme.test', 'joiner@acme.test'],
    )
    const me = await signIn('joiner@acme.test')
    expect((await context.call(deleteUser, { body: { password } }, me)).status).toBe(200)
    const { rows } = await context.pool.query<{ name: string; status: string }>(
      "select name, status from teams where name in ('Alone', 'Lonely', 'Acme') order by name",
    )
    expect(rows.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'Acme Active',
      'Alone Deleted',
      'Lonely Deleted',
    ])
    const result = await context.pool.query(
      "select after from audit_events where action = 'account.delete' and team_id = $1",
      [context.acme.id],
    )
    expect(result.rows).toMatchObject([{ after: { closed_teams: [{ name: 'Alone' }, { name: 'Lonely' }] } }])
  })

  test('deletes its sessions and memberships', async () => {
    await addPerson(context.pool, 'leaver@acme.test', [context.acme], 'user')
    await context.pool.query(
      'update users set password_hash = (select password_hash from users where email = $1) where email = $2',
      ['owner@acme.test', 'leaver@acme.test'],
    )
    const me = await signIn('leaver@acme.test')
    expect((await context.call(deleteUser, { body: { password: 'no' } }, me)).status).toBe(422)
    expect((await context.call(deleteUser, { body: { password } }, me)).status).toBe(200)
    expect((await context.call(currentUser, {}, me)).status).toBe(401)
    const left = await context.pool.query("select 1 from users where email = 'leaver@acme.test'")
    expect(left.rowCount).toBe(0)
  })
})
