import { listOrganizationAudit } from '@sextant/contract/audit/endpoints'
import { readDeveloperModel, readOrganizationModel, updateOrganizationModel } from '@sextant/contract/emails/model'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { redactEmail } from '../../../src/emails/redact-email'
import { inTransaction } from '../../../src/platform/database/transaction'
import { type ModelBench, modelKey, startModelBench, stay, stayText } from '../../kit/model-bench'
import { refusals } from '../../kit/refusals'
import { createTestContext } from '../../kit/test-context'

let bench: ModelBench
beforeAll(async () => {
  bench = await startModelBench()
})
afterEach(async () => await bench.reset())
afterAll(async () => await bench.close())

describe('the budget', () => {
  test('ends the questions of a day, and says so', async () => {
    await bench.turnOn({ requests_per_day: 1 })
    bench.says({ lodging: 1 }, () => stay('DAY-10'))
    const id = await bench.receive(stayText('Booking DAY-10'))
    await bench.ask()
    expect(bench.model.questions).toHaveLength(1)
    expect(await bench.notes(id)).toContain("Today's budget for the model is used up. Read the email again tomorrow.")
    expect((await bench.settings()).usage).toMatchObject({ requests: 1, tokens: 900, cost: null })
  })

  test('is limited by tokens and by cost', async () => {
    for (const limit of [{ tokens_per_day: 1000 }, { price_per_million_tokens: 10, cost_per_day: 0.01 }]) {
      await bench.context.pool.query('delete from email_models; delete from email_model_usage')
      await bench.turnOn(limit)
      await bench.receive(stayText('Booking COST-10'))
      await bench.ask()
      expect(bench.model.questions).toEqual([])
    }
    await bench.change({ cost_per_day: 5, tokens_per_day: 100_000 })
    bench.says({}, () => ({}))
    await bench.receive(stayText('Booking COST-11'))
    await bench.ask()
    expect((await bench.settings()).usage).toMatchObject({ requests: 1, tokens: 900, cost: 0.009 })
  })
})

describe('the settings', () => {
  test('say where emails go, and never the key', async () => {
    const { status, body } = await bench.context.call(
      readOrganizationModel,
      { team: bench.context.acme },
      bench.context.people.owner,
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      data: {
        available: true,
        host: new URL(bench.model.url).host,
        name: 'tiny',
        enabled: false,
        requests_per_day: 200,
      },
    })
    expect(JSON.stringify(body)).not.toContain(modelKey)
  })

  test('are audited', async () => {
    await bench.turnOn({ requests_per_day: 7 })
    const { body } = await bench.context.call(
      listOrganizationAudit,
      { team: bench.context.acme },
      bench.context.people.owner,
    )
    expect(body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({
          action: 'emails.updateModel',
          before: expect.objectContaining({ enabled: false }),
          after: expect.objectContaining({ enabled: true, requests_per_day: 7 }),
        }),
      ]),
    })
    expect(JSON.stringify(body)).not.toContain(modelKey)
  })

  test('need a price if costs are limited', async () => {
    const { status, body } = await bench.change({ cost_per_day: 1 })
    expect([status, body]).toMatchObject([422, { errors: { price_per_million_tokens: [expect.any(String)] } }])
    expect((await bench.settings()).cost_per_day).toBeNull()
  })

  test("belong to one team: another one's stay as they are", async () => {
    await bench.turnOn()
    const { body } = await bench.context.call(
      readOrganizationModel,
      { team: bench.context.globex },
      bench.context.globexOwner,
    )
    expect(body).toMatchObject({ data: { enabled: false, usage: { requests: 0 } } })
  })

  test('cannot be turned on without a model', async () => {
    const plain = await createTestContext()
    try {
      const input = { team: plain.acme, body: { enabled: true } }
      const { status, body } = await plain.call(updateOrganizationModel, input, plain.people.owner)
      expect([status, body]).toMatchObject([409, { code: 'conflict' }])
    } finally {
      await plain.close()
    }
  })
})

test('answers are deleted with the message that they quote', async () => {
  await bench.turnOn()
  bench.says({ lodging: 1 }, () => stay('GONE-10'))
  const id = await bench.receive(stayText('Booking GONE-10'))
  await bench.ask()
  const answers = async (): Promise<number | null> =>
    (await bench.context.pool.query('select from email_model_answers where email_id = $1', [id])).rowCount
  expect(await answers()).toBe(2)
  const scope = { team: bench.context.acme.id, person: null }
  await inTransaction(
    bench.context.services.db,
    scope,
    async (tx) => await redactEmail(tx, { id, content_hash: Buffer.from('x') }),
  )
  expect(await answers()).toBe(0)
})

refusals(readOrganizationModel, () => bench.context, { input: (team) => ({ team }) })
refusals(updateOrganizationModel, () => bench.context, {
  input: (team) => ({ team, body: { enabled: false } }),
  wrong: [{ input: (team) => ({ team, body: { requests_per_day: 0 } }), field: 'requests_per_day' }],
})

test('a developer team has its own settings', async () => {
  const { status } = await bench.context.call(
    readDeveloperModel,
    { team: bench.context.acmeApps },
    bench.context.people.owner,
  )
  expect(status).toBe(200)
})
