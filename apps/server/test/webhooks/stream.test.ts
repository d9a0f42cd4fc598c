import { once } from 'node:events'
import { type TeamRef, teamBase } from '@sextant/contract/kit/team'
import { streamEvents } from '@sextant/contract/webhooks/events'
import { beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '../kit/refusals'
import { addPerson, addTeam, createTestContext, testContext } from '../kit/test-context'
import { tell } from './kit'

const context = testContext()
let base: string
beforeAll(async () => {
  base = await context.app.listen({ port: 0, host: '127.0.0.1' })
})

const newTeam = async () => await addTeam(context.pool, 'org', 'Feed')

refusals(streamEvents, () => context, {
  input: (team) => ({ team }),
  wrong: [{ input: (team) => ({ team, query: { after: 'nonsense' } }), field: 'after' }],
})

/** Reads a stream until `enough` returns true, and returns what was read. */
async function stream(
  team: TeamRef,
  enough: (text: string) => boolean,
  { query = '', headers = {}, as = context.people['super-admin'], when = async () => {} } = {},
): Promise<string> {
  const stop = new AbortController()
  const answer = await fetch(`${base}${teamBase(team)}/events/stream${query}`, {
    headers: { cookie: as.cookie, 'accept-encoding': 'br, gzip', ...headers },
    signal: stop.signal,
  })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  let text = ''
  let result = false
  const decoder = new TextDecoder()
  try {
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk)
      if (!result && text.includes('id: ')) {
        result = true
        await when()
      }
      if (enough(text)) return text
    }
    return text
  } finally {
    stop.abort()
  }
}

const messages = (text: string) => text.split('\n\n').filter((block) => block.includes('data: '))
const idOf = (block: string | undefined): string => /^id: (.*)$/m.exec(block ?? '')?.[1] ?? ''

describe('the event stream', () => {
  test('sends events as they happen, and resumes where it was interrupted', async () => {
    const team = await newTeam()
    const text = await stream(team, (so) => messages(so).length === 2, {
      when: async () => {
        await tell(context, 'trip.created', { id: '1' }, team)
        await tell(context, 'trip.updated', { id: '1' }, team)
      },
    })
    const [first, second] = messages(text)
    expect(first).toMatch(/^id: \S+\nevent: trip\.created\ndata: \{.*"object":\{"id":"1"\}/)
    await tell(context, 'trip.deleted', {}, team)
    const after = await stream(team, (so) => messages(so).length === 2, {
      headers: { 'last-event-id': idOf(first) },
    })
    expect(messages(after).map((block) => /event: (.*)/.exec(block)?.[1])).toEqual(['trip.updated', 'trip.deleted'])
    const brief = await stream(team, (so) => messages(so).length === 1, {
      query: `?after=${idOf(second)}&brief=true`,
    })
    expect(brief).toContain('"type":"trip.deleted"')
    expect(brief).not.toContain('"data"')
  })

  test('sends nothing that the caller may not read, nor of another team', async () => {
    const [team, other] = [await newTeam(), await newTeam()]
    const viewer = await addPerson(context.pool, 'viewer@stream.test', [team], 'viewer')
    const text = await stream(team, (so) => messages(so).length === 1, {
      as: viewer,
      when: async () => {
        await tell(context, 'webhook.disabled', {}, team)
        await tell(context, 'trip.created', {}, other)
        await tell(context, 'trip.updated', {}, team)
      },
    })
    expect(messages(text).map((block) => /event: (.*)/.exec(block)?.[1])).toEqual(['trip.updated'])
  })

  test('is limited to ten per caller, and holds no database connection', async () => {
    const team = await newTeam()
    const owner = await addPerson(context.pool, 'owner@many.test', [team], 'owner')
    const stop = new AbortController()
    const open = async () =>
      await fetch(`${base}${teamBase(team)}/events/stream`, {
        headers: { cookie: owner.cookie },
        signal: stop.signal,
      })
    const answers = []
    for (let nth = 0; nth < 10; nth += 1) {
      const answer = await open()
      answers.push(answer.status)
      await answer.body?.getReader().read()
    }
    expect(answers).toEqual(answers.map(() => 200))
    const refused = await open()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    await expect.poll(() => context.pool.idleCount).toBeGreaterThanOrEqual(context.pool.totalCount - 1)
    stop.abort()
  })

  test('of a disconnected caller no longer counts', async () => {
    const team = await newTeam()
    const owner = await addPerson(context.pool, 'owner@gone.test', [team], 'owner')
    const open = async (stop: AbortController) => {
      const answer = await fetch(`${base}${teamBase(team)}/events/stream`, {
        headers: { cookie: owner.cookie },
        signal: stop.signal,
      })
      await answer.body?.getReader().read()
      return answer.status
    }
    for (let nth = 0; nth < 10; nth += 1) {
      const stop = new AbortController()
      await open(stop)
      stop.abort()
    }
    // Before the next keep-alive, from which a stream would notice it by itself.
    const stop = new AbortController()
    await expect.poll(async () => await open(stop), { timeout: 5000 }).toBe(200)
    stop.abort()
  })

  test('ends with the server', async () => {
    const ending = await createTestContext()
    const address = await ending.app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${address}${teamBase(ending.acme)}/events/stream`, {
      headers: { cookie: ending.people.owner.cookie },
    })
    const reader = answer.body?.getReader()
    await reader?.read()
    const closed = once(ending.app.server, 'close')
    await ending.close()
    await closed
    expect(ending.app.server.listening).toBe(false)
  })
})
