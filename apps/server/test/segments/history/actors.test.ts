import { page } from '@sextant/contract/kit/wire'
import { listSegmentHistory } from '@sextant/contract/segments/endpoints'
import { SegmentChange } from '@sextant/contract/segments/history'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { inTransaction } from '../../../src/platform/database/transaction'
import { enqueue } from '../../../src/platform/jobs/job'
import { divideSharedJob } from '../../../src/segments/jobs'
import { importRunner } from '../../imports/import-runner'
import { addApplication, bearerOf } from '../../kit/application'
import { testPipeline } from '../../kit/pipeline'
import { testContext } from '../../kit/test-context'
import { travelOf } from '../../kit/travel'

const context = testContext()
const runner = importRunner(context)
const pipeline = testPipeline(context)

const header =
  'Traveler name,Type,Provider,Confirmation number,Start date,Start time,End date,End time,Origin,Destination,Flight number'
const row = (time: string) => `Zoe Unknown,Flight,Lufthansa,ACTOR1,2027-03-04,${time},2027-03-04,08:20,FRA,CDG,LH 1026`

/** The imported flight, and the last change of it. */
async function lastChange(): Promise<{ id: string; last: SegmentChange | undefined }> {
  const [segment] = await travelOf(context).segments({ search: 'ACTOR1' })
  const id = segment?.id ?? ''
  const input = { team: context.acme, type: 'air' as const, id }
  const { body } = await context.call(listSegmentHistory, input, context.people.viewer)
  return { id, last: z.parse(page(SegmentChange), body).data[0] }
}

test('the history names the import that created a segment, and the one that changed it, by its file', async () => {
  const first = await runner.run('trips', `${header}\n${row('07:05')}\n`)
  expect((await lastChange()).last).toMatchObject({
    change: 'created',
    actor: `import:${first.id}`,
    actor_name: first.filename,
    email_id: null,
  })
  const second = await runner.run('trips', `${header}\n${row('07:35')}\n`)
  const { last } = await lastChange()
  expect(last).toMatchObject({ change: 'updated', actor: `import:${second.id}`, actor_name: second.filename })
  expect(last?.changes).toContainEqual({
    field: 'start_datetime',
    old: '2027-03-04T07:05:00',
    new: '2027-03-04T07:35:00',
  })
})

test('the history names the application that corrected a segment', async () => {
  const robot = await addApplication(context, context.acme, context.people.owner, ['segments:write'])
  const { id } = await lastChange()
  const { statusCode } = await context.app.inject({
    method: 'PATCH',
    url: `/api/orgs/${context.acme.id}/segments/air/${id}`,
    headers: await bearerOf(context, robot),
    payload: { gate: 'A11' },
  })
  expect(statusCode).toBe(200)
  expect((await lastChange()).last).toMatchObject({
    change: 'updated',
    changes: [{ field: 'gate', old: null, new: 'A11' }],
    actor: `application:${robot.id}`,
    actor_name: 'Robot',
    email_id: null,
  })
})

test('what the product changes by itself is of the system, without a name', async () => {
  const { id } = await lastChange()
  // As stored by an earlier release: two travelers on one segment.
  await context.pool.query("update segments set travelers = '{Zoe Unknown,Yann Unknown}' where id = $1", [id])
  const scope = { team: context.acme.id, person: null }
  await inTransaction(context.services.db, scope, async (tx) => await enqueue(tx, divideSharedJob, { after: '0' }))
  await pipeline.drain()
  expect((await lastChange()).last).toMatchObject({
    change: 'updated',
    actor: 'system',
    actor_name: null,
    email_id: null,
    changes: [{ field: 'travelers', old: ['Zoe Unknown', 'Yann Unknown'], new: ['Zoe Unknown'] }],
  })
})
