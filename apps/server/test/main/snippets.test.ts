import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scopes } from '@sextant/contract/kit/scopes'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ApiDocument } from '../../../console/src/applications/reference/document'
import { type Operation, operationsOf } from '../../../console/src/applications/reference/operations'
import {
  bodyOf,
  curlOf,
  isForApplications,
  signInSnippets,
  typeScriptOf,
} from '../../../console/src/applications/reference/snippets'
import { hashPassword } from '../../src/account'
import { describeApi } from '../../src/platform/http/openapi'
import { allEndpoints } from '../kit/all-endpoints'
import { addApplication, bearerOf } from '../kit/application'
import { type TestContext, testContext } from '../kit/test-context'

const origin = 'http://localhost:3000'
const operations = operationsOf(z.parse(ApiDocument, JSON.parse(JSON.stringify(describeApi(allEndpoints, origin)))))

/** All paths of the endpoints as the page shows them at first. */
const shown = operations.flatMap((operation) =>
  operation.addresses.map(({ path, team }) => ({
    operation,
    team,
    context: { origin, path, params: { teamId: '1' }, query: '' },
  })),
)

const endpointOf = ({ name }: Operation) => allEndpoints.find((endpoint) => endpoint.name === name)

test('the body of every example is valid for its endpoint', () => {
  const refused = operations.flatMap((operation) => {
    const body = bodyOf(operation)
    const endpoint = endpointOf(operation)
    if (typeof body !== 'object' || !endpoint) return []
    const read = z.safeParse(endpoint.body, body.json)
    return read.success ? [] : [`${operation.name} ${JSON.stringify(body.json)}: ${z.prettifyError(read.error)}`]
  })
  expect(refused).toEqual([])
})

test('every TypeScript example of the reference type-checks against the client', () => {
  const folder = resolve(`node_modules/.cache/snippets-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  try {
    const examples = shown.filter(({ operation }) => isForApplications(operation))
    expect(examples.length).toBeGreaterThan(80)
    const calls = examples.map(
      ({ operation, context }) => `export async () => {\n${typeScriptOf(operation, context)}\n}`,
    )
    const prelude = [
      "import { openAsBlob } from 'node:fs'",
      "import type { makeSextant } from '@sextant/client/sextant'",
      "declare const api: ReturnType<typeof makeSextant>['api']",
    ]
    const functions = calls.map((call, at) => call.replace('export async () =>', `export const f${at} = async () =>`))
    writeFileSync(`${folder}/calls.ts`, [...prelude, ...functions].join('\n'))
    writeFileSync(`${folder}/first.ts`, signInSnippets(origin).client)
    const config = {
      extends: resolve('tsconfig.base.json'),
      compilerOptions: { types: ['node'], lib: ['ES2023', 'WebWorker'], noEmit: true, noUnusedLocals: false },
      files: ['calls.ts', 'first.ts'],
    }
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config))
    const compiler = fileURLToPath(import.meta.resolve('typescript-native/package.json')).replace(
      'package.json',
      'bin/tsc',
    )
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })
    expect(stdout).toBe('')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** The words of a command, as split by a shell. */
const wordsOf = (command: string): string[] =>
  [...command.replaceAll('\\\n', ' ').matchAll(/(?:"[^"]*"|'(?:[^']|'\\'')*'|[^\s"'])+/g)].map(([word]) =>
    word.replace(/^(["'])(.*)\1$/s, '$2').replaceAll("'\\''", "'"),
  )

const Method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
type Sent = { method: z.infer<typeof Method>; url: string; headers: Record<string, string>; payload?: string }

/** The request that curl makes from a command. */
function requestOf(command: string): Sent {
  const [, ...words] = wordsOf(command)
  const sent: Sent = { method: 'GET', url: '', headers: {} }
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', value = ''] = [words[at], words[at + 1]]
    if (!word.startsWith('-')) {
      sent.url = word
      continue
    }
    at += 1
    if (word === '-X') sent.method = Method.parse(value)
    if (word === '-H') sent.headers[(value.split(': ')[0] ?? '').toLowerCase()] = value.split(': ')[1] ?? ''
    if (word === '-b') sent.headers['cookie'] = value
    if (word === '-d') sent.payload = value
    if (word === '-F') {
      const [name = '', content = ''] = value.split('=')
      sent.headers['content-type'] = 'multipart/form-data; boundary=x'
      const file = content.startsWith('@') ? '; filename="x.csv"\r\ncontent-type: text/csv' : ''
      const part = `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`
      const text = file === '' ? content : 'email\r\nada@acme.test'
      sent.payload = `${(sent.payload ?? '').replace('--x--\r\n', '')}${part}${text}\r\n--x--\r\n`
    }
  }
  return sent
}

describe('every curl line', () => {
  const context = testContext()
  let tokens: Record<'org' | 'dev', string>
  beforeAll(async () => {
    // People with a password must enter it before their account is deleted.
    await context.pool.query('update users set password_hash = $1', [await hashPassword(randomUUID())])
    const tokenOf = async (team: TestContext['acme']) => {
      const robot = await addApplication(context, team, context.people.owner, [...scopes])
      await context.pool.query('update applications set rate_limit = 1000000 where id = $1', [robot.id])
      return (await bearerOf(context, robot)).authorization?.replace('Bearer ', '') ?? ''
    }
    tokens = { org: await tokenOf(context.acme), dev: await tokenOf(context.acmeApps) }
  })

  test('is authorized, and sends a valid request', async () => {
    const wrong: string[] = []
    const isLast = ({ operation }: { operation: Operation }) => operation.name.startsWith('teams.delete')
    // In order, the examples rename a team and then delete the team of that name.
    for (const { operation, team, context: values } of [
      ...shown.filter((one) => !isLast(one)),
      ...shown.filter(isLast),
    ]) {
      const endpoint = endpointOf(operation)
      // Logging out ends the session of the following examples, and a stream stays open for a minute.
      if (operation.name === 'session.logout' || endpoint?.download?.[0] === 'text/event-stream') continue
      const of = team === 'dev' ? context.acmeApps : context.acme
      const command = curlOf(operation, { ...values, params: { teamId: of.id } })
        .replace('$TOKEN', tokens[of.type])
        .replace('sextant_session=$SESSION', context.people['super-admin'].cookie)
        .replaceAll(/\{\w+\}/g, '999999999')
      await context.pool.query('delete from sign_in_failures')
      const answer = await context.app.inject(requestOf(command))
      const isMeant =
        [200, 201, 202, 204, 404, 409, 503].includes(answer.statusCode) || isAboutNobody(operation, answer.statusCode)
      if (!isMeant) wrong.push(`${operation.name} ${team}: ${answer.statusCode} ${answer.body.slice(0, 300)}`)
    }
    expect(wrong).toEqual([])
  })
})

/** Whether an example depends on values it cannot know: the caller's own data, or a team's emails and mailboxes. */
const isAboutNobody = ({ name }: Operation, status: number): boolean =>
  [403, 422].includes(status) &&
  /^(session|account|authentication\.start_sso|emails\.(tryRule|createRule|reprocess)$|downloads\.mail_rule$)/.test(
    name,
  )
