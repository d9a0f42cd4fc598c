import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(`deploy/${path}`, 'utf8')
const deployments = readdirSync('deploy/kubernetes')
  .flatMap((file) => read(`kubernetes/${file}`).split(/^---$/m))
  .filter((document) => /^kind: Deployment$/m.test(document))
const imagesIn = (text: string): string[] => [...text.matchAll(/^ +image: (\S+)$/gm)].map(([, image = '']) => image)

test('every container has startup, readiness and liveness checks', () => {
  expect(deployments).toHaveLength(3)
  for (const deployment of deployments)
    expect(deployment.match(/\b(?:startup|readiness|liveness)Probe:/g)).toEqual([
      'startupProbe:',
      'readinessProbe:',
      'livenessProbe:',
    ])
})

test('images are pinned to a version, ours to the current release', () => {
  const [, version = ''] = /"version": "(.*)"/.exec(readFileSync('package.json', 'utf8')) ?? []
  const images = [...deployments, read('compose.yaml')].flatMap(imagesIn)
  expect(images.filter((image) => image.startsWith('sextant'))).toEqual(Array(4).fill(`sextant:${version}`))
  for (const image of images) expect(image).toMatch(/:(?!latest)[\w.-]+$/)
})

test('no password has a default', () => {
  expect(read('compose.yaml')).not.toMatch(/(PASSWORD|SECRET|KEY|TOKEN)\w*:?-/)
  expect(read('compose.yaml')).toContain('${POSTGRES_PASSWORD:?')
  const secrets = read('compose.env.example').match(/^\w*(?:PASSWORD|SECRET_KEY|TOKEN)=.*$/gm)
  expect(secrets).toEqual(['SECRET_KEY=', 'POSTGRES_PASSWORD=', 'METRICS_TOKEN='])
})
