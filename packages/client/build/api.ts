/**
 * Generates `src/api.gen.ts`: one function per endpoint of the contract, named by feature and verb. Run it after
 * changing the contract: `npm run client`.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@sextant/contract/kit/endpoint'

const contract = fileURLToPath(new URL('../../contract/src', import.meta.url))
export const generatedFile = fileURLToPath(new URL('../src/api.gen.ts', import.meta.url))

type Call = {
  readonly feature: string
  readonly verb: string
  readonly constant: string
  readonly module: string
  readonly isFile: boolean
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value

/** Converts `of-segment` to `ofSegment`. */
export const camelCase = (text: string): string =>
  text.replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())

/** Every endpoint of the contract, by feature and verb. */
async function callsIn(folder: string): Promise<readonly Call[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const calls: Call[] = []
  for (const file of files.toSorted()) {
    const module: Record<string, unknown> = await import(`${folder}/${file}`)
    for (const [constant, value] of Object.entries(module)) {
      if (!isEndpoint(value)) continue
      const [feature = '', ...verb] = value.name.split('.')
      calls.push({
        feature,
        verb: camelCase(verb.join('-')),
        constant,
        module: file.replace(/\.ts$/, ''),
        isFile: value.download !== null,
      })
    }
  }
  return calls.toSorted((a, b) => `${a.feature}.${a.verb}`.localeCompare(`${b.feature}.${b.verb}`, 'en'))
}

/** The text of the generated file. */
export async function generateApi(): Promise<string> {
  const calls = await callsIn(contract)
  const modules = [...new Set(calls.map(({ module }) => module))].toSorted()
  const alias = (module: string): string => camelCase(module.replaceAll('/', '-'))
  const features = [...new Set(calls.map(({ feature }) => feature))]
  return [
    '// Written by build/api.ts from the contract: do not edit.',
    ...modules.map((module) => `import * as ${alias(module)} from '@sextant/contract/${module}'`),
    "import type { Endpoint, InputOf, OutputOf } from '@sextant/contract/kit/endpoint'",
    "import type { CallOptions, Client } from './client'",
    '',
    '/** One call: its parameters, query and body in; the checked answer out. */',
    'export type Call<E extends Endpoint> = (input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>',
    '',
    'const callBy =',
    '  (client: Client) =>',
    '  <E extends Endpoint>(endpoint: E): Call<E> =>',
    '  async (input, options) =>',
    '    await client.call(endpoint, input, options)',
    '',
    '/** One call that answers a file or a stream, which is still to be read. */',
    "export type FileCall<E extends Endpoint> = (input: InputOf<E>, options?: Pick<CallOptions, 'signal'>) => Promise<Response>",
    '',
    'const fileBy =',
    '  (client: Client) =>',
    '  <E extends Endpoint>(endpoint: E): FileCall<E> =>',
    '  async (input, options) =>',
    '    await client.file(endpoint, input, options)',
    '',
    '/** Every call of the API by feature and verb, made through a client. */',
    'export function makeApi(client: Client) {',
    '  const [call, file] = [callBy(client), fileBy(client)]',
    '  return {',
    ...features.flatMap((feature) => [
      `    ${feature}: {`,
      ...calls
        .filter((one) => one.feature === feature)
        .map(
          ({ verb, constant, module, isFile }) =>
            `      ${verb}: ${isFile ? 'file' : 'call'}(${alias(module)}.${constant}),`,
        ),
      '    },',
    ]),
    '  }',
    '}',
    '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(generatedFile, await generateApi())
