import { listOrganizationAudit } from '@sextant/contract/audit/endpoints'
import { assignEmail, listEmails, reviewEmail } from '@sextant/contract/emails/endpoints'
import { Email } from '@sextant/contract/emails/schemas'
import { page } from '@sextant/contract/kit/wire'
import { removeTeamUser, updateTeamUser } from '@sextant/contract/users/endpoints'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fixedClock } from '../../src/platform/clock'
import { mail } from '../kit/mails'
import { testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { scriptedExtractor, unsure } from '../kit/scripted-extractor'
import { testContext } from '../kit/test-context'

const { extractor, result } = scriptedExtractor()
result.diagnostics = [unsure]

const context = testContext(fixedClock('2027-02-02T12:00:00Z'))
const pipeline = testPipeline(context, extractor)

const receive = async () => await pipeline.receive(mail({ subject: `Mail ${Math.random()}` }))

const assign = async (id: string, assignee_id: string | null) =>
  await context.call(assignEmail, { team: context.acme, id, body: { assignee_id } }, context.people.user)

const queueOf = async (assignee: string): Promise<string[]> => {
  const query = { review: 'Open' as const, assignee }
  const { body } = await context.call(listEmails, { team: context.acme, query }, context.people.viewer)
  return z.parse(page(Email), body).data.map(({ id }) => id)
}

describe('an email in review', () => {
  test('is assigned to a user of the team, filtered by it, and unassigned', async () => {
    const [first, second] = [await receive(), await receive()]
    const { owner } = context.people
    expect((await assign(first, owner.id)).body).toMatchObject({ data: { assignee_id: owner.id } })
    expect(await queueOf(owner.id)).toEqual([first])
    expect(await queueOf('none')).toEqual([second])
    const { body } = await context.call(listOrganizationAudit, { team: context.acme }, owner)
    expect(body).toMatchObject({
      data: [{ action: 'emails.assign', target: `email:${first}`, after: { assignee_id: owner.id } }],
    })
    expect((await assign(first, null)).body).toMatchObject({ data: { assignee_id: null } })
    expect(await queueOf(owner.id)).toEqual([])
  })

  test('is assigned only to users of the team who may decide on it', async () => {
    const id = await receive()
    for (const user of [context.globexOwner, context.people.viewer])
      expect((await assign(id, user.id)).body).toMatchObject({
        errors: { assignee_id: ['Choose a user of this team who may edit travel.'] },
      })
  })

  test('is no longer assigned once its user only views the team, or leaves it', async () => {
    const id = await receive()
    const { owner, user } = context.people
    await assign(id, user.id)
    const roleOf = async (role: 'viewer' | 'user') =>
      await context.call(updateTeamUser, { team: context.acme, id: user.id, body: { role } }, owner)
    await roleOf('viewer')
    expect(await queueOf(user.id)).toEqual([])
    await roleOf('user')
    await assign(id, user.id)
    expect(await queueOf(user.id)).toEqual([id])
    await context.call(removeTeamUser, { team: context.acme, id: user.id }, owner)
    expect(await queueOf('none')).toContain(id)
  })

  test('cannot be assigned after a decision', async () => {
    const id = await receive()
    const { owner } = context.people
    await context.call(reviewEmail, { team: context.acme, id, body: { decision: 'dismiss' } }, owner)
    const input = { team: context.acme, id, body: { assignee_id: owner.id } }
    expect((await context.call(assignEmail, input, owner)).status).toBe(409)
  })
})

refusals(assignEmail, () => context, {
  input: (team) => ({ team, id: '1', body: { assignee_id: null } }),
})
