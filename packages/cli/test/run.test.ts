import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CliContext } from '../src/context'
import { help, run } from '../src/run'

const cursor = 'c1'
const team = '/api/developers/3'

let folder: string
let printed: string[]
let messages: string[]
let calls: Request[]
let ended: AbortController
/** Responses of the API and the forwarding address, by method and path. */
let answers: Record<string, (request: Request) => Response>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sextant-cli-'))
  ;[printed, messages, calls, ended] = [[], [], [], new AbortController()]
  answers = {
    'POST /oauth/token': () => Response.json({ access_token: 't' }),
    [`GET ${team}/events`]: () => Response.json({ data: [], meta: { count: 0, has_more: false, next: cursor } }),
  }
})
afterEach(async () => await rm(folder, { recursive: true }))

const context = (env: Record<string, string> = {}, input = ''): CliContext => ({
  print: (line) => printed.push(line),
  tell: (line) => messages.push(line),
  fetch: async (target, init) => {
    const request = new Request(target, init)
    calls.push(request.clone())
    const { pathname } = new URL(request.url)
    const answer = answers[`${request.method} ${pathname}`]
    return answer?.(request) ?? Response.json({ message: 'Nothing here.', code: 'not_found' }, { status: 404 })
  },
  env,
  configFolder: join(folder, 'sextant'),
  signal: ended.signal,
  now: () => new Date('2026-11-21T10:00:00Z'),
  readInput: async () => input,
})
const signedIn = {
  SEXTANT_URL: 'http://here.test',
  SEXTANT_CLIENT_ID: 'sxc_1',
  SEXTANT_CLIENT_SECRET: 's',
  SEXTANT_TEAM: 'developers/3',
}

test.each([[['--help']], [[]], [['help']]])('%j prints the help', async (args) => {
  await run(context(), args)
  expect(printed).toEqual([help])
})

test.each([
  [['dance'], /no command “dance”/],
  [['listen', '--colour'], /Unknown option/],
  [['login'], /--client-id/],
  [['login', '--client-id', 'a', '--team', 'acme'], /no team/],
  [['send'], /FILE\.eml/],
  [['send', '--sample', 'ferry'], /flight and hotel/],
  [['send', '/nowhere.eml'], /cannot be read/],
  [['api', 'GET'], /which call/],
  [['listen', '--forward', 'here'], /no address/],
])('%j fails with a message that says what to do', async (args, text) => {
  await expect(run(context(signedIn), args)).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringMatching(text),
  })
})

test('a call without credentials asks to sign in', async () => {
  await expect(run(context(), ['api', 'GET', 'emails'])).rejects.toThrow('Sign in first')
})

describe('login', () => {
  const args = ['login', '--client-id', 'sxc_1', '--team', 'developers/3', '--url', 'http://here.test/']

  test('stores valid credentials for their owner only, and logout removes them', async () => {
    await run(context({}, 'secret-1\n'), args)
    const file = join(folder, 'sextant', 'credentials.json')
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      url: 'http://here.test',
      client_secret: 'secret-1',
    })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect([...printed, ...messages].join('\n')).not.toContain('secret-1')
    await run(context(), ['logout'])
    await expect(stat(file)).rejects.toThrow('ENOENT')
  })

  test('never sends a secret to another server or for another client', async () => {
    await run(context({}, 'secret-1\n'), args)
    calls = []
    for (const env of [{ SEXTANT_URL: 'http://there.test' }, { SEXTANT_CLIENT_ID: 'sxc_2' }])
      await expect(run(context(env), ['api', 'GET', 'emails'])).rejects.toThrow('Sign in first')
    expect(calls).toEqual([])
    answers[`GET ${team}/emails`] = () => Response.json({ data: [] })
    await run(context({ SEXTANT_URL: 'http://here.test/' }), ['api', 'GET', 'emails'])
    expect(printed).toEqual(['{\n  "data": []\n}'])
  })

  test('stores nothing if the credentials are refused', async () => {
    answers['POST /oauth/token'] = () =>
      Response.json({ error: 'invalid_client', error_description: 'The secret is wrong.' }, { status: 401 })
    await expect(run(context({}, 'wrong'), args)).rejects.toThrow('The secret is wrong.')
    await expect(stat(join(folder, 'sextant'))).rejects.toThrow('ENOENT')
  })
})

test('api calls the team’s endpoint and fails if the response does', async () => {
  answers[`GET ${team}/emails`] = () => Response.json({ data: [] })
  await run(context(signedIn), ['api', 'get', 'emails?limit=5'])
  expect(printed).toEqual(['{\n  "data": []\n}'])
  await expect(run(context(signedIn), ['api', 'GET', '/api/nothing'])).rejects.toThrow('The answer was 404.')
})

describe('listen', () => {
  const event = {
    id: '41',
    type: 'segment.created',
    created: '2026-11-21T09:00:00.000Z',
    resource_id: '7',
    data: { object: {} },
  }
  const streamOf = (id: string) => `id: ${id}\nevent: segment.created\ndata: ${JSON.stringify(event)}\n\n`

  test('forwards each signed event, reports the result, and resumes after it when the stream ends', async () => {
    let streams = 0
    answers[`GET ${team}/events/stream`] = () => {
      streams += 1
      if (streams > 1) ended.abort()
      return new Response(streamOf(`c${streams + 1}`), { headers: { 'content-type': 'text/event-stream' } })
    }
    answers['POST /hook'] = () => new Response(null, { status: 204 })
    await run(context({ ...signedIn, SEXTANT_WEBHOOK_SECRET: 'whsec_AAAA' }), [
      'listen',
      '--forward',
      'http://localhost:8080/hook',
    ])
    expect(printed[0]).toBe('evt_41 segment.created → 204')
    const forwarded = calls.find(({ url }) => url === 'http://localhost:8080/hook')
    expect(forwarded?.headers.get('webhook-id')).toBe('evt_41')
    expect(forwarded?.headers.get('webhook-timestamp')).toBe('1795255200')
    expect(forwarded?.headers.get('webhook-signature')).toMatch(/^v1,[\w+/]{43}=$/)
    expect(await forwarded?.json()).toEqual(event)
    const requests = calls
      .filter(({ url }) => url.includes('/stream'))
      .map(({ url }) => new URL(url).searchParams.get('after'))
    expect(requests).toEqual([cursor, 'c2'])
  })

  test('prints events if they are not forwarded', async () => {
    answers[`GET ${team}/events/stream`] = () => {
      ended.abort()
      return new Response(streamOf('c2'))
    }
    await run(context(signedIn), ['listen', '--events', 'segment.created'])
    expect(printed).toEqual([JSON.stringify(event)])
  })
})

test('send submits each file', async () => {
  const file = join(folder, 'a.eml')
  await writeFile(file, 'Subject: x\r\n\r\n')
  answers[`POST ${team}/emails`] = () => Response.json({ message: 'Full.', code: 'too_large' }, { status: 413 })
  await expect(run(context(signedIn), ['send', file])).rejects.toThrow('Full.')
  const sent = await calls.at(-1)?.formData()
  expect(sent?.get('file')).toBeInstanceOf(File)
})
