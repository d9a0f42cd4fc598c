import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import * as z from 'zod/mini'

const read = (path: string): string => readFileSync(`deploy/${path}`, 'utf8')
const { version } = z.parse(
  z.object({ version: z.string() }),
  JSON.parse(readFileSync('package.json', 'utf8')),
)

const Deployment = z.object({
  kind: z.literal('Deployment'),
  spec: z.object({
    template: z.object({
      spec: z.object({ containers: z.array(z.looseObject({ name: z.string(), image: z.string() })) }),
    }),
  }),
})
const containers = readdirSync('deploy/kubernetes').flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`)).flatMap((document) => {
    const parsed = z.safeParse(Deployment, document.toJS())
    return parsed.success ? parsed.data.spec.template.spec.containers : []
  }),
)

test('every container says how it is: when it has started, when it is ready, when it hangs', () => {
  expect(containers.map(({ name }) => name).toSorted()).toEqual(['api', 'ingest', 'worker'])
  for (const container of containers)
    expect(Object.keys(container)).toEqual(
      expect.arrayContaining(['startupProbe', 'readinessProbe', 'livenessProbe']),
    )
})

test('images are named by their version', () => {
  const Compose = z.object({ services: z.record(z.string(), z.looseObject({ image: z.string() })) })
  const [compose] = parseAllDocuments(read('compose.yaml'))
  const { services } = z.parse(Compose, compose?.toJS())
  expect([...containers, services['sextant']].map((one) => one?.image)).toEqual(
    Array(4).fill(`sextant:${version}`),
  )
  for (const { image } of Object.values(services)) expect(image).toMatch(/:(?!latest)[\w.-]+$/)
})

test('no password has a default', () => {
  expect(read('compose.yaml')).not.toMatch(/(PASSWORD|SECRET|KEY|TOKEN)\w*:?-/)
  expect(read('compose.yaml')).toContain('${POSTGRES_PASSWORD:?')
  const secrets = read('compose.env.example').match(/^\w*(?:PASSWORD|SECRET_KEY|TOKEN)=.*$/gm)
  expect(secrets).toEqual(['SECRET_KEY=', 'POSTGRES_PASSWORD=', 'METRICS_TOKEN='])
})
